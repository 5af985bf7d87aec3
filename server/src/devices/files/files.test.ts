import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { withRoom } from '#platform/testing/room.ts'
import { world } from '#platform/testing/world.ts'
import { checkStorage } from '../../documents/storage/rules.ts'

let hugo: Client
let claire: Client
let zoe: Client
let erables: number
let boiler: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  claire = await as('claire@foyer.example', 'resident')
  zoe = await as('zoe@batir-ouest.example')
  erables = await world.project('Maison Les Érables')
  boiler = (
    await db.selectFrom('devices').select('id').where('serial_number', '=', '7571-442-018').executeTakeFirstOrThrow()
  ).id
})
const pdf = (name: string, bytes = '%PDF-1.4\n%%EOF') => ({ name, type: 'application/pdf', bytes })
const upload = (fields: Record<string, string>, file = pdf('notice.pdf'), device_id = boiler, who = hugo) =>
  who.upload('devices.uploadDeviceDocument', { device_id }, fields, [file])
const listed = async (who: Client, input: object = {}) =>
  (await who.call('devices.listDeviceDocuments', { device_id: boiler, ...input })).data
const namesOf = (files: { name: string }[]) => files.map(({ name }) => name)
const fetchFile = (who: Client, document_id: number) => who.download('documents.downloadDocument', { document_id })

test('DEV-37/list the device’s own files, then those of its product’s sheet unless they are left out', async () => {
  const all = await listed(hugo)
  expect(all.map((file: { name: string; from_product: boolean }) => [file.name, file.from_product])).toEqual([
    ['Attestation de mise en service.pdf', false],
    ['Contrat d’entretien.pdf', false],
    ['Notice d’entretien.pdf', true],
    ['Notice d’utilisation.pdf', true],
  ])
  expect(namesOf(await listed(hugo, { without_product: true }))).toEqual([
    'Attestation de mise en service.pdf',
    'Contrat d’entretien.pdf',
  ])
})

test('DEV-37/add 201: a file with a name and an empty label; counted, told, downloadable; not among the project’s folders', async () => {
  const mark = await journalMark()
  const answer = await upload({ name: 'Facture.pdf', label: '' })
  expect(answer).toMatchObject({
    status: 201,
    data: { name: 'Facture.pdf', labels: [], folder_id: null, from_product: false, mime_type: 'application/pdf' },
  })
  expect(await upload({ label: 'ptg_invoice' }, pdf('sans nom.pdf'))).toMatchObject({
    status: 201,
    data: { name: 'sans nom.pdf', labels: [{ code: 'ptg_invoice' }] },
  })
  expect(await journalOf(erables, mark)).toMatchObject([
    { action: 'CREATED', model_name: 'File' },
    { action: 'CREATED', model_name: 'File' },
  ])
  expect(await checkStorage()).toEqual([])
  expect(await fetchFile(hugo, answer.data.id)).toMatchObject({ status: 200 })
  const company_id = await world.company('Maisons Clairière')
  const { data } = await hugo.call('documents.listDocuments', { company_id, residence_id: erables })
  expect(JSON.stringify(data)).not.toContain('Facture.pdf')
})

test('residents read the files of the devices of their home; a rival and nobody else learn that they exist', async () => {
  const [own] = await listed(claire)
  expect(await fetchFile(claire, own.id)).toMatchObject({ status: 200 })
  const alice = await as('alice@foyer.example', 'resident')
  expect((await fetchFile(alice, own.id)).status).toBeGreaterThanOrEqual(403)
  expect(await fetchFile(zoe, own.id)).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
  expect(await fetchFile(hugo, 999_999)).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
})

test('403: the files of a device need the offer that opens devices', async () => {
  const { id } = (await listed(hugo))[0]
  const provisions = db.updateTable('residence_service_provisions').where('residence_id', '=', erables)
  await provisions.set({ code: 'MSL_CONFORT' }).where('code', '=', 'MSL_PREMIUM').execute()
  const answer = await fetchFile(hugo, id)
  await provisions.set({ code: 'MSL_PREMIUM' }).where('code', '=', 'MSL_CONFORT').execute()
  expect(answer).toMatchObject({ status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' })
})

test('409 STORAGE_LIMIT_REACHED: device files share the room of the booklet', async () => {
  const answer = await withRoom(erables, 5, () => upload({ name: 'trop.pdf' }))
  expect(answer).toMatchObject({ status: 409, error_reason: 'STORAGE_LIMIT_REACHED' })
})

test('DEV-37/delete 204: the device’s own file goes; 409 DOCUMENT_OF_PRODUCT for one of the sheet; 404 for another’s', async () => {
  const { data } = await upload({ name: 'à supprimer.pdf' })
  const remove = (document_id: number, device_id = boiler) =>
    hugo.call('devices.deleteDeviceDocument', { device_id, document_id })
  expect(await remove(data.id)).toMatchObject({ status: 204 })
  expect(await checkStorage()).toEqual([])
  const sheet = (await listed(hugo)).find(({ from_product }: { from_product: boolean }) => from_product)
  expect(await remove(sheet.id)).toMatchObject({ status: 409, error_reason: 'DOCUMENT_OF_PRODUCT' })
  const document = await db
    .selectFrom('documents')
    .select('id')
    .where('residence_id', '=', erables)
    .where('context', '=', 'RESIDENCE')
    .executeTakeFirstOrThrow()
  for (const id of [document.id, 999_999, data.id])
    expect(await remove(id)).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
})

test('422 and 415: no file, a name that is none, a program', async () => {
  const none = await hugo.upload('devices.uploadDeviceDocument', { device_id: boiler }, { name: 'a.pdf' }, [])
  expect(none).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await upload({ name: 'a/b.pdf' })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  const program = { name: 'a.exe', type: 'application/octet-stream', bytes: 'MZ'.padEnd(200, '\0') }
  expect((await upload({ name: 'a.exe' }, program)).status).toBeGreaterThanOrEqual(415)
})
