import { cellsIn } from './cells.rules.ts'
import {
  flatFields,
  flatKey,
  flatsMax,
  floorIn,
  readFlat,
  sizeIn,
  withRepeated,
  type FlatCells,
  type ReadFlat,
} from './flats.rules.ts'

/** Why a series cannot be read: which of its lines, counted from 1, and what is wrong there. */
export type SeriesFault = { line: number; code: 'unreadable' | 'reversed' | 'no_floors' | 'many' }
export type Series = { flats: ReadFlat[] } | { fault: SeriesFault }

type Names = { names: string[] } | { per: number } | null
type Numbered = { prefix: string; digits: string }

const numbered = (text: string): Numbered | null => {
  const [, prefix, digits] = /^(.*?)(\d{1,6})$/.exec(text) ?? []
  return prefix === undefined || digits === undefined ? null : { prefix, digits }
}

/** By a word before by a dash, which may be part of a name. */
const ranges = [/^(?:de |from )?(.*?\d) (?:à|a|to) (.+)$/iu, /^(.*?\d) (?:-|–|→) (.+)$/u]
const perFloor = /^(\d{1,3}) (?:\S+ )?(?:par étage|par etage|par niveau|per floor|a floor)$/iu
/** What stands before a series in a sentence, and is no part of the names. */
const lead = /^(?:(?:les |the )?(?:logements?|appartements?|appts?|flats?|homes?) )(?=.*\d)/iu

const namesIn = (text: string): Names | 'reversed' | 'many' => {
  const [, count] = perFloor.exec(text) ?? []
  if (count !== undefined) return Number(count) > 0 ? { per: Number(count) } : null
  const bare = text.replace(lead, '')
  const [, from, to] = ranges.map((range) => range.exec(bare)).find(Boolean) ?? []
  if (from === undefined || to === undefined) return { names: [text] }
  const [first, last] = [numbered(from), numbered(to)]
  if (!first || !last || (last.prefix !== '' && flatKey(last.prefix) !== flatKey(first.prefix))) return null
  const [start, end] = [Number(first.digits), Number(last.digits)]
  if (end < start) return 'reversed'
  if (end - start >= flatsMax) return 'many'
  const { prefix, digits } = first
  return {
    names: Array.from(
      { length: end - start + 1 },
      (_, index) => prefix + String(start + index).padStart(digits.length, '0'),
    ),
  }
}

const floorWords = /^(?:aux? |du |on )?(?:étages?|etages?|niveaux?|niveau|floors?|levels?)(?: de| du)? /iu
const floorRange = /^(.+?) (?:a|à|au|to|-|–|→) (.+)$/iu
/** `étages 0 à 3`, `étage 2`, `RDC`, `2e étage`: each floor, from the first said to the last. Null when it tells of none. */
const floorsIn = (text: string): number[] | null => {
  const bare = text.replace(floorWords, '')
  const isSaid = bare !== text || /étage|etage|floor|^rdc|^rez/iu.test(text)
  if (!isSaid) return null
  const [, from = bare, to = from] = floorRange.exec(bare) ?? []
  const [first, last] = [floorIn(from), floorIn(to)]
  if (!('value' in first && 'value' in last) || first.value === null || last.value === null) return null
  const step = last.value < first.value ? -1 : 1
  const start = first.value
  return Array.from({ length: Math.abs(last.value - start) + 1 }, (_, index) => start + index * step)
}

const stairsWords = /^(?:escaliers?|cage|montée|entrée|stairs|staircase|entrance) (.+)$/iu
const stairsIn = (text: string): string | null => stairsWords.exec(text)?.[1] ?? null
const sizeSaid = (text: string): string | null =>
  /m[²2]$/i.test(text) && 'value' in sizeIn(text) ? text.replace(/\s*m[²2]$/i, '') : null

type Said = { names: { names: string[] } | { per: number }; floors: number[]; stairs: string; size: string }

/** `1 à 12`, `étages 0 à 3`, `escalier A`, `45 m²`: the names first, the others in any order. A comma between two digits is of a number. */
const lineIn = (text: string): Said | SeriesFault['code'] => {
  const [head = '', ...rest] = text.split(/,(?!\d)|(?<!\d),/).map((part) => part.trim())
  const names = namesIn(head)
  if (names === null || head === '') return 'unreadable'
  if (typeof names === 'string') return names
  const said: Said = { names, floors: [], stairs: '', size: '' }
  for (const part of rest) {
    const [floors, stairs, size] = [floorsIn(part), stairsIn(part), sizeSaid(part)]
    if (size !== null) said.size = size
    else if (stairs !== null) said.stairs = stairs
    else if (floors) said.floors = floors
    else return 'unreadable'
  }
  return 'per' in names && said.floors.length === 0 ? 'no_floors' : said
}

/** `101` on the first floor, `001` on the ground, `S101` below it. */
const nameOnFloor = (floor: number, place: number, per: number): string =>
  `${floor < 0 ? 'S' : ''}${Math.abs(floor)}${String(place).padStart(per > 99 ? 3 : 2, '0')}`

/** The names that were said spread over the floors, as evenly as they may be: the first floors have those left over. */
const spread = (names: readonly string[], floors: readonly number[]): [name: string, floor: string][] => {
  if (floors.length === 0) return names.map((name) => [name, ''])
  const each = Math.floor(names.length / floors.length)
  const more = names.length % floors.length
  const fullest = more * (each + 1)
  return names.map((name, index) => {
    const place = index < fullest ? Math.floor(index / (each + 1)) : more + Math.floor((index - fullest) / each)
    return [name, String(floors[place])]
  })
}

const cellsOf = ({ names, floors, stairs, size }: Said): FlatCells[] => {
  const placed: [name: string, floor: string][] =
    'per' in names
      ? floors.flatMap((floor) =>
          Array.from({ length: names.per }, (_, index): [string, string] => [
            nameOnFloor(floor, index + 1, names.per),
            String(floor),
          ]),
        )
      : spread(names.names, floors)
  return placed.map(([name, floor]) => ({ name, floor, stairs, size }))
}

/**
 * What a series says: `1 à 12, étages 0 à 3`, `A01 à A12, escalier A, 45 m²`, `4 par étage, étages 1 à 5`, or one name. One
 * to a line, or between semicolons. Twelve flats on four floors are three on each.
 */
export const readSeries = (text: string): Series => {
  const cells: FlatCells[] = []
  for (const [index, said] of text.split(/[;\n]/).entries()) {
    const line = index + 1
    const plain = said.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
    if (plain === '') continue
    const read = lineIn(plain)
    if (typeof read === 'string') return { fault: { line, code: read } }
    cells.push(...cellsOf(read))
    if (cells.length > flatsMax) return { fault: { line, code: 'many' } }
  }
  return { flats: withRepeated(cells.map((each, index) => readFlat(each, index + 1))) }
}

/** How a column of a spreadsheet may be headed, by the field that it is. */
const headings: Record<(typeof flatFields)[number], readonly string[]> = {
  name: ['nom', 'logement', 'appartement', 'lot', 'numero', 'n°', 'reference', 'name', 'flat', 'home', 'number'],
  size: ['surface', 'surface (m²)', 'surface m²', 'surface en m²', 'taille', 'm²', 'm2', 'size', 'size (m²)', 'area'],
  floor: ['etage', 'niveau', 'floor', 'level'],
  stairs: ['escalier', 'cage', 'entree', 'stairs', 'staircase', 'entrance'],
}
const fieldHeaded = (cell: string) => flatFields.find((field) => headings[field].includes(flatKey(cell)))

/** Which field each column is: as a first line says, else the four in their order. */
const columnsOf = (first: readonly string[]) => {
  const named = first.map(fieldHeaded)
  const isHeaded = named.includes('name') && first.every((cell, index) => cell.trim() === '' || named[index])
  return { isHeaded, columns: isHeaded ? named : [...flatFields] }
}

/**
 * What was pasted from a spreadsheet: name, size, floor, stairs, between tabs or semicolons, in this order or as a line of
 * headings says. `more` were too many, and are left out.
 */
export const readFlatList = (text: string): { flats: ReadFlat[]; more: number } => {
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const rows = cellsIn(content, content.includes('\t') ? '\t' : ';')
  const { isHeaded, columns } = columnsOf(rows[0] ?? [])
  const lines = rows.slice(isHeaded ? 1 : 0)
  const flats = lines.slice(0, flatsMax).map((row, index) => {
    const cells: FlatCells = { name: '', size: '', floor: '', stairs: '' }
    for (const [at, field] of columns.entries()) if (field) cells[field] = row[at] ?? ''
    return readFlat(cells, index + 1)
  })
  return { flats: withRepeated(flats), more: Math.max(0, lines.length - flatsMax) }
}
