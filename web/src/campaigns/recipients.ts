import { cut } from '@logis/contract/cut.rules'
import { emailsIn } from '@logis/contract/emails.rules'

type Line = { contract: string; email: string | null } | { wrong: number }

const separators = /[\r\t;,]+/

const readLine = (text: string, place: number): Line | null => {
  const cells = text
    .split(separators)
    .map((cell) => cell.trim())
    .filter(Boolean)
  const named = cells.find((cell) => !cell.includes('@'))
  const contract = named && cut(named, 100)
  const typed = cells.find((cell) => cell.includes('@'))
  if (contract === undefined) return typed === undefined ? null : { wrong: place }
  if (typed === undefined) return { contract, email: null }
  const [email] = emailsIn(typed).emails
  return email === undefined ? { wrong: place } : { contract, email }
}

/**
 * Lines of a sheet: a contract number and, where it is known, the address of whoever lives there, in either order. A line
 * whose address is none, or that names no contract, is told by its place.
 */
export const recipientsIn = (text: string) => {
  const lines = text.split('\n').flatMap((line, index) => readLine(line, index + 1) ?? [])
  const named = lines.flatMap((line) => ('wrong' in line ? [] : [line]))
  return {
    recipients: named.flatMap(({ contract, email }) => (email === null ? [] : [{ contract_number: contract, email }])),
    contract_numbers: [...new Set(named.flatMap(({ contract, email }) => (email === null ? [contract] : [])))],
    wrong: lines.flatMap((line) => ('wrong' in line ? [line.wrong] : [])),
  }
}
