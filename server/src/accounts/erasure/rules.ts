import { write, type Tx } from '#platform/db.ts'
import { escapeHtml } from '#platform/mail/layout.ts'
import * as sql from './sql.ts'

/** In place of an address or a name in a line that is kept. */
const blot = '••••'

/**
 * Erases the accounts closed a month ago, one transaction for each, and what others wrote of the person: the one place
 * that writes in the tables of other nouns, so that what a person leaves is seen at a glance (decision 25). Safe to
 * repeat, and to run twice at once.
 */
export const eraseClosedAccounts = async (): Promise<void> => {
  while (await write(eraseNext));
}

const eraseNext = async (tx: Tx): Promise<boolean> => {
  await sql.takeTime(tx)
  const gone = await sql.takeClosed(tx)
  if (!gone) return false
  await sql.blotMails(tx, gone, escapeHtml)
  for (const line of await sql.findLines(tx, gone)) await sql.rewriteLine(tx, withoutThem(line, gone))
  await sql.removeContacts(tx, gone)
  await sql.removeWords(tx, gone)
  await sql.eraseUser(tx, gone)
  return true
}

const withoutThem = (line: sql.Line, { addresses, name }: sql.Gone): sql.Line => {
  // The longest first: one address may be the end of another.
  const words = [...addresses, ...(name === null ? [] : [name])].toSorted((a, b) => b.length - a.length)
  const said = new RegExp(words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|'), 'gi')
  const clean = (value: string | null) => value && value.replace(said, blot)
  const pretty_log = line.pretty_log.map((change) => ({
    ...change,
    old_value: clean(change.old_value),
    value: clean(change.value),
  }))
  return { ...line, pretty_log }
}
