import { db, write, type Tx } from '#platform/db.ts'
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
  const failures: unknown[] = []
  // One that cannot be erased keeps none of the others; the job then fails, and is tried again.
  for (const id of await sql.listClosed(db))
    await write((tx) => erase(tx, id)).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

const erase = async (tx: Tx, id: number): Promise<void> => {
  await sql.takeTime(tx)
  const gone = await sql.takeClosed(tx, id)
  if (!gone) return
  await sql.blotMails(tx, gone, escapeHtml)
  for (const line of await sql.findLines(tx, gone)) await sql.rewriteLine(tx, withoutThem(line, gone))
  const clean = cleanerOf(gone)
  for (const { id, text } of await sql.findNotes(tx, gone)) await sql.rewriteNote(tx, { id, text: clean(text) })
  await sql.removeContacts(tx, gone)
  await sql.removeWords(tx, gone)
  await sql.eraseUser(tx, gone)
}

const cleanerOf = ({ addresses, name }: sql.Gone) => {
  // The longest first: one address may be the end of another.
  const words = [...addresses, ...(name === null ? [] : [name])].toSorted((a, b) => b.length - a.length)
  const said = new RegExp(words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|'), 'gi')
  return <T extends string | null>(value: T) => (value && value.replace(said, blot)) as T
}

const withoutThem = (line: sql.Line, gone: sql.Gone): sql.Line => {
  const clean = cleanerOf(gone)
  const pretty_log = line.pretty_log.map((change) => ({
    ...change,
    old_value: clean(change.old_value),
    value: clean(change.value),
  }))
  return { ...line, pretty_log }
}
