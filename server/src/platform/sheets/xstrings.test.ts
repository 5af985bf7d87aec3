import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import yazl from 'yazl'
import { unzip } from '../files/unzip.ts'
import { readSheet } from './rules.ts'
import { readXstring, writeXstring } from './xstrings.ts'
import { xlsxOf } from './writing.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const own = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as Excel saves one: its texts stand apart from its cells. */
const saved = async (texts: readonly string[]): Promise<Buffer> => {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${own}" xmlns:r="${relations}"><sheets><sheet name="Liste" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${own}">${['Nom', ...texts].map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${own}"><sheetData>${['Nom', ...texts].map((_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>${at}</v></c></row>`).join('')}</sheetData></worksheet>`,
  }
  const zip = new yazl.ZipFile()
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(head + xml), name)
  zip.end()
  return buffer(zip.outputStream)
}
const cellsOf = async (bytes: Buffer) => (await readSheet(bytes, (title) => title === 'Nom', 100)).table.lines

test('the end of a line that was pasted into a cell of Excel is read as what it is', async () => {
  const lines = await cellsOf(
    await saved(['Maison A_x000D_\nBâtiment 2', '_x005F_x000D_', 'Lot_x0041_', 'a_xZZZZ_b', 'bruit_x0000_']),
  )
  expect(lines.map(({ cells }) => cells[0])).toEqual([
    'Maison A\r\nBâtiment 2',
    '_x000D_',
    'LotA',
    'a_xZZZZ_b',
    'bruit',
  ])
})

test('half of a character that a workbook spells is none', () => {
  expect(readXstring('_xD83C__xDFE0_')).toBe('🏠')
  expect(readXstring('_xD83C_ seul')).toBe('� seul')
})

test('a text that looks like a sign of a workbook is read back as it was typed, by Excel too', async () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('_', 'x', '0041', '005F', 'é', '_x0041_', '_x005F_')), (parts) => {
      expect(readXstring(writeXstring(parts.join('')))).toBe(parts.join(''))
    }),
  )
  const pages = (async function* () {
    yield ['Réf_x0041_']
  })()
  const bytes = await buffer(
    await xlsxOf([{ fr: 'Nom', en: 'Name', cell: (text: string) => text }], pages, 'fr-FR', 'Liste'),
  )
  const sheet = (await unzip(bytes, { files: 10, bytes: 1_000_000 })).get('xl/worksheets/sheet1.xml')!
  expect((await buffer(sheet.open())).toString()).toContain('Réf_x005F_x0041_')
  expect((await cellsOf(bytes)).map(({ cells }) => cells[0])).toEqual(['Réf_x0041_'])
})
