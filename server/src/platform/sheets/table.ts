import { plain } from './columns.ts'

/** A line of the table, by its number in the file. */
export type TableLine = { line: number; cells: string[] }
/** What was found of a table in the rows of a sheet. */
export type Table = {
  /** Where its titles stand, counted from one; null when it has none. */
  headerLine: number | null
  titles: string[]
  lines: TableLine[]
  /** Lines that are none of the table's: titles, totals, and titles of columns that stand there again. */
  passedOver: number
}

const searched = 40
const isFilled = (cell: string) => cell !== ''
const filled = (row: readonly string[]) => row.filter(isFilled)
const isNumber = (cell: string) => /^[-+]?[\d\s\u00a0\u202f.,]+\s*(€|%|m²|m2)?$/.test(cell)

/** The row with most titles that are known, of two at least; below zero when there is none. */
const knownHeaderIn = (rows: readonly string[][], isKnown: (title: string) => boolean): number => {
  let best = { at: -1, known: 1 }
  for (const [at, row] of rows.slice(0, searched).entries()) {
    const known = new Set(row.filter(isFilled).filter(isKnown).map(plain)).size
    if (known > best.known) best = { at, known }
  }
  return best.at
}
/** Whether some row has titles that are known. */
export const hasTitles = (rows: readonly string[][], isKnown: (title: string) => boolean): boolean =>
  knownHeaderIn(rows, isKnown) >= 0

/** The row of the titles: the one whose titles are known; or else the first of the widest, if no number stands in it. */
const headerIn = (rows: readonly string[][], isKnown: (title: string) => boolean): number => {
  const known = knownHeaderIn(rows, isKnown)
  if (known >= 0) return known
  const widest = Math.max(0, ...rows.slice(0, searched).map((row) => filled(row).length))
  return rows.slice(0, searched).findIndex((row) => {
    const cells = filled(row)
    return cells.length > 0 && cells.length === widest && cells.every((cell) => !/\d|@/.test(cell))
  })
}

const totals = /^(sous )?(total|totaux|grand total|somme|moyenne|sum|subtotal|average|nombre d|nb d|effectif)\b/
/** A total, or a count: its word first, and nothing but numbers beside it. */
const isTotal = (cells: readonly string[]): boolean => {
  const [first = '', ...others] = cells
  return totals.test(plain(first)) && others.every(isNumber)
}

/** The table within the rows of a sheet: its titles, wherever they stand, and its lines without what is none of them. */
export const tableIn = (rows: readonly string[][], isKnown: (title: string) => boolean): Table => {
  const header = headerIn(rows, isKnown)
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex(isFilled) + 1))
  const titles = Array.from({ length: width }, (_, column) => (header >= 0 ? (rows[header]![column] ?? '') : ''))
  const repeated = header >= 0 ? JSON.stringify(filled(rows[header]!).map(plain)) : null
  const lines: TableLine[] = []
  let passedOver = rows.slice(0, Math.max(0, header)).filter((row) => row.some(isFilled)).length
  const isWide = filled(titles).length >= 4
  for (const [at, row] of rows.entries()) {
    const cells = filled(row)
    if (at <= header || cells.length === 0) continue
    const isTitle = isWide && cells.length === 1
    if (isTitle || isTotal(cells) || JSON.stringify(cells.map(plain)) === repeated) passedOver += 1
    else lines.push({ line: at + 1, cells: Array.from({ length: width }, (_, column) => row[column] ?? '') })
  }
  return { headerLine: header >= 0 ? header + 1 : null, titles, lines, passedOver }
}
