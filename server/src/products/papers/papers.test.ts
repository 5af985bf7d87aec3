import type { CatalogueReport } from '@logis/contract/products.catalogue'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { db } from '#platform/db.ts'
import { idOfProduct } from '#platform/testing/catalogue.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { filesOfZip, zipOfFiles } from '#platform/testing/zip.ts'

let admin = undefined as unknown as Client
beforeAll(async () => (admin = await as('admin@logis.example')))
let turn = 0
beforeEach(() => (turn += 1))

type Files = Record<string, string | Buffer>
const zip = (files: Files) =>
  zipOfFiles(Object.entries(files).map(([path, text]) => [path, Buffer.from(text as string)]))
const send = (act: 'preview' | 'import', bytes: string | Buffer) =>
  admin.upload(`products.${act}Catalogue`, { kind: 'documents' }, {}, [
    { name: 'documents.zip', type: 'application/zip', bytes },
  ])
const reported = async (act: 'preview' | 'import', files: Files): Promise<CatalogueReport> => {
  const { status, data } = await send(act, zip(files))
  expect(status).toBe(200)
  return data
}
const countsOf = ({ counts: { CREATED, CHANGED, UNCHANGED, FAULTY } }: CatalogueReport) =>
  [CREATED, CHANGED, UNCHANGED, FAULTY].join(' ')
const faultsOf = ({ lines }: CatalogueReport) =>
  lines.flatMap(({ line, faults }) => faults.map(({ field, code }) => `${line} ${field} ${code}`))
const documentsOf = async (product_id: number): Promise<{ id: number; name: string }[]> =>
  (await admin.call('products.getSheet', { product_id })).data.documents
const storedFiles = async () =>
  (
    await db
      .selectFrom('stored_files')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

const list = (...lines: string[]) => ['Fabricant;Produit;Référence;Document;Fichier', ...lines].join('\n')

test('an archive is told line by line, then taken: what is wrong is left out, and the same one again changes nothing', async () => {
  const id = await idOfProduct('Vitodens 200-W')
  const { data: sheet } = await admin.call('products.getSheet', { product_id: id })
  const reference = sheet.reference as string
  const notice = `Notice ${turn}.pdf`
  const files = {
    'Documents.csv': list(
      `viessmann;vitodens 200-w;${reference};${notice};notices/a.pdf`,
      `Viessmann;Vitodens 200-W;${reference};;notices/Pose ${turn}.pdf`,
      `Viessmann;Vitodens 200-W;${reference};${notice.toUpperCase()};notices/a.pdf`,
      `Viessmann;Nul produit;;x.pdf;notices/a.pdf`,
      `Viessmann;Vitodens 200-W;${reference};y.pdf;notices/absent.pdf`,
      `Viessmann;Vitodens 200-W;${reference};a/b.pdf;notices/a.pdf`,
    ),
    'notices/a.pdf': '%PDF-1.4 une notice',
    [`notices/Pose ${turn}.pdf`]: '%PDF-1.4 la pose',
  }
  const before = await storedFiles()
  const told = await reported('preview', files)
  expect(countsOf(told)).toBe('2 0 0 4')
  expect(faultsOf(told)).toEqual(['4 document repeated', '5 name unknown', '6 file absent', '7 document characters'])
  expect(await storedFiles()).toBe(before)

  expect(countsOf(await reported('import', files))).toBe('2 0 0 4')
  const names = (await documentsOf(id)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([notice, `Pose ${turn}.pdf`]))
  const entries = await admin.call('administration.listEntries', {
    search: { model_name: 'Product', model_id: String(id) },
    page_size: 2,
  })
  expect(entries.data.map(({ changes }: { changes: object[] }) => changes[0])).toEqual(
    expect.arrayContaining([expect.objectContaining({ attribute_name: 'document', old_value: null, value: notice })]),
  )
  expect(countsOf(await reported('import', files))).toBe('0 0 2 4')

  // Other bytes under the same name take its place; whoever has a device of the product reads them.
  const changed = { ...files, 'notices/a.pdf': '%PDF-1.4 une notice refaite' }
  const preview = await reported('preview', changed)
  expect(countsOf(preview)).toBe('0 1 1 4')
  expect(preview.lines[0]?.changes).toEqual([{ field: 'file', from: '19', to: '27' }])
  await reported('import', changed)
  const after = await documentsOf(id)
  expect(after.map(({ name }) => name)).toEqual(names)
  const document_id = after.find(({ name }) => name === notice)!.id
  const hugo = await as('hugo@clairiere.example')
  const kept = await hugo.download('documents.downloadDocument', { document_id })
  expect(kept.bytes.toString()).toBe('%PDF-1.4 une notice refaite')
})

test('what leaves comes back and changes nothing, its list as a workbook too', async () => {
  const product_id = await idOfProduct('Vitodens 200-W')
  const form = [{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from(`%PDF-1.4 ${turn}`) }]
  const name = `Déclaration « ${turn} », été.pdf`
  expect((await admin.upload('products.addProductDocument', { product_id }, { name }, form)).status).toBe(201)
  const long = { name: `${'d'.repeat(119)}🏠 ${turn}.pdf` }
  const other = [{ ...form[0]!, bytes: Buffer.from(`%PDF-1.4 long ${turn}`) }]
  expect((await admin.upload('products.addProductDocument', { product_id }, long, other)).status).toBe(201)
  const { status, bytes } = await admin.download('products.exportCatalogue', { kind: 'documents' })
  expect(status).toBe(200)
  // A sign that has no room in a path is not there by half.
  expect([...filesOfZip(bytes).keys()].filter((path) => path.includes('�'))).toEqual([])
  const report = (await send('preview', bytes)).data as CatalogueReport
  expect(report.counts.UNCHANGED).toBeGreaterThan(0)
  expect(report).toMatchObject({ ignored: [], lines: [] })

  const files = filesOfZip(bytes)
  const rows = files.get('Documents.csv')!.toString().replace('\uFEFF', '').trim().split('\n')
  const cells = rows.map((row) => row.split(';').map((value) => ({ value: value.replace(/^"(.*)"$/, '$1') })))
  files.delete('Documents.csv')
  const workbook = await writeXlsxFile(cells as never).toBuffer()
  const again = zipOfFiles([['documents.xlsx', workbook], ...files])
  expect((await send('preview', again)).data).toMatchObject({ counts: report.counts, lines: [] })
})

test('of two imports at once each document comes once', async () => {
  const id = await idOfProduct('Vitodens 200-W')
  const reference = (await admin.call('products.getSheet', { product_id: id })).data.reference as string
  const files = {
    'Documents.csv': list(
      ...Array.from({ length: 20 }, (_, n) => `Viessmann;Vitodens 200-W;${reference};Lot ${turn}-${n}.pdf;f/${n}.pdf`),
    ),
    ...Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`f/${n}.pdf`, `%PDF-1.4 lot ${turn} ${n}`])),
  }
  const both = await Promise.all([reported('import', files), reported('import', files)])
  expect(both.map(countsOf).toSorted()).toEqual(['0 0 20 0', '20 0 0 0'])
  const names = (await documentsOf(id)).map(({ name }) => name).filter((name) => name.startsWith(`Lot ${turn}-`))
  expect(names).toHaveLength(20)
})

test('422: no archive, one without a list, a list of other columns; nobody else may', async () => {
  const refused = { status: 422, error_reason: 'ARCHIVE_REFUSED' }
  expect(await send('preview', Buffer.from('Nom;Id'))).toMatchObject({
    ...refused,
    errors: { file: [{ code: 'not_a_zip' }] },
  })
  expect(await send('import', zip({ 'a.pdf': 'x' }))).toMatchObject({
    ...refused,
    errors: { file: [{ code: 'no_list' }] },
  })
  expect(await send('preview', zip({ 'Documents.csv': 'Couleur\nbleu\n', 'a.pdf': 'x' }))).toMatchObject({
    status: 422,
  })
  const hugo = await as('hugo@clairiere.example')
  expect(await hugo.download('products.exportCatalogue', { kind: 'documents' })).toMatchObject({ status: 403 })
})

test('what the lines name is counted unpacked before any of it is; what no line names is not', async () => {
  const heavy = (path: string): [string, Buffer, number] => [path, Buffer.from('%PDF-1.4'), 600 * 1_048_576]
  const packed = (...lines: string[]) =>
    zipOfFiles([['Documents.csv', Buffer.from(list(...lines))], heavy('a.pdf'), heavy('b.pdf')])
  const refused = await send('preview', packed('Viessmann;Vitodens 200-W;;A.pdf;a.pdf', 'Viessmann;Nul;;B.pdf;b.pdf'))
  expect(refused).toMatchObject({ status: 422, error_reason: 'ARCHIVE_REFUSED' })
  expect(refused.errors).toEqual({ file: [expect.objectContaining({ code: 'too_large' })] })
  expect((await send('preview', packed('Viessmann;Nul;;A.pdf;a.pdf', 'Viessmann;Nul;;B.pdf;a.pdf'))).status).toBe(200)
})
