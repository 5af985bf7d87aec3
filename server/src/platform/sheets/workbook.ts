import { cut } from '@logis/contract/cut.rules'
import type { Unzipped } from '../files/unzip.ts'
import { readXml, type Bytes } from '../xml.ts'
import { stylesIn, type CellStyles } from './workbookStyles.ts'
import { readXstring } from './xstrings.ts'

/** A sheet of a workbook: its rows, each with its cells as text. What has no cell is empty. */
export type WorkbookSheet = { name: string; rows: string[][] }
type SheetLimits = { maxRows: number; maxColumns: number; maxCell: number }

/** The parts of a workbook, by their names. */
type Workbook = ReadonlyMap<string, Unzipped>

const xmlLimits = { maxBytes: 48 * 1024 * 1024, maxDepth: 60, maxMilliseconds: 2_000 }

/** More rows than a sheet may have. */
export class TooManyRows extends Error {}

type Attributes = Record<string, string>
type Sink = { open?: (name: string, attributes: Attributes) => void; close?: (name: string, text: string) => void }

/** Reads a part of the workbook: each element as it opens, and as it closes with the text that stands in it. */
const readPart = async (bytes: Bytes, { open, close }: Sink): Promise<void> => {
  const names: string[] = []
  let text = ''
  await readXml(
    bytes,
    {
      open: (name, attributes) => {
        names.push(name)
        text = ''
        open?.(name, attributes)
      },
      text: (more) => {
        if (text.length < 40_000) text += more
      },
      close: () => {
        close?.(names.pop()!, text)
        text = ''
      },
    },
    xmlLimits,
  )
}

/** Attributes by their own names, whatever prefix their file gives them. */
const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]

type Place = { name: string; path: string }

const resolved = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

const partOf = (workbook: Workbook, name: string): Bytes | null => workbook.get(name)?.open() ?? null

/** The visible sheets, in their order, and whether days are counted from 1904. */
const placesIn = async (workbook: Workbook): Promise<{ places: Place[]; from1904: boolean }> => {
  const targets = new Map<string, string>()
  const relations = partOf(workbook, 'xl/_rels/workbook.xml.rels')
  if (relations)
    await readPart(relations, {
      open: (name, { Id, Target }) => {
        if (name === 'Relationship' && Id && Target) targets.set(Id, resolved(Target))
      },
    })
  const places: Place[] = []
  let from1904 = false
  await readPart(partOf(workbook, 'xl/workbook.xml')!, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return
      const path = targets.get(attribute(attributes, 'id') ?? '')
      if (path) places.push({ name: attributes['name'] ?? '', path })
    },
  })
  return { places, from1904 }
}

/** Texts that cells share; what is written above a text to pronounce it is no part of it. */
const sharedTexts = async (bytes: Bytes | null, maxCell: number): Promise<string[]> => {
  const texts: string[] = []
  if (!bytes) return texts
  let text = ''
  let phonetic = 0
  await readPart(bytes, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') phonetic += 1
    },
    close: (name, own) => {
      if (name === 't' && phonetic === 0) text += readXstring(own)
      if (name === 'rPh') phonetic -= 1
      if (name === 'si') texts.push(cut(text, maxCell))
    },
  })
  return texts
}

/** `BC` of `BC12`, counted from zero; beyond the columns that a sheet may have, none. */
const columnOf = (reference: string | undefined): number | null => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return null
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

type Cell = { type: string; style: number; value: string | null; inline: string; formula: string }
type Reading = { shared: readonly string[]; styles: CellStyles; from1904: boolean }

const daysTo1970 = 25_569
const days1904 = 1_462
/** A count of days as the day it means, `YYYY-MM-DD`. */
export const dayOfSerial = (serial: number, from1904 = false): string | null => {
  const days = Math.floor(serial) + (from1904 ? days1904 : 0) - daysTo1970
  const date = new Date(days * 86_400_000)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 || date.getUTCFullYear() > 9999
    ? null
    : date.toISOString().slice(0, 10)
}

/** A number without the noise of its last binary digits. */
const numberText = (value: string): string => {
  const number = Number(value)
  if (!Number.isFinite(number) || value.trim() === '' || /^-?\d+$/.test(value)) return value
  return Number.isInteger(number) ? String(number) : String(Number(number.toPrecision(12)))
}

/** A number by the zeros that it is shown with. */
const zeroed = (text: string, digits: number): string => (/^\d+$/.test(text) ? text.padStart(digits, '0') : text)

/** What a cell shows. Nothing is calculated: of a formula, the value that was saved with it, or else its own text. */
const cellText = ({ type, style, value, inline, formula }: Cell, { shared, styles, from1904 }: Reading): string => {
  if (type === 'inlineStr') return inline
  if (value === null) return formula === '' ? '' : `=${formula}`
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'VRAI' : 'FAUX'
  if (type === 'str') return readXstring(value)
  if (type === 'e' || type === 'd') return value
  const day = styles.dates.has(style) && value.trim() !== '' ? dayOfSerial(Number(value), from1904) : null
  return day ?? zeroed(numberText(value), styles.zeros.get(style) ?? 0)
}

/** What a cell says that is merged with those below it is said in each of their rows, where these hold anything. */
const fillDown = (rows: string[][], reference = ''): void => {
  const [, from, first, to, last] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  const column = from === to ? columnOf(from) : null
  const said = column === null ? undefined : rows[Number(first) - 1]?.[column]
  if (column === null || !said) return
  for (const row of rows.slice(Number(first), Number(last))) {
    if (row.length === 0 || row[column]) continue
    while (row.length < column) row.push('')
    row[column] = said
  }
}

const sheetRows = async (bytes: Bytes, reading: Reading, limits: SheetLimits): Promise<string[][]> => {
  const rows: string[][] = []
  let row: string[] = []
  let number = 0
  let next = 0
  let column = 0
  let cell: Cell | null = null
  const begin = (attributes: Attributes) => {
    column = columnOf(attributes['r']) ?? next
    next = column + 1
    cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), value: null, inline: '', formula: '' }
  }
  const endCell = () => {
    const text = cell && column < limits.maxColumns ? cut(cellText(cell, reading).trim(), limits.maxCell) : ''
    if (text !== '') {
      while (row.length < column) row.push('')
      row[column] = text
    }
    cell = null
  }
  // Only rows with something in them count: an address far below costs no room.
  const endRow = () => {
    if (row.length === 0) return
    if (number > limits.maxRows) throw new TooManyRows()
    while (rows.length < number - 1) rows.push([])
    rows.push(row)
  }
  await readPart(bytes, {
    open: (name, attributes) => {
      if (name === 'row') {
        const told = Number(attributes['r'])
        number = Number.isInteger(told) && told > number ? told : number + 1
        row = []
        next = 0
      } else if (name === 'c') begin(attributes)
      // They stand behind all rows.
      else if (name === 'mergeCell') fillDown(rows, attributes['ref'])
    },
    close: (name, text) => {
      if (name === 'row') endRow()
      else if (name === 'c') endCell()
      else if (cell && name === 'v') cell.value = text
      else if (cell && name === 'f') cell.formula = text
      else if (cell && name === 't') cell.inline += readXstring(text)
    },
  })
  return rows
}

/** Whether an archive is a workbook of today's format. */
export const isWorkbook = (parts: Workbook): boolean => parts.has('xl/workbook.xml')

/**
 * The first visible sheet that is wanted, or else the first with something in it; null when none has. Read with bounds on
 * what it unpacks into and on the time that it takes; whatever is wrong with it is a fault of its ZIP or of its XML.
 */
export const readWorkbook = async (
  workbook: Workbook,
  limits: SheetLimits,
  isWanted: (rows: string[][]) => boolean,
): Promise<WorkbookSheet | null> => {
  const { places, from1904 } = await placesIn(workbook)
  const shared = await sharedTexts(partOf(workbook, 'xl/sharedStrings.xml'), limits.maxCell)
  const styles = await stylesIn(partOf(workbook, 'xl/styles.xml'), readPart)
  let first: WorkbookSheet | null = null
  for (const { name, path } of places.slice(0, 20)) {
    const part = partOf(workbook, path)
    if (!part) continue
    const rows = await sheetRows(part, { shared, styles, from1904 }, limits)
    if (rows.length > 0 && isWanted(rows)) return { name, rows }
    if (rows.length > 0) first ??= { name, rows }
  }
  return first
}
