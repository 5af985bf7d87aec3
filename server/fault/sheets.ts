// node server/fault/sheets.ts [--inputs 5000] [--seed 1]: altered spreadsheets must never crash the reader, nor hold it up
// for more than five seconds; and what the largest sheet that is taken costs.
import { parseArgs } from 'node:util'
import writeXlsxFile from 'write-excel-file/node'
import { isKnownTitle } from '../src/intakes/columns/rules.ts'
import { readRow } from '../src/intakes/reading/rules.ts'
import { readSheet } from '../src/platform/sheets/rules.ts'
import { Refusal } from '../src/platform/refuse.ts'
import { filesOfZip, zipOfFiles } from '../src/platform/testing/zip.ts'
import { randomFrom, type Random } from './mutations.ts'

const { values } = parseArgs({
  options: { inputs: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
})
const inputs = Number(values.inputs)
const seed = Number(values.seed)
const maxLines = 10_000
const slowestAllowed = 5_000

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
const mutated = (random: Random): Buffer => {
  const kind = random()
  if (kind < 0.3) return altered(random, pick(random, texts))
  if (kind < 0.5) return altered(random, small)
  const [name, bytes] = pick(random, [...parts])
  return withPart(name, altered(random, bytes))
}

const readAll = async (bytes: Buffer) => {
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

const fuzz = async (): Promise<boolean> => {
  const random = randomFrom(seed)
  const outcomes = new Map<string, number>()
  const crashes: string[] = []
  let slowest = 0
  const started = performance.now()
  for (let n = 0; n < inputs; n += 1) {
    const bytes = mutated(random)
    const begun = performance.now()
    let outcome = 'read'
    try {
      await readAll(bytes)
    } catch (error) {
      if (error instanceof Refusal) outcome = error.reason
      else crashes.push(`input ${n}: ${error instanceof Error ? error.stack : String(error)}`)
    }
    slowest = Math.max(slowest, performance.now() - begun)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  const seconds = (performance.now() - started) / 1000
  console.log(`${inputs} inputs of seed ${seed} in ${seconds.toFixed(1)} s, slowest ${slowest.toFixed(1)} ms`)
  for (const [outcome, count] of [...outcomes].toSorted(([, a], [, b]) => b - a)) console.log(`  ${outcome}: ${count}`)
  console.log(`crashes: ${crashes.length}`)
  for (const crash of crashes.slice(0, 5)) console.log(crash)
  return crashes.length === 0 && slowest < slowestAllowed
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

const measure = async (): Promise<boolean> => {
  let passed = true
  const sheets: [string, Buffer][] = [
    ['10,000 lines as XLSX', await workbook(maxLines)],
    ['10,000 lines as CSV', Buffer.from(text(maxLines, ';'))],
    ...bombs(),
  ]
  for (const [what, bytes] of sheets) {
    const begun = performance.now()
    const outcome = await readAll(bytes).then(
      (count) => `${count} lines`,
      (error: unknown) => (error instanceof Refusal ? error.reason : `crash: ${String(error)}`),
    )
    const milliseconds = performance.now() - begun
    const megabytes = (process.memoryUsage.rss() / 1_048_576).toFixed(0)
    console.log(`${what}: ${outcome} in ${milliseconds.toFixed(0)} ms; resident ${megabytes} MB`)
    passed &&= milliseconds < slowestAllowed && !outcome.startsWith('crash')
  }
  return passed
}

const passed = [await measure(), await fuzz()]
process.exit(passed.every(Boolean) ? 0 : 1)
