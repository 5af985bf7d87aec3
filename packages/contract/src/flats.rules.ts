import { isName, type TextField } from './http.rules.ts'
import { projectFields } from './projects.rules.ts'

/** Made, or changed, at once: the flats of a large building. */
/** How many of them are ticked at once. */
export const flatsTickedMax = 500
export const flatsMax = 1000

/** The texts of a flat, by their limits; its stairs are a letter or a few words. */
export const flatTexts = {
  name: projectFields.name,
  stairs: { max: 40 },
} as const satisfies Record<string, TextField>
/** In square metres. */
export const flatSizes = { min: 0, max: 999_999 } as const
/** 0 is the ground floor. */
export const flatFloors = { min: -20, max: 200 } as const

/** A flat before it is made, or as it may be changed. */
export type Flat = { name: string; size: number | null; floor: number | null; stairs: string | null }
export type FlatField = keyof Flat
export const flatFields = ['name', 'size', 'floor', 'stairs'] as const satisfies readonly FlatField[]

export type FlatFaultCode = 'missing' | 'long' | 'characters' | 'number' | 'range' | 'repeated'
/** What keeps a line from being made: which of its fields, what was typed there, and why. */
export type FlatFault = { field: FlatField; code: FlatFaultCode; typed: string }
/** A line of what was typed or pasted, with everything that is wrong with it. Its number counts from 1. */
export type ReadFlat = Flat & { line: number; faults: FlatFault[] }

/** Two flats of a building may not be told apart when their names differ by this alone: case, accents, spaces. */
export const flatKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

/** The places of names that stand before already, each with the place where. */
export const repeatedNames = (names: readonly string[]): Map<number, number> => {
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const [index, name] of names.entries()) {
    const key = flatKey(name)
    const before = first.get(key)
    if (before === undefined) first.set(key, index)
    else repeated.set(index, before)
  }
  return repeated
}

type Read<T> = { value: T } | { code: FlatFaultCode }
const spaces = /[\s\u00a0\u202f]+/g

const textIn = (typed: string, { max, required }: TextField): Read<string | null> => {
  const value = typed.replace(spaces, ' ').normalize('NFC').trim()
  if (value === '') return required ? { code: 'missing' } : { value: null }
  if (!isName(value)) return { code: 'characters' }
  return value.length > max ? { code: 'long' } : { value }
}

/** `45,5`, `1 045,50`, `45.5` or `45 m²`. Nothing typed is no size. */
export const sizeIn = (typed: string): Read<number | null> => {
  const text = typed.replace(spaces, '').replace(/m[²2]$/i, '')
  if (text === '') return { value: null }
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(plain)) return { code: 'number' }
  const value = Math.round(Number(plain) * 100) / 100
  return value > flatSizes.max ? { code: 'range' } : { value }
}

const ground = /^(rdc|rez[- ]de[- ]chaussee|ground( floor)?)$/
const floorText = /^(?:r\+)?([-−]?\d{1,6})(?:er|ere|e|eme|nd|st|rd|th)?(?: (?:etage|floor))?$/
/** `2`, `R+2`, `2e étage`, `RDC`, `-1`. Nothing typed is a floor that nobody knows. */
export const floorIn = (typed: string): Read<number | null> => {
  const text = flatKey(typed)
  if (text === '') return { value: null }
  if (ground.test(text)) return { value: 0 }
  const [, digits] = floorText.exec(text) ?? []
  if (digits === undefined) return { code: 'number' }
  const value = Number(digits.replace('−', '-'))
  return value < flatFloors.min || value > flatFloors.max ? { code: 'range' } : { value }
}

/** The cells of a line, as they were typed. */
export type FlatCells = Record<FlatField, string>

const readers: { [F in FlatField]: (typed: string) => Read<Flat[F] | null> } = {
  name: (typed) => textIn(typed, flatTexts.name),
  size: sizeIn,
  floor: floorIn,
  stairs: (typed) => textIn(typed, flatTexts.stairs),
}

/** What the cells of a line say, and what is wrong with them. */
export const readFlat = (cells: FlatCells, line: number): ReadFlat => {
  const faults: FlatFault[] = []
  const of = <F extends FlatField>(field: F): Flat[F] | null => {
    const read = readers[field](cells[field])
    if ('value' in read) return read.value
    faults.push({ field, code: read.code, typed: cells[field].trim() })
    return null
  }
  const name = of('name') ?? cells.name.replace(spaces, ' ').trim()
  return { line, name, size: of('size'), floor: of('floor'), stairs: of('stairs'), faults }
}

/** The same lines, those named as one before them told so. */
export const withRepeated = (rows: readonly ReadFlat[]): ReadFlat[] => {
  const repeated = repeatedNames(rows.map(({ name }, index) => name || `\0${index}`))
  return rows.map((row, index) =>
    repeated.has(index)
      ? { ...row, faults: [...row.faults, { field: 'name', code: 'repeated', typed: row.name }] }
      : row,
  )
}
