import type { BookletModel } from '@logis/contract/booklet.package'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { bringPackage, emptyHouse, packageOf, repacked } from '#platform/testing/packages.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'

withoutLimits()

let karim: Client
let pack: Buffer
beforeAll(async () => {
  karim = await as('karim@renovest.example')
  const place = { residence_id: await emptyHouse(karim, 'Maison d’ailleurs') }
  const folder = await karim.call('documents.createFolder', { ...place, name: 'Notaire' })
  const bytes = '%PDF-1.4\n%%EOF'
  const fields = { name: 'Plan.pdf', folder_id: String(folder.data.id) }
  const paper = await karim.upload('documents.uploadDocument', place, fields, [
    { name: 'Plan.pdf', type: 'application/pdf', bytes },
  ])
  const { rows } = await sql<{ id: number }>`select id from products where not is_generic order by id limit 1`.execute(
    db,
  )
  await karim.call('devices.createDevice', { ...place, product_id: rows[0]!.id, serial_number: 'SN', quantity: 1 })
  const facts = { kind: 'CONSTRUCTION', triggered_on: '2025-02-03', reference: 'PC 1' }
  await karim.call('booklet.setTrigger', { ...place, ...facts })
  await karim.call('booklet.answer', { ...place, item: 'EQUIPMENT', part: 'hot_water', body: 'Par la chaudière' })
  await karim.call('booklet.answer', { ...place, item: 'PLANS', part: 'plans', document_id: paper.data.id })
  const work = { done_on: '2026-03-02', description: 'Combles', company_name: 'Isol' }
  await karim.call('booklet.addWork', { ...place, ...work })
  await karim.call('booklet.handOver', { ...place, handed_on: '2026-06-30', recipient: 'Camille Roux' })
  pack = await packageOf(karim, place.residence_id)
})

const answered = (model: BookletModel) =>
  model.booklet.items.flatMap(({ parts }) => parts.flatMap(({ answer }) => answer ?? []))
const words = (model: BookletModel) => answered(model).find(({ body }) => body !== null)!
const paper = (model: BookletModel) => answered(model).find(({ document }) => document !== null)!
const device = (model: BookletModel) => model.devices[0]!
const file = (model: BookletModel) => model.files.find(({ of }) => of === 'HOME')!
const long = 'x'.repeat(20_000)
type Change = [what: string, change: (model: BookletModel) => void]
const changes: Change[] = [
  ['a name of a device with a NUL', (model) => (device(model).name = 'a\u0000b')],
  ['a name of a device that turns what follows', (model) => (device(model).name = 'a\u202eb')],
  ['a name of a device without end', (model) => (device(model).name = long)],
  ['a serial number without end', (model) => (device(model).serial_number = long)],
  ['a day that is none', (model) => (device(model).commissioning_date = '2026-02-31')],
  ['a word for a day', (model) => (device(model).warranty_expiration_date = 'infinity')],
  ['a day after all others', (model) => (device(model).commissioning_date = '9999-12-31')],
  ['less than nothing', (model) => (device(model).quantity = -3)],
  ['more than there is', (model) => (device(model).quantity = 1e300)],
  ['a surface below nothing', (model) => (device(model).surface = -1)],
  ['a thickness in parts', (model) => (device(model).thickness = 1.5)],
  ['a maker with a NUL', (model) => (device(model).manufacturer = '\u0000')],
  ['half of a letter', (model) => (device(model).reference = '\ud83c')],
  ['a name of a file with folders', (model) => (file(model).name = '../../plan.pdf')],
  ['a name of a file that turns', (model) => (file(model).name = 'plan\u202efdp.exe')],
  ['a name of a file without end', (model) => (file(model).name = long)],
  ['a name of a file that is empty', (model) => (file(model).name = '')],
  ['a name of a file with a NUL', (model) => (file(model).name = 'a\u0000.pdf')],
  ['a folder without end', (model) => (file(model).folder = long)],
  ['a folder with a line', (model) => (file(model).folder = 'a\nb')],
  ['a folder that is empty', (model) => (file(model).folder = '')],
  ['a label with a NUL', (model) => (file(model).labels = ['\u0000'])],
  ['a last day that is none', (model) => (file(model).valid_until = 'never')],
  ['a last day beyond', (model) => (file(model).valid_until = '+010000-01-01')],
  ['words without end', (model) => (words(model).body = long)],
  ['words with a NUL', (model) => (words(model).body = 'a\u0000')],
  ['words and a paper', (model) => (words(model).document = paper(model).document)],
  ['neither words nor a paper', (model) => (words(model).body = null)],
  ['a work without words', (model) => (model.booklet.works[0]!.description = '')],
  ['a work without end', (model) => (model.booklet.works[0]!.description = long)],
  ['a work to come', (model) => (model.booklet.works[0]!.done_on = '2999-01-01')],
  ['a company without end', (model) => (model.booklet.works[0]!.company_name = long)],
  ['a company of several lines', (model) => (model.booklet.works[0]!.company_name = 'a\nb')],
  ['a recipient without end', (model) => (model.booklet.handover!.recipient = long)],
  ['a handover to come', (model) => (model.booklet.handover!.handed_on = '2999-01-01')],
  ['a reference without end', (model) => (model.booklet.reference = long)],
  ['a reference that turns', (model) => (model.booklet.reference = 'a\u202eb')],
  ['one more work for each second', (model) => (model.booklet.works = Array(100_000).fill(model.booklet.works[0]))],
]

test.each(changes)(
  'a package that says what no form takes is refused whole, before anything is kept: %s',
  async (_what, change) => {
    const home = await emptyHouse(karim, 'Maison sûre')
    const zip = repacked(pack, (model) => {
      change(model)
      return model
    })
    const refused = { status: 422, error_reason: 'PACKAGE_REFUSED', errors: { file: [{ code: 'foreign_json' }] } }
    for (const dry of [true, false]) expect(await bringPackage(karim, home, zip, dry)).toMatchObject(refused)
  },
)

test('the package as it left is taken', async () => {
  const { status, data } = await bringPackage(karim, await emptyHouse(karim, 'Maison d’accueil'), pack, false)
  expect(status).toBe(200)
  expect(new Set(data.entries.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['CREATED']))
})
