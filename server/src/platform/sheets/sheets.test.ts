import fc from 'fast-check'
import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { Refusal } from '../refuse.ts'
import { fieldsOf, knownTitle, readSheet, type Names } from './rules.ts'

const names: Names<'name' | 'zip' | 'city' | 'mail' | 'day'> = {
  name: ['Nom', 'Name'],
  zip: ['Code postal', 'CP'],
  city: ['Ville', 'City'],
  mail: ['E-mail', 'Adresse mail'],
  day: ['Date de livraison'],
}
const isKnown = knownTitle(names)
const read = (bytes: Buffer, most = 100) => readSheet(bytes, isKnown, most)
const tableOf = async (bytes: Buffer) => (await read(bytes)).table
const reasonOf = (bytes: Buffer, most?: number) =>
  read(bytes, most).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? error.reason : String(error)),
  )

const sheet = 'Nom;Code postal;Ville\nÉlan €;44000;Rezé\nNoël;1000;Bourg\n'
const wide = (text: string, littleEndian: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return littleEndian ? bytes : bytes.swap16()
}
const macLetters: Record<string, number> = { É: 0x83, '€': 0xdb, é: 0x8e, ë: 0x91 }
const mac = sheet.replace(/[É€éë]/g, (letter) => String.fromCharCode(macLetters[letter]!))
const windows = Buffer.from(sheet.replaceAll('€', '\u0080'), 'latin1')

test.each([
  ['UTF-8', Buffer.from(sheet)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${sheet}`)],
  ['UTF-16 LE with its mark', wide(`\uFEFF${sheet}`, true)],
  ['UTF-16 BE with its mark', wide(`\uFEFF${sheet}`, false)],
  ['UTF-16 LE without', wide(sheet, true)],
  ['Windows-1252', windows],
  ['Mac Roman', Buffer.from(mac.replaceAll('\n', '\r'), 'latin1')],
])('a text in %s is read letter by letter', async (_, bytes) => {
  const { titles, lines } = await tableOf(bytes)
  expect(titles).toEqual(['Nom', 'Code postal', 'Ville'])
  expect(lines).toEqual([
    { line: 2, cells: ['Élan €', '44000', 'Rezé'] },
    { line: 3, cells: ['Noël', '1000', 'Bourg'] },
  ])
})

test.each([';', ',', '\t', '|'])(
  'cells that %j parts are found by themselves, quotes and line ends within them kept',
  async (by) => {
    const text = [`Nom${by}CP${by}Ville`, `"A${by} ""B"""${by}44000${by}"Rezé\nSud"`, `=1+1${by}${by}x`].join('\r\n')
    const { lines } = await tableOf(Buffer.from(text))
    expect(lines.map(({ cells }) => cells)).toEqual([
      [`A${by} "B"`, '44000', 'Rezé\nSud'],
      ['=1+1', '', 'x'],
    ])
  },
)

test('titles above, totals below and titles of the next page are no lines; the others keep their number', async () => {
  const text = [
    'Remise des clés;;;',
    ';;;',
    'Nom;CP;Ville;E-mail',
    'A;44000;Nantes;a@b.fr',
    ';;;',
    'Tranche 2;;;',
    'Nom;CP;Ville;E-mail',
    'Total Énergies;44000;Nantes;b@b.fr',
    'Total général;2;;',
  ].join('\n')
  const { headerLine, lines, passedOver } = await tableOf(Buffer.from(text))
  expect({ headerLine, passedOver }).toEqual({ headerLine: 3, passedOver: 4 })
  expect(lines.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [4, 'A'],
    [8, 'Total Énergies'],
  ])
})

test('a workbook: dates as days, numbers without noise, what a formula last was, and the sheet that has known titles', async () => {
  const bold = { fontWeight: 'bold' as const }
  const bytes = await writeXlsxFile([
    { data: [[{ value: 'À lire' }]], sheet: 'Notes' },
    {
      sheet: 'Maisons',
      data: [
        [{ value: 'Nom', ...bold }, { value: 'CP' }, { value: 'Ville' }, { value: 'Date de livraison' }],
        [
          { value: 'A & B' },
          { value: 1000, type: Number },
          { value: 'Bourg' },
          { value: new Date('2026-03-12T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        ],
        [
          { value: 'C' },
          { value: 44.1 + 0.2, type: Number },
          { value: true, type: Boolean },
          { value: 'SUM(1,2)', type: 'Formula' },
        ],
      ],
    },
  ]).toBuffer()
  const { sheetName, table } = await read(bytes)
  expect(sheetName).toBe('Maisons')
  expect(table.lines.map(({ cells }) => cells)).toEqual([
    ['A & B', '1000', 'Bourg', '2026-03-12'],
    ['C', '44.3', 'VRAI', '=SUM(1,2)'],
  ])
})

test('a text of a Mac is told by letters that Windows-1252 has not', async () => {
  // « Trésor, allée Forêt » with the bytes of its accents; ê is none of Windows-1252.
  const bytes = Buffer.from('Nom;CP;Ville\r\nTr\u008esor;44000;For\u0090t\r\n', 'latin1')
  expect((await tableOf(bytes)).lines[0]!.cells).toEqual(['Trésor', '44000', 'Forêt'])
})

test('a cell that is merged downwards is of each of its lines; one beside them, or of several columns, is where it stands', async () => {
  const merged = (value: string, span: object) => ({ value, ...span })
  const bytes = await writeXlsxFile([
    [{ value: 'Lots', columnSpan: 3 }, null, null, null],
    ['Nom', 'CP', 'Ville', 'E-mail'].map((value) => ({ value })),
    [{ value: 'A' }, merged('44000', { rowSpan: 3 }), merged('Nantes', { rowSpan: 2 }), null],
    [{ value: 'B' }, null, null, null],
    [{ value: 'C' }, null, { value: 'Rezé' }, null],
    [{ value: 'D' }, null, merged('Bourg', { rowSpan: 2, columnSpan: 2 }), null],
    [{ value: 'E' }, { value: '69000' }, null, null],
    [{ value: 'F' }, merged('85000', { rowSpan: 2 }), null, null],
    [null, null, null, null],
  ]).toBuffer()
  expect((await tableOf(bytes)).lines.map(({ cells }) => cells.join(' '))).toEqual([
    'A 44000 Nantes ',
    'B 44000 Nantes ',
    'C 44000 Rezé ',
    'D  Bourg ',
    'E 69000  ',
    'F 85000  ',
  ])
})

test('a number that is shown with zeros before it has them', async () => {
  const bytes = await writeXlsxFile([
    ['Nom', 'CP', 'Ville'].map((value) => ({ value })),
    [
      { value: 123, type: Number, format: '00000' },
      { value: 1000, type: Number, format: '00000' },
      { value: 12.5, type: Number, format: '0.00' },
    ],
    [{ value: 1234567, type: Number, format: '00000' }, { value: 44000, type: Number }, { value: 'Nantes' }],
  ]).toBuffer()
  expect((await tableOf(bytes)).lines.map(({ cells }) => cells)).toEqual([
    ['00123', '01000', '12.5'],
    ['1234567', '44000', 'Nantes'],
  ])
})

test('what is no spreadsheet of today is refused, and why', async () => {
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  expect(await reasonOf(Buffer.concat([old, Buffer.alloc(600)]))).toBe('SHEET_OLD_FORMAT')
  expect(await reasonOf(Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]))).toBe('SHEET_ENCRYPTED')
  expect(await reasonOf(Buffer.from('PK\u0003\u0004 broken'))).toBe('SHEET_UNREADABLE')
  expect(await reasonOf(Buffer.from('%PDF-1.7\nNom;CP'))).toBe('SHEET_UNREADABLE')
  expect(await reasonOf(Buffer.from([0x4d, 0x5a, 0, 0x90, 0, 3, 0, 0, 0, 4, 1, 1, 1, 1, 1, 1]))).toBe(
    'SHEET_UNREADABLE',
  )
  expect(await reasonOf(Buffer.from(' \n\n'))).toBe('SHEET_EMPTY')
  expect(await reasonOf(Buffer.from('Nom;CP;Ville\n'))).toBe('SHEET_EMPTY')
  expect(await reasonOf(Buffer.from(`Nom;CP\n${'A;44000\n'.repeat(6)}`), 5)).toBe('SHEET_TOO_LONG')
})

test('columns are known by their names, by the longest where several stand in a title, and by what was said before', () => {
  expect(fieldsOf(['NOM', 'C.P.', 'Ville du chantier', 'Adresse mail client', '?'], names)).toEqual([
    'name',
    null,
    'city',
    'mail',
    null,
  ])
  const said = new Map<string, 'zip' | null>([
    ['c p', 'zip'],
    ['nom', null],
  ])
  expect(fieldsOf(['Nom', 'C.P.', 'Name'], names, said)).toEqual([null, 'zip', 'name'])
})

test('a title that says something else is no field by the words that stand in it', () => {
  expect(fieldsOf(['Code ville', 'Nom'], names, new Map(), ['Code ville'])).toEqual([null, 'name'])
  expect(fieldsOf(['Code ville'], names, new Map([['code ville', 'city' as const]]), ['Code ville'])).toEqual(['city'])
})

test('whatever the bytes are, a sheet is read or refused: nothing else is thrown', async () => {
  const start = fc.constantFrom('', 'PK\u0003\u0004', 'Nom;CP\n', '\uFEFF', 'sep=;\n', '"')
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 400 }), async (head, rest) => {
      expect(await reasonOf(Buffer.concat([Buffer.from(head), Buffer.from(rest)]))).toMatch(/^(read|SHEET_[A-Z_]+)$/)
    }),
    { numRuns: 300 },
  )
})
