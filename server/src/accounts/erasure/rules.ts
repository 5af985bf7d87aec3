import { db, write, type Tx } from '#platform/db.ts'
import { eachByItself } from '#platform/eachByItself.ts'
import { escapeHtml } from '#platform/mail/layout.ts'
import { emailsIn, phonesIn } from '#platform/sheets/values.ts'
import * as sql from './sql.ts'

/**
 * Erases the accounts closed a month ago, one transaction for each, and what others wrote of the person: the one place
 * that writes in the tables of other nouns, so that what a person leaves is seen at a glance (decision 25). Safe to
 * repeat, and to run twice at once.
 */
export const eraseClosedAccounts = async (): Promise<void> =>
  eachByItself(await sql.listClosed(db), (id) => write((tx) => erase(tx, id)))

const erase = async (tx: Tx, id: number): Promise<void> => {
  await sql.takeTime(tx)
  const gone = await sql.takeClosed(tx, id)
  if (!gone) return
  await sql.blotMails(tx, gone, escapeHtml)
  for (const line of await sql.findLines(tx, gone)) await sql.rewriteLine(tx, withoutThem(line, gone))
  const [clean, cleanAddresses] = [without(wordsOf(gone)), without(gone.addresses)]
  for (const found of await sql.findWords(tx, gone))
    await sql.rewriteWords(tx, { ...found, words: (found.isEvidence ? cleanAddresses : clean)(found.words) })
  for (const line of await sql.findSheetLines(tx, gone)) await sql.rewriteSheetLine(tx, lineWithoutThem(line, gone))
  await sql.removeContacts(tx, gone)
  await sql.removeWords(tx, gone)
  await sql.eraseUser(tx, gone)
}

/** A word as a pattern; an address that is the end or the beginning of another's is not found in it. */
const patternOf = (word: string): string => {
  const literal = word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  return word.includes('@') ? `(?<![\\w.+%-])${literal}(?!\\.?[\\w-])` : literal
}

/** What puts something in place of words, whatever their case. */
const without = (words: readonly string[], instead = sql.blot) => {
  const said = new RegExp(words.map(patternOf).join('|'), 'gi')
  return <T extends string | null>(value: T) => (value && words.length > 0 ? value.replace(said, instead) : value) as T
}

const wordsOf = ({ addresses, name }: sql.Gone): string[] => [...addresses, ...(name === null ? [] : [name])]

const withoutThem = (line: sql.Line, gone: sql.Gone): sql.Line => {
  const clean = without(wordsOf(gone))
  const pretty_log = line.pretty_log.map((change) => ({
    ...change,
    old_value: clean(change.old_value),
    value: clean(change.value),
  }))
  return { ...line, pretty_log }
}

/**
 * A line of a sheet of projects without someone: their addresses go, wherever they stand, and their name from what is no
 * fact of the project. With the last address of the line its phone numbers go too; beside another's, the number at the same
 * place. Nothing stands in their place, so that a line that waits can still be created.
 */
const lineWithoutThem = ({ cells, edits, columns, ...line }: sql.SheetLine, gone: sql.Gone): sql.SheetLine => {
  const fieldAt = (at: number) => columns[at]?.field ?? null
  const typed = [...cells.filter((_, at) => fieldAt(at) === 'emails'), edits['emails'] ?? '']
  const phones = phonesWithout(typed, gone)
  const [addresses, words] = [without(gone.addresses, ''), without(wordsOf(gone), '')]
  const clean = (field: string | null, text: string): string => {
    if (field === 'phones') return phones(text)
    return (field === null || field === 'emails' ? words : addresses)(text)
  }
  return {
    ...line,
    columns,
    cells: cells.map((cell, at) => clean(fieldAt(at), cell)),
    edits: Object.fromEntries(Object.entries(edits).map(([field, text]) => [field, clean(field, text)])),
  }
}

/** Of the phone numbers beside these addresses, as they were read and as they were corrected, those that are another's. */
const phonesWithout = (typed: readonly string[], { addresses }: sql.Gone) => {
  const theirs = new Set(addresses.map((address) => address.toLowerCase()))
  const read = typed.map((text) => emailsIn(text).emails.map((email) => theirs.has(email.toLowerCase())))
  const places = new Set(read.flatMap((emails) => emails.flatMap((isTheirs, at) => (isTheirs ? [at] : []))))
  const isAlone = read.every((emails) => emails.every(Boolean))
  return (text: string): string => {
    if (places.size === 0) return text
    const left = isAlone ? [] : phonesIn(text).filter((_, at) => !places.has(at))
    return left.join(', ')
  }
}
