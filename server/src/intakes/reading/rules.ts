import { addressFields, phoneField } from '@logis/contract/addresses.rules'
import { isErrorCell } from '@logis/contract/cells.rules'
import { flatTexts, floorIn, sizeIn } from '@logis/contract/flats.rules'
import { isName, type TextField } from '@logis/contract/http.rules'
import type { IntakeFaultCode, IntakeField } from '@logis/contract/intakes.rules'
import { isPhone } from '@logis/contract/phones.rules'
import { mayHaveParent, projectFields, residenceTypes, type ResidenceType } from '@logis/contract/projects.rules'
import { plain } from '#platform/sheets/rules.ts'
import { addressIn, dayIn, emailsIn, lineOf, phonesIn, streetIn, zipIn } from '#platform/sheets/values.ts'
import { typeNames } from '../columns/rules.ts'

/** What is typed of a project, cell by cell. */
export type Typed = Partial<Record<IntakeField, string>>
export type Fault = { field: IntakeField; code: IntakeFaultCode; line: number | null }

/** A project as a line tells of it. */
export type ReadHome = {
  name: string
  type: ResidenceType
  contract_number: string | null
  /** The name of the building that it is in. */
  building: string | null
  street_number: string | null
  street_name: string
  extra_infos: string | null
  zip_code: string
  city: string
  emails: string[]
  phones: string[]
  size: number | null
  floor: number | null
  stairs: string | null
  commissioning_date: string | null
}
export type ReadRow = { home: ReadHome; faults: Fault[]; values: Typed }

const entriesMax = 5
/** Of somebody who lives there: what is shorter is what a spreadsheet left of a number. */
const phoneDigits = 6

const namesOfTypes = (Object.entries(typeNames) as [ResidenceType, readonly string[]][])
  .flatMap(([type, names]) => names.map((name) => ({ type, words: plain(name) })))
  .toSorted((one, other) => other.words.length - one.words.length)

/** The kind that a cell names; null of a word that is no kind. */
const typeIn = (typed: string): ResidenceType | null => {
  const code = residenceTypes.find((type) => type === typed.trim().toUpperCase())
  const text = ` ${plain(typed)} `
  return code ?? namesOfTypes.find(({ words }) => text.includes(` ${words} `))?.type ?? null
}

/** The reader of one line, which gathers what is wrong with it. */
class Line {
  readonly faults: Fault[] = []
  readonly typed: Typed

  constructor(typed: Typed) {
    this.typed = typed
  }

  of(field: IntakeField): string {
    return this.typed[field] ?? ''
  }

  fault(field: IntakeField, code: IntakeFaultCode): void {
    this.faults.push({ field, code, line: null })
  }

  text(field: IntakeField, { max, required }: TextField, said = lineOf(this.of(field))): string | null {
    if (said === '') {
      if (required) this.fault(field, 'missing')
      return null
    }
    // What could not be calculated is nothing that two lines may share.
    if (isErrorCell(said)) {
      this.fault(field, 'error')
      return null
    }
    if (!isName(said)) this.fault(field, 'characters')
    else if (said.length > max) this.fault(field, 'long')
    return said
  }

  /** What a cell says, where it says anything. */
  read<T>(field: IntakeField, code: IntakeFaultCode, reader: (typed: string) => T | null): T | null {
    if (lineOf(this.of(field)) === '') return null
    const value = reader(this.of(field))
    if (value === null) this.fault(field, code)
    return value
  }

  measured(field: 'size' | 'floor', reader: typeof sizeIn): number | null {
    const read = reader(this.of(field))
    if ('value' in read) return read.value
    this.fault(field, read.code === 'range' ? 'range' : 'number')
    return null
  }
}

const readType = (line: Line): ResidenceType => {
  const named = line.read('type', 'type', typeIn)
  return named ?? (lineOf(line.of('building')) === '' ? 'HOUSE' : 'FLAT')
}

type Place = Pick<ReadHome, 'street_number' | 'street_name' | 'extra_infos' | 'zip_code' | 'city'>

/** « avenue » before the name of a street that does not say so itself. What could not be calculated is told of the street. */
const streetOf = (line: Line): string => {
  const [type, name] = [lineOf(line.of('street_type')), lineOf(line.of('street_name'))]
  if (isErrorCell(type)) return type
  const isSaid = type === '' || name === '' || isErrorCell(name) || `${plain(name)} `.startsWith(`${plain(type)} `)
  return isSaid ? name : `${type} ${name}`
}

const repeats = /^(bis|ter|quater|quinquies)$/i
/**
 * A number with its « bis », which some sheets have in a column of its own and some in that of what completes an address.
 * Those that fill numbers up with zeros have zero for a house without any.
 */
const numberOf = (line: Line, ofStreet: string): { number: string; extra: string } => {
  const number = lineOf(line.of('street_number')).replace(/^0+(?=\d|$)/, '') || ofStreet
  const extra = lineOf(line.of('extra_infos'))
  const own = lineOf(line.of('street_suffix'))
  const isRepeat = own === '' && repeats.test(extra) && /^\d+$/.test(number)
  const suffix = isRepeat ? extra : own
  const rest = isRepeat ? '' : extra
  if (isErrorCell(suffix)) return { number: suffix, extra: rest }
  const isSaid = suffix === '' || number === '' || plain(number).endsWith(plain(suffix))
  return { number: isSaid ? number : `${number}${suffix.length > 1 ? ' ' : ''}${suffix}`, extra: rest }
}

/** An address in cells of their own, in one, or in both: what stands in its own cell holds. */
const readPlace = (line: Line, isRequired: boolean): Place => {
  const whole = addressIn(line.of('address'))
  const own = streetIn(streetOf(line))
  const street = own.street_name === '' ? whole : own
  const { number, extra } = numberOf(line, street.street_number)
  // A street of its own that has its number in its name too keeps it once.
  const street_name = line.text(
    'street_name',
    { ...addressFields.street_name, required: isRequired },
    street.street_name,
  )
  const city = line.text('city', { ...addressFields.city, required: isRequired }, lineOf(line.of('city')) || whole.city)
  const typedZip = lineOf(line.of('zip_code')) || whole.zip_code
  const zip = zipIn(typedZip)
  if (zip === null && (typedZip !== '' || isRequired)) line.fault('zip_code', typedZip === '' ? 'missing' : 'zip')
  return {
    street_number: line.text('street_number', addressFields.street_number, number),
    street_name: street_name ?? '',
    extra_infos: line.text('extra_infos', addressFields.extra_infos, extra || whole.extra_infos),
    zip_code: zip ?? typedZip,
    city: city ?? '',
  }
}

const parts = ['street_number', 'street_name', 'extra_infos', 'zip_code', 'city'] as const satisfies IntakeField[]
/** What is read into those parts. */
const into = ['address', 'street_suffix', 'street_type'] as const satisfies IntakeField[]
/**
 * What is kept of a correction. Once a part of an address is corrected, what its line said of the others is said by each of
 * them, whichever cell had told it: what is emptied stays so, and a street that is corrected keeps its number.
 */
export const corrected = (typed: Typed, said: Typed): Typed => {
  if (parts.every((part) => said[part] === undefined)) return said
  const whole = Object.fromEntries(into.map((field) => [field, said[field] ?? typed[field] ?? '']))
  const { values } = readRow({ ...typed, ...whole })
  const street_number = streetIn(said.street_name ?? '').street_number || values.street_number
  const kept = parts.map((part) => [part, values[part] ?? ''])
  const read = Object.fromEntries(into.map((field) => [field, '']))
  return { ...Object.fromEntries(kept), street_number: street_number ?? '', ...said, ...read }
}

const readEmails = (line: Line): string[] => {
  const { emails, wrong } = emailsIn(line.of('emails'))
  if (wrong.length > 0) line.fault('emails', 'email')
  else if (emails.length > entriesMax) line.fault('emails', 'too_many')
  return emails
}

const readPhones = (line: Line): string[] => {
  const phones = phonesIn(line.of('phones'))
  if (phones.some((phone) => phone.length > phoneField.max || !isName(phone) || !isPhone(phone, phoneDigits)))
    line.fault('phones', 'phone')
  else if (phones.length > entriesMax) line.fault('phones', 'too_many')
  return phones
}

/** Whether all of an address is left out, which a flat may do that stands in its building. */
const hasNoPlace = (typed: Typed) =>
  (['address', 'street_name', 'zip_code', 'city'] as const).every((field) => lineOf(typed[field] ?? '') === '')

/** What a line says of a project, and what is wrong with it by itself. */
export const readRow = (typed: Typed): ReadRow => {
  const line = new Line(typed)
  const type = readType(line)
  const building = line.text('building', { max: projectFields.name.max })
  if (building !== null && !mayHaveParent(type) && type !== 'BUILDING') line.fault('type', 'building')
  const isInBuilding = building !== null && mayHaveParent(type)
  const named = lineOf(line.of('name'))
  // A line of a building often names it in the column of buildings alone.
  const name = line.text('name', projectFields.name, type === 'BUILDING' && named === '' ? (building ?? '') : named)
  const home: ReadHome = {
    name: name ?? '',
    type,
    contract_number: line.text('contract_number', projectFields.contract_number),
    building: isInBuilding ? building : null,
    ...readPlace(line, !(isInBuilding && hasNoPlace(typed))),
    emails: readEmails(line),
    phones: readPhones(line),
    size: line.measured('size', sizeIn),
    floor: line.measured('floor', floorIn),
    stairs: line.text('stairs', flatTexts.stairs),
    commissioning_date: line.read('commissioning_date', 'date', dayIn),
  }
  return { home, faults: line.faults, values: valuesOf(home, line) }
}

/** What will be created, as text; of a cell that could not be read, what was typed there. */
const valuesOf = (home: ReadHome, { typed, faults }: Line): Typed => {
  const wrong = new Set(faults.map(({ field }) => field))
  const { emails, phones, size, floor, ...texts } = home
  const shown: Typed = {}
  const show = (field: IntakeField, value: string | null) => {
    const said = wrong.has(field) ? (typed[field] ?? value) : value
    if (said) shown[field] = said
  }
  for (const [field, value] of Object.entries(texts)) show(field as keyof typeof texts, value)
  show('emails', emails.join(', '))
  show('phones', phones.join(', '))
  show('size', size === null ? null : String(size))
  show('floor', floor === null ? null : String(floor))
  return shown
}
