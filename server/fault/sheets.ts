import writeXlsxFile from 'write-excel-file/node'
import { isKnownTitle } from '../src/intakes/columns/rules.ts'
import { readRow } from '../src/intakes/reading/rules.ts'
import { readSheet } from '../src/platform/sheets/rules.ts'
import { filesOfZip, zipOfFiles } from '../src/platform/testing/zip.ts'
import type { Random } from './mutations.ts'

const maxLines = 10_000

const titles = [
  'Nom',
  'Type',
  'N° contrat',
  'Adresse',
  'Code postal',
  'Ville',
  'E-mail',
  'Téléphone',
  'Date de livraison',
  'Surface',
]
const line = (n: number) => [
  `Maison ${n}`,
  n % 3 ? 'Maison' : 'Appartement',
  `C-${n}`,
  `${n} rue des Lilas`,
  n % 2 ? '1000' : '44000',
  'Nantes',
  `client.${n}@foyer.example; autre.${n}@foyer.example`,
  '0612345678',
  '12/03/2026',
  '92,5',
]
const rowsOf = (count: number) => [titles, ...Array.from({ length: count }, (_, n) => line(n + 1))]
const workbook = (count: number): Promise<Buffer> =>
  writeXlsxFile(rowsOf(count).map((row) => row.map((value) => ({ value })))).toBuffer()
const text = (count: number, separator: string) =>
  rowsOf(count)
    .map((row) => row.join(separator))
    .join('\r\n')

const odd = [
  '"',
  ';',
  '\u0000',
  '\uFEFF',
  '\n\n',
  '<c r="XFD1048576"><v>1</v></c>',
  '<row r="1048576">',
  't="s"',
  '<v>1e999</v>',
]
const oddest = [
  '</sheetData>',
  '<!DOCTYPE a>',
  '&#0;',
  '9'.repeat(400),
  '__proto__',
  '🏠'.repeat(50),
  '=cmd|A1',
  '\t'.repeat(2_000),
]
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!

const altered = (random: Random, bytes: Buffer): Buffer => {
  let out = Buffer.from(bytes)
  for (let n = 0; n < 1 + Math.floor(random() * 6); n += 1) {
    const at = Math.floor(random() * out.length)
    const length = Math.floor(random() * random() * 400)
    const kind = Math.floor(random() * 5)
    if (kind === 0) out = Buffer.concat([out.subarray(0, at), out.subarray(at + length)])
    else if (kind === 1)
      out = Buffer.concat([out.subarray(0, at), Buffer.from(pick(random, [...odd, ...oddest])), out.subarray(at)])
    else if (kind === 2) out = Buffer.concat([out.subarray(0, at), out.subarray(at, at + length), out.subarray(at)])
    else if (kind === 3) out.fill(Math.floor(random() * 256), at, Math.min(out.length, at + Math.floor(random() * 8)))
    else out = out.subarray(0, Math.max(1, at))
  }
  return out
}

const small = await workbook(20)
const parts = filesOfZip(small)
/** The workbook with one part in another form. */
const withPart = (changed: string, bytes: Buffer): Buffer =>
  zipOfFiles([...parts].map(([name, own]) => [name, name === changed ? bytes : own]))
const texts = [text(20, ';'), text(20, '\t'), text(20, ',')].flatMap((each) => [
  Buffer.from(each),
  Buffer.from(each, 'latin1'),
  Buffer.from(`\uFEFF${each}`, 'utf16le'),
])
/** A spreadsheet as somebody may send it: cut, doubled, filled with what nobody expects. */
export const alteredSheet = (random: Random): Buffer => {
  const kind = random()
  if (kind < 0.3) return altered(random, pick(random, texts))
  if (kind < 0.5) return altered(random, small)
  const [name, bytes] = pick(random, [...parts])
  return withPart(name, altered(random, bytes))
}

/** Reads it as an import does; answers how many lines it has. */
export const readAsSheet = async (bytes: Buffer): Promise<number> => {
  const { table } = await readSheet(bytes, isKnownTitle, maxLines)
  for (const { cells } of table.lines)
    readRow({
      name: cells[0] ?? '',
      address: cells[3] ?? '',
      zip_code: cells[4] ?? '',
      emails: cells[6] ?? '',
      commissioning_date: cells[8] ?? '',
    })
  return table.lines.length
}

/** What asks for more than its size tells: an archive that unpacks into a hundred times as much, cells at the far end. */
const bombs = (): [string, Buffer][] => {
  const sheet = [...parts.keys()].find((name) => name.includes('worksheets/'))!
  const withSheet = (content: string) => withPart(sheet, Buffer.from(content))
  const far =
    '<worksheet><sheetData><row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row></sheetData></worksheet>'
  return [
    ['a cell at the far end', withSheet(far)],
    ['100 MB of spaces', withSheet(`<worksheet>${' '.repeat(100 * 1024 * 1024)}</worksheet>`)],
    [
      '50 MB of rows',
      withSheet(`<worksheet><sheetData>${'<row><c/></row>'.repeat(3_500_000)}</sheetData></worksheet>`),
    ],
    ['10 MB of quotes', Buffer.from('"'.repeat(10 * 1024 * 1024))],
    ['10 MB of separators', Buffer.from(`Nom;CP\n${';'.repeat(10 * 1024 * 1024)}`)],
    ['10 MB of lines', Buffer.from(`Nom;CP\n${'a;b\n'.repeat(2_600_000)}`)],
  ]
}

/** The largest that are taken, and the worst that may be sent in their place. */
export const largestSheets = async (): Promise<[string, Buffer][]> => [
  ['10,000 lines as XLSX', await workbook(maxLines)],
  ['10,000 lines as CSV', Buffer.from(text(maxLines, ';'))],
  ...bombs(),
]
