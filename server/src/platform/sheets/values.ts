import { plain } from './columns.ts'
import { dayOfSerial } from './workbook.ts'

export { emailsIn } from '@logis/contract/emails.rules'

export { phonesIn } from '@logis/contract/phones.rules'

const spaces = /[\s\u00a0\u202f]+/g
/** A cell on one line, in the one spelling that Unicode composes. */
export const lineOf = (typed: string): string => typed.replace(spaces, ' ').normalize('NFC').trim()

const monthNames: readonly (readonly string[])[] = [
  ['janvier', 'janv', 'jan', 'january'],
  ['fevrier', 'fevr', 'fev', 'february', 'feb'],
  ['mars', 'mar', 'march'],
  ['avril', 'avr', 'april', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'juil', 'july', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'sept', 'sep', 'september'],
  ['octobre', 'oct', 'october'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december'],
]
const monthNamed = (name: string): number => monthNames.findIndex((names) => names.includes(name)) + 1

const dayFrom = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1800 && year <= 2199 ? date.toISOString().slice(0, 10) : null
}
/** A year of two digits is of this century until 2068. */
const fullYear = (digits: string): number => {
  const year = Number(digits)
  return digits.length > 2 ? year : year < 69 ? 2000 + year : 1900 + year
}

/** Serials of days from 1954 to 2119: what is shorter or longer is another number. */
const isSerial = (text: string) => /^\d{5}(\.\d+)?$/.test(text) && Number(text) >= 20_000 && Number(text) <= 80_000

/** `12/03/2026` in the French order, `2026-03-12`, `12 mars 2026` or a spreadsheet's count of days, as `2026-03-12`; null of anything else. */
export const dayIn = (typed: string): string | null => {
  const text = lineOf(typed).replace(/[T ]\d{1,2}[:h]\d{2}.*$/, '')
  if (isSerial(text)) return dayOfSerial(Number(text))
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (isoYear) return dayFrom(Number(isoYear), Number(isoMonth), Number(isoDay))
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? []
  if (day) return dayFrom(fullYear(year!), Number(month), Number(day))
  const [, wordDay, word, wordYear] =
    /^(?:[a-z]+ )?(\d{1,2})(?:er|e|st|nd|rd|th)? ([a-z]+) (\d{4}|\d{2})$/.exec(plain(text)) ?? []
  return wordDay && monthNamed(word!) ? dayFrom(fullYear(wordYear!), monthNamed(word!), Number(wordDay)) : null
}

/** A French postcode: of one that a spreadsheet took for a number the zero comes back. */
export const zipIn = (typed: string): string | null => {
  const digits = lineOf(typed)
    .replace(/^F-?(?=\d)/i, '')
    .replace(/\.0+$/, '')
    .replaceAll(' ', '')
  if (/^\d{4}$/.test(digits)) return `0${digits}`
  return /^\d{5}$/.test(digits) ? digits : null
}

const numbered =
  /^(\d{1,4}(?: ?(?:bis|ter|quater|quinquies|[a-h])(?![\p{L}’']))?(?: ?[-/] ?\d{1,4})?)[ ,]+(?=\S)(.+)$/iu
/** The number of a street before its name. */
export const streetIn = (typed: string): { street_number: string; street_name: string } => {
  const text = lineOf(typed)
  const [, street_number, street_name] = numbered.exec(text) ?? []
  return street_number && street_name ? { street_number, street_name } : { street_number: '', street_name: text }
}

type ReadAddress = {
  street_number: string
  street_name: string
  extra_infos: string
  zip_code: string
  city: string
}
const foreign = /[ ,]+france\.?$/i

/** All of an address in one cell: the last postcode parts the street from the city. What is not found is empty. */
export const addressIn = (typed: string): ReadAddress => {
  const parts = typed.split(/\r?\n/).map(lineOf).filter(Boolean)
  const text = parts.join(', ').replace(foreign, '')
  const [, before = '', zip_code = '', after = ''] =
    /^(.*?)[ ,–-]*(?<!\d)(\d{5}|\d{2} \d{3})(?!\d)[ ,–-]*([^\d]*(?:\d{1,2}e?r?)?)$/u.exec(text) ?? []
  if (zip_code === '') return { ...withExtra(text), zip_code: '', city: '' }
  const city = after.replace(/[ ,]*cedex.*$/i, '').replace(/^[ ,–-]+|[ ,–-]+$/g, '')
  return { ...withExtra(before), zip_code: zip_code.replace(' ', ''), city }
}

/** What stands before the street, and after it: a residence, a lot, a stairway. */
const withExtra = (text: string) => {
  const parts = text.split(/\s*,\s*/).filter(Boolean)
  // « 12, rue des Lilas » is one street.
  const joined = parts.flatMap((part, at) =>
    /^\d{1,4}( ?(bis|ter|quater|[a-h]))?$/i.test(part) && at < parts.length - 1
      ? []
      : [/^\d{1,4}( ?(bis|ter|quater|[a-h]))?$/i.test(parts[at - 1] ?? '') ? `${parts[at - 1]} ${part}` : part],
  )
  const street = Math.max(
    0,
    joined.findIndex((part) => streetIn(part).street_number !== ''),
  )
  const extra_infos = joined.filter((_, at) => at !== street).join(', ')
  return { ...streetIn(joined[street] ?? ''), extra_infos }
}
