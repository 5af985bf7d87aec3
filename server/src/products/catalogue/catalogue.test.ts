import type { CatalogueReport } from '@logis/contract/products.catalogue'
import {
  catalogueFormats,
  catalogueRowsMax,
  type CatalogueFormat,
  type CatalogueKind,
} from '@logis/contract/products.catalogue.rules'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { idOfMaker, idOfProduct } from '#platform/testing/catalogue.ts'
import { readSheet } from '#platform/sheets/rules.ts'
import { as, type Client } from '#platform/testing/client.ts'

let admin = undefined as unknown as Client
beforeAll(async () => (admin = await as('admin@logis.example')))
let turn = 0
beforeEach(() => (turn += 1))

const send = (act: 'preview' | 'import', kind: CatalogueKind, bytes: string | Buffer) =>
  admin.upload(`products.${act}Catalogue`, { kind }, {}, [{ name: 'catalogue.csv', type: 'text/csv', bytes }])
const preview = async (kind: CatalogueKind, bytes: string | Buffer): Promise<CatalogueReport> => {
  const { status, data } = await send('preview', kind, bytes)
  expect(status).toBe(200)
  return data
}
const bring = async (kind: CatalogueKind, bytes: string | Buffer): Promise<CatalogueReport> => {
  const { status, data } = await send('import', kind, bytes)
  expect(status).toBe(200)
  return data
}
const exported = async (kind: CatalogueKind, format?: CatalogueFormat): Promise<Buffer> => {
  const { status, bytes } = await admin.download('products.exportCatalogue', { kind, ...(format && { format }) })
  expect(status).toBe(200)
  return bytes
}
const product = async (name: string) =>
  (await admin.call('products.listSheets', { search: name, page_size: -1 })).data[0]
const countsOf = ({ counts: { CREATED, CHANGED, UNCHANGED, FAULTY } }: CatalogueReport) =>
  [CREATED, CHANGED, UNCHANGED, FAULTY].join(' ')
const faultsOf = ({ lines }: CatalogueReport) =>
  lines.flatMap(({ line, faults }) => faults.map(({ field, code }) => `${line} ${field} ${code}`))

test.each(['manufacturers', 'classes', 'products'] as const)(
  'what leaves of the %s as CSV or as a workbook comes back and changes nothing',
  async (kind) => {
    const counts = []
    for (const format of [undefined, ...catalogueFormats]) {
      const report = await preview(kind, await exported(kind, format))
      expect(report).toMatchObject({ is_taken: false, ignored: [], lines: [] })
      counts.push(report.counts.UNCHANGED)
    }
    expect(counts[0]).toBeGreaterThan(3)
    expect(new Set(counts).size).toBe(1)
  },
)

test('a workbook has the titles of the reader’s language, and a name is the text that it is', async () => {
  const name = `=1+1 <b>& “${turn}”`
  expect(countsOf(await bring('manufacturers', `Nom\n"${name}"`))).toBe('1 0 0 0')
  const query = { kind: 'manufacturers', format: 'xlsx' } as const
  const { bytes, headers } = await admin.download('products.exportCatalogue', query)
  expect(headers.get('content-disposition')).toBe('attachment; filename="manufacturers.xlsx"')
  const { sheetName, table } = await readSheet(bytes, () => true, catalogueRowsMax)
  expect([sheetName, ...table.titles]).toEqual(['Fabricants', 'Identifiant', 'Nom'])
  expect(table.lines.map(({ cells }) => cells[1])).toContain(name)
  const english = await admin.inEnglish().download('products.exportCatalogue', query)
  expect((await readSheet(english.bytes, () => true, catalogueRowsMax)).sheetName).toBe('Manufacturers')
})

test('what leaves in English comes back in it: devices are called so', async () => {
  const english = admin.inEnglish()
  const { bytes } = await english.download('products.exportCatalogue', { kind: 'products' })
  expect(bytes.toString()).toMatch(/[;,]Device[;,]/)
  expect(await preview('products', bytes)).toMatchObject({ is_taken: false, ignored: [], lines: [] })
})

test('a sheet is told line by line, then taken as by hand: what is wrong is left out, and the same sheet again changes nothing', async () => {
  const sheet = [
    'Désignation;Référence;Marque;Type;Classe;Générique;Durée de vie;Catégories;Couleur',
    `Vitocrossal ${turn};=VC|2;viessmann;équipement;boiler;chaudiere gaz a condensation;18;Chauffage;bleu`,
    `Sans marque ${turn};;Nulle Part;Équipement;;;;;`,
    `Trop vieux ${turn};;Viessmann;Équipement;;;900;;`,
    `Laine ${turn};;Viessmann;Matériau;boiler;;;Nulle catégorie;`,
    `VITOCROSSAL ${turn};=vc|2;VIESSMANN;Équipement;;;;;`,
    `Modèle ${turn};;Viessmann;Équipement;;Vitodens 200-W;;;`,
  ].join('\n')
  const told = await preview('products', sheet)
  expect(countsOf(told)).toBe('1 0 0 5')
  expect(told.ignored).toEqual(['Couleur'])
  expect(faultsOf(told)).toEqual([
    '3 manufacturer unknown',
    '4 lifespan number',
    '5 class mismatch',
    '5 categories unknown',
    '6 name repeated',
    '7 parent unknown',
  ])
  expect(await product(`Vitocrossal ${turn}`)).toBeUndefined()

  expect(await bring('products', sheet)).toMatchObject({ ...told, is_taken: true })
  const made = await product(`Vitocrossal ${turn}`)
  expect(made).toMatchObject({
    reference: '=VC|2',
    manufacturer: { id: await idOfMaker('Viessmann') },
    type: 'PRODUCT',
    class: { name_fr: 'Chaudière' },
    parent: { id: await idOfProduct('Chaudière gaz à condensation') },
    lifespan: 18,
  })
  const { data } = await admin.call('administration.listEntries', { search: { model_name: 'Product' } })
  expect(data[0]).toMatchObject({ action: 'CREATED', model_id: made.id })
  expect(countsOf(await bring('products', sheet))).toBe('0 0 1 5')
})

test('what a spreadsheet could not calculate is a fault of its cell', async () => {
  const told = await preview('products', `Désignation;Référence;Marque;Type\nPompe ${turn};#N/A;#VALEUR!;Équipement`)
  expect(countsOf(told)).toBe('0 0 0 1')
  expect(faultsOf(told)).toEqual(expect.arrayContaining(['2 reference error', '2 manufacturer error']))
})

test('a product that is there is changed by its id: what the sheet does not say stays, an empty cell empties', async () => {
  await bring(
    'products',
    `Nom;Fabricant;Type;Nature;Durée de vie;Codes des labels\nPompe ${turn};Viessmann;Équipement;pump;12;nf | acermi`,
  )
  const { id } = await product(`Pompe ${turn}`)
  const report = await bring('products', `Id;Nom;Durée de vie;Labels;Archivé\n${id};Pompe douce ${turn};;acermi|nf;oui`)
  expect(report.lines).toEqual([
    {
      line: 2,
      name: `Pompe douce ${turn}`,
      outcome: 'CHANGED',
      changes: [
        { field: 'name', from: `Pompe ${turn}`, to: `Pompe douce ${turn}` },
        { field: 'lifespan', from: '12', to: '' },
        { field: 'archived', from: '', to: '1' },
      ],
      faults: [],
    },
  ])
  expect(await product(`Pompe douce ${turn}`)).toMatchObject({ id, nature: 'pump', lifespan: null, archived: true })
  expect(faultsOf(await preview('products', `Id;Nom\n999999999;Pompe\n${id};\n${id};Pompe`))).toEqual([
    '2 id unknown',
    '3 name missing',
  ])
})

test('classes come in any order, the ones above first; none stands below itself, or below one that is left out', async () => {
  const sheet = [
    'Code;Nom français;Nom anglais;Code de la classe parente;Type;Chaudière',
    `sous_${turn};Sous;Below;sur_${turn};Équipement;non`,
    `sur_${turn};Sur;Above;;Équipement;oui`,
    `a_${turn};A;A;b_${turn};Équipement;`,
    `b_${turn};B;B;a_${turn};Équipement;`,
    `Faux Code;C;C;;Équipement;`,
    `d_${turn};D;D;faux code;Équipement;`,
  ].join('\n')
  const report = await bring('classes', sheet)
  expect(countsOf(report)).toBe('2 0 0 4')
  expect(faultsOf(report)).toEqual(['4 parent cycle', '5 parent cycle', '6 code format', '7 parent unknown'])
  const { data } = await admin.call('productClasses.listClasses', { search: `sous_${turn}` })
  expect(data).toMatchObject([{ above: [{ name_fr: 'Sur' }] }])
  const used = await preview('classes', `Code;Type\nboiler;Matériau`)
  expect(faultsOf(used)).toEqual(['2 type closed'])
})

test('manufacturers of a workbook; the generic one stays what it is, and no name is taken twice', async () => {
  const rows = [
    ['Identifiant', 'Nom'],
    [null, `Fabricant ${turn}`],
    [await idOfMaker('GENERIQUE'), 'Autre nom'],
    [await idOfMaker('Viessmann'), 'ATLANTIC'],
  ]
  const bytes = await writeXlsxFile(
    rows.map((row) => row.map((value) => (value === null ? null : { value }))),
  ).toBuffer()
  const report = await bring('manufacturers', bytes)
  expect(countsOf(report)).toBe('1 0 0 2')
  expect(faultsOf(report)).toEqual(['3 name closed', '4 name taken'])
})

test('two who bring the same sheet at once create once', async () => {
  const sheet = `Nom;Id\nDeux fois ${turn};`
  const both = await Promise.all([bring('manufacturers', sheet), bring('manufacturers', sheet)])
  expect(both.map(countsOf).toSorted()).toEqual(['0 0 1 0', '1 0 0 0'])
})

describe('what is no sheet of the catalogue is refused and why, as it is looked at and as it is taken', () => {
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])
  test.each([
    ['SHEET_COLUMNS_UNKNOWN', 'Pomme;Poire\nverte;jaune'],
    ['SHEET_OLD_FORMAT', old],
    ['SHEET_ENCRYPTED', Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')])],
    ['SHEET_UNREADABLE', '%PDF-1.4'],
    ['SHEET_EMPTY', 'Nom;Id\n'],
    ['SHEET_TOO_LONG', `Nom;Id\n${'a;\n'.repeat(catalogueRowsMax + 1)}`],
  ])('%s', async (error_reason, bytes) => {
    for (const act of ['preview', 'import'] as const)
      expect(await send(act, 'manufacturers', bytes)).toMatchObject({ error_reason })
  })
})
