import { cellsIn } from '@logis/contract/cells.rules'
import { flatKey } from '@logis/contract/flats.rules'
import { emailField } from '@logis/contract/http.rules'

export const isAddress = (text: string) => text.length <= emailField.max && emailField.format.pattern.test(text)

type Named = { id: number; name: string }
export type Pasted = { emails: Record<number, string>; unknown: string[] }

/**
 * Two columns of a spreadsheet, the flat and its address, in either order: what is no address names the flat. Lines that
 * name no flat are told; one without an address, as of headings, is none.
 */
export const readAddresses = (text: string, flats: readonly Named[]): Pasted => {
  const byKey = new Map(flats.map((flat) => [flatKey(flat.name), flat.id]))
  const pasted: Pasted = { emails: {}, unknown: [] }
  for (const row of cellsIn(text.replace(/\r\n?/g, '\n'), text.includes('\t') ? '\t' : ';')) {
    const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
    const email = cells.find(isAddress)
    const name = cells.find((cell) => !isAddress(cell))
    if (email === undefined) continue
    const id = name === undefined ? undefined : byKey.get(flatKey(name))
    if (id === undefined) pasted.unknown.push(name ?? email)
    else pasted.emails[id] = email
  }
  return pasted
}
