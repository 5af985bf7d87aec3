import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CsvColumn } from '../csv.ts'
import { unzip } from '../files/unzip.ts'
import { readSheet } from './rules.ts'
import { xlsxOf } from './writing.ts'

type Row = { id: number; text: string }
const columns: CsvColumn<Row>[] = [
  { fr: 'Identifiant', en: 'Id', cell: ({ id }) => id },
  { fr: 'Nom', en: 'Name', cell: ({ text }) => text },
]
const titles = new Set(['Identifiant', 'Nom', 'Id', 'Name'])
const write = async (texts: readonly string[], atOnce = 2, locale: 'fr-FR' | 'en-UK' = 'fr-FR') => {
  const pages = (async function* () {
    for (let at = 0; at < texts.length; at += atOnce)
      yield texts.slice(at, at + atOnce).map((text, more) => ({ id: at + more + 1, text }))
  })()
  return buffer(await xlsxOf(columns, pages, locale, 'Liste & co'))
}
const read = (bytes: Buffer) => readSheet(bytes, (title) => titles.has(title), 1_000)

test('what is written to a workbook is read back line by line, whatever the texts hold', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom('=1+1', '+A1', "'=x", '"<&>', 'a\r\nb'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 7 }), async (texts) => {
      const { sheetName, table } = await read(await write(texts))
      expect(sheetName).toBe('Liste & co')
      expect(table.titles).toEqual(['Identifiant', 'Nom'])
      const writable = (each: string) =>
        each
          .toWellFormed()
          .replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '')
          .trim()
      expect(table.lines.map(({ cells }) => cells)).toEqual(
        texts.map((each, at) => (writable(each) === '' ? [String(at + 1), ''] : [String(at + 1), writable(each)])),
      )
    }),
    { numRuns: 60 },
  )
})

test('a number is a number, a text never a formula; titles are those of the reader’s language', async () => {
  const bytes = await write(['=HYPERLINK("http://x")'], 2, 'en-UK')
  expect((await read(bytes)).table.titles).toEqual(['Id', 'Name'])
  const parts = await unzip(bytes, { files: 10, bytes: 1_000_000 })
  const sheet = (await buffer(parts.get('xl/worksheets/sheet1.xml')!.open())).toString()
  expect(sheet).toContain('<c r="A2"><v>1</v></c>')
  expect(sheet).toContain(
    '<c r="B2" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;http://x&quot;)</t></is></c>',
  )
  expect(sheet).not.toContain('<f')
})

test('printed it is one page wide across A4, each page under the titles, whatever its name', async () => {
  const pages = (async function* () {
    yield [{ id: 1, text: 'a' }]
  })()
  const parts = await unzip(await buffer(await xlsxOf(columns, pages, 'fr-FR', "L'été & co")), {
    files: 10,
    bytes: 1e6,
  })
  const part = async (name: string) => (await buffer(parts.get(name)!.open())).toString()
  expect(await part('xl/workbook.xml')).toContain(
    '<definedName name="_xlnm.Print_Titles" localSheetId="0">\'L\'\'été &amp; co\'!$1:$1</definedName>',
  )
  const sheet = await part('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
  expect(sheet).toContain('<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>')
})

test('a page that fails breaks the workbook off', async () => {
  const pages = (async function* () {
    yield [{ id: 1, text: 'a' }]
    throw new Error('gone')
  })()
  await expect(buffer(await xlsxOf(columns, pages, 'fr-FR', 'Liste'))).rejects.toThrow('gone')
})
