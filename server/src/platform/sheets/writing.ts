import { languageOf, type Locale } from '@logis/contract/locale'
import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { CsvColumn } from '../csv.ts'
import { writeXstring } from './xstrings.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const own = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packed = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What XML has no way to write, which is left out. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
// A line that ends as on Windows would come back without its first sign.
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }
const xmlOf = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"\r]/g, (sign) => escapes[sign]!)

/** The first line of a sheet, which heads each page that is printed. */
const titlesOf = (name: string): string => `'${name.replaceAll("'", "''")}'!$1:$1`

/** The parts that say that there is one sheet, and how its titles look (style 1). */
const fixedParts = (name: string): Record<string, string> => ({
  '[Content_Types].xml': [
    `<Types xmlns="${packed}/content-types">`,
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>`,
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  ].join(''),
  '_rels/.rels': [
    `<Relationships xmlns="${packed}/relationships">`,
    `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ].join(''),
  'xl/workbook.xml': [
    `<workbook xmlns="${own}" xmlns:r="${relations}">`,
    `<sheets><sheet name="${xmlOf(name)}" sheetId="1" r:id="rId1"/></sheets>`,
    `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${xmlOf(titlesOf(name))}</definedName></definedNames>`,
    '</workbook>',
  ].join(''),
  'xl/_rels/workbook.xml.rels': [
    `<Relationships xmlns="${packed}/relationships">`,
    `<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>`,
    `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  ].join(''),
  'xl/styles.xml': [
    `<styleSheet xmlns="${own}">`,
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>',
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join(''),
})

type Cell = string | number | null | undefined

/** `AB` of 27: how a column is called. */
const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const cellOf = (place: string, value: Cell, style: string): string => {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return `<c r="${place}"${style}><v>${value}</v></c>`
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlOf(writeXstring(value))}</t></is></c>`
}
const rowOf = (number: number, cells: readonly Cell[], style = ''): string =>
  `<row r="${number}">${cells.map((value, at) => cellOf(`${lettersOf(at)}${number}`, value, style)).join('')}</row>`

async function* sheetOf<Row>(
  columns: readonly CsvColumn<Row>[],
  first: IteratorResult<Row[]>,
  rest: AsyncIterable<Row[]>,
  language: 'fr' | 'en',
): AsyncGenerator<string> {
  let number = 1
  const titles = columns.map((column) => column[language])
  const rows = (page: readonly Row[]) =>
    page
      .map((row) =>
        rowOf(
          (number += 1),
          columns.map(({ cell }) => cell(row, language)),
        ),
      )
      .join('')
  yield `${head}<worksheet xmlns="${own}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  yield `<cols><col min="1" max="${columns.length}" width="24" customWidth="1"/></cols><sheetData>`
  yield rowOf(number, titles, ' s="1"')
  if (!first.done) yield rows(first.value)
  for await (const page of rest) yield rows(page)
  // Printed on A4 across (paper 9), all columns on one page.
  yield '</sheetData><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>'
}

/**
 * Rows as a workbook of one sheet, whose titles stay in sight and head each printed page; the columns are those of the CSV. A text is a text, whatever
 * it begins with, and never a formula. Made while it is read; what the first page refuses is refused before the first byte.
 */
export const xlsxOf = async <Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncGenerator<Row[]>,
  locale: Locale,
  name: string,
): Promise<Readable> => {
  const first = await pages.next()
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  for (const [part, xml] of Object.entries(fixedParts(name))) zip.addBuffer(Buffer.from(`${head}${xml}`), part)
  const sheet = Readable.from(sheetOf(columns, first, pages, languageOf(locale)), { objectMode: false })
  sheet.once('error', (error) => output.destroy(error))
  output.once('close', () => sheet.destroy())
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.on('error', (error: Error) => output.destroy(error))
  zip.end()
  return output
}
