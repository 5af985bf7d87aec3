import { cut } from '@logis/contract/cut.rules'
import { unzip, ZipFault } from '../files/unzip.ts'
import { refuse } from '../refuse.ts'
import { XmlRefusal } from '../xml.ts'
import { hasTitles, tableIn, type Table } from './table.ts'
import { rowsOfText, textOf } from './text.ts'
import { isWorkbook, readWorkbook, TooManyRows, type WorkbookSheet } from './workbook.ts'

export { fieldsOf, knownTitle, plain, type Beside, type Names } from './columns.ts'
export type { Table, TableLine } from './table.ts'

/** What a sheet may hold beside its lines: titles, totals, and what stands beside the table. */
const around = 200
const maxColumns = 100
/** Longer than any text that a field takes: what is cut is told as too long. */
const maxCell = 2_000

const oldFormat = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const archive = Buffer.from('PK')
/** A workbook with a password is put into a file of the old format, under this name. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark)

type Read = { sheetName: string | null; table: Table }

/**
 * The table of a spreadsheet, CSV in any usual encoding or XLSX. `isKnown` tells the titles of columns from everything
 * else. What cannot be read is refused, and why.
 */
export const readSheet = async (
  bytes: Buffer,
  isKnown: (title: string) => boolean,
  maxLines: number,
): Promise<Read> => {
  const { name, rows } = await sheetOf(bytes, isKnown, maxLines)
  if (rows.length > maxLines + around) refuse('SHEET_TOO_LONG')
  const table = tableIn(rows, isKnown)
  if (table.lines.length === 0) refuse('SHEET_EMPTY')
  if (table.lines.length > maxLines) refuse('SHEET_TOO_LONG')
  return { sheetName: name, table }
}

const sheetOf = async (
  bytes: Buffer,
  isKnown: (title: string) => boolean,
  maxLines: number,
): Promise<{ name: string | null; rows: string[][] }> => {
  if (startsWith(bytes, oldFormat)) refuse(bytes.includes(encrypted) ? 'SHEET_ENCRYPTED' : 'SHEET_OLD_FORMAT')
  if (startsWith(bytes, archive)) return workbookOf(bytes, isKnown, maxLines)
  const text = textOf(bytes) ?? refuse('SHEET_UNREADABLE')
  if (text.trim() === '') refuse('SHEET_EMPTY')
  // What begins as a document of another kind has rows too, of nothing that anybody means.
  if (/^\s*(<[!?a-z]|%PDF-|\{\\rtf)/i.test(text)) refuse('SHEET_UNREADABLE')
  const rows = rowsOfText(text, { mostRows: maxLines + around + 1, mostCells: maxColumns }).map((row) =>
    row.map((cell) => cut(cell, maxCell)),
  )
  return { name: null, rows }
}

/** Pictures and the like included, which are not unpacked. */
const zipLimits = { files: 2_000, bytes: 256 * 1024 * 1024 }

const workbookOf = async (
  bytes: Buffer,
  isKnown: (title: string) => boolean,
  maxLines: number,
): Promise<WorkbookSheet> => {
  const limits = { maxRows: maxLines + around, maxColumns, maxCell }
  try {
    const workbook = await unzip(bytes, zipLimits)
    if (!isWorkbook(workbook)) refuse(isOtherFormat([...workbook.keys()]) ? 'SHEET_OLD_FORMAT' : 'SHEET_UNREADABLE')
    const isWanted = (rows: string[][]) => hasTitles(rows, isKnown)
    return (await readWorkbook(workbook, limits, isWanted)) ?? refuse('SHEET_EMPTY')
  } catch (error) {
    if (error instanceof TooManyRows) refuse('SHEET_TOO_LONG')
    if (error instanceof ZipFault || error instanceof XmlRefusal) refuse('SHEET_UNREADABLE')
    throw error
  }
}

/** Workbooks of other programs, and the binary one: another name to save them by helps. */
const isOtherFormat = (names: readonly string[]): boolean =>
  names.some((name) => name === 'content.xml' || name === 'xl/workbook.bin' || name === 'Index/Document.iwa')
