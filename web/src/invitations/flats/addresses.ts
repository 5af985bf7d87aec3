import { cellsIn } from '@logis/contract/cells.rules'
import { emailsIn } from '@logis/contract/emails.rules'
import { flatKey } from '@logis/contract/flats.rules'
import { emailField } from '@logis/contract/http.rules'

export const isAddress = (text: string) => text.length <= emailField.max && emailField.format.pattern.test(text)

type Named = { id: number; name: string }
/** `unknown`: what names no flat; `unread`: what should be an address of one, and is not taken. */
export type Pasted = { emails: Record<number, string>; unknown: string[]; unread: string[] }

/**
 * Two columns of a spreadsheet, the flat and its address, in either order; an address may stand among words. Lines that name
 * no flat are told, and so is what is written as an address and is none, or is a second one: a flat takes one. A line with
 * nothing of the kind, as of headings, is none.
 */
export const readAddresses = (text: string, flats: readonly Named[]): Pasted => {
  const byKey = new Map(flats.map((flat) => [flatKey(flat.name), flat.id]))
  const pasted: Pasted = { emails: {}, unknown: [], unread: [] }
  for (const row of cellsIn(text.replace(/\r\n?/g, '\n'), text.includes('\t') ? '\t' : ';')) {
    const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
    const name = cells.find((cell) => byKey.has(flatKey(cell))) ?? cells.find((cell) => !cell.includes('@'))
    const typed = cells.filter((cell) => cell !== name && cell.includes('@'))
    if (typed.length === 0) continue
    const id = byKey.get(flatKey(name ?? ''))
    if (id === undefined) {
      pasted.unknown.push(name ?? typed[0]!)
      continue
    }
    const said = typed.flatMap(addressesIn)
    const email = pasted.emails[id] ?? said.find(isAddress)
    if (email !== undefined) pasted.emails[id] = email
    pasted.unread.push(...said.filter((word) => word !== email))
  }
  return pasted
}

/** Those of a cell, and what is written as one beside them; of a cell without any, all of it. */
const addressesIn = (typed: string): string[] => {
  const { emails, wrong } = emailsIn(typed)
  return emails.length === 0 ? [typed] : [...emails, ...wrong.filter((word) => word.includes('@'))]
}
