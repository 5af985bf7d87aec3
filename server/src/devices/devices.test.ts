import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { checkStorage } from '../documents/storage/rules.ts'
import { checkDeviceCounts } from './room/rules.ts'

let hugo: Client
let zoe: Client
let lilas: number
let erables: number
let boiler: number
let wool: number
const idOf = async (name: string) =>
  (await db.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  zoe = await as('zoe@batir-ouest.example')
  lilas = await world.project('Maison Les Lilas')
  erables = await world.project('Maison Les Érables')
  boiler = await idOf('Vitodens 200-W')
  wool = await idOf('GR 32 Roulé Revêtu')
})

const list = (who: Client, input: object = {}, residence_id = erables) =>
  who.call('devices.listDevices', { residence_id, ...input })
const add = (who: Client, input: object = {}, residence_id = lilas) =>
  who.call('devices.createDevice', { residence_id, product_id: boiler, ...input })
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)

test('DEV-21 DEV-23/types DEV-31 DEV-33 devices and pending requests in one list, latest first, page by page', async () => {
  const answer = await list(hugo)
  expect(answer).toMatchObject({
    status: 200,
    meta: { total: 13, per_page: 10, last_page: 2 },
    room: { used: 13, limit: 1500 },
    cannot: { write: null, add: null },
  })
  expect(answer.data[0]).toMatchObject({
    model_type: 'PRODUCT_REQUEST',
    product: null,
    product_generic: null,
    name: 'Stylus Pro 12',
    manufacturer: 'Ravelli',
    picture_path: null,
  })
  const all = await list(hugo, { page_size: -1 })
  expect(all.data).toHaveLength(13)
  expect(all.data.at(-1)).toMatchObject({
    model_type: 'DEVICE',
    product: {
      id: boiler,
      name: 'Vitodens 200-W',
      reference: 'B2HF|26',
      manufacturer: { name: 'Viessmann' },
      type: 'PRODUCT',
      parent: { name: 'Chaudière gaz à condensation' },
      category_ids: expect.arrayContaining([expect.any(Number)]),
      generic: false,
    },
    product_generic: { name: 'Chaudière gaz à condensation' },
    reference: 'B2HF|26',
    type: 'PRODUCT',
    picture_path: expect.any(String),
  })
  const { data } = await hugo.call('devices.getDevice', { device_id: all.data.at(-1).id })
  expect(data).toMatchObject({ id: all.data.at(-1).id, model_type: 'DEVICE', created_at: expect.any(String) })
  const facts = ['serial_number', 'commissioning_date', 'quantity', 'surface', 'thickness', 'lifespan', 'note']
  expect(Object.keys(data)).toEqual(expect.arrayContaining([...facts, 'source_type', 'source_data']))
  const kinds = (by: 'type' | 'model_type') => new Set(all.data.map((row: Record<string, string>) => row[by]))
  expect(kinds('type')).toEqual(new Set(['PRODUCT', 'MATERIAL']))
  expect(kinds('model_type')).toEqual(new Set(['DEVICE', 'PRODUCT_REQUEST']))
})

test('DEV-33 each criterion, alone and together; the day compares with <= first', async () => {
  const found = async (search: Record<string, string>) => names(await list(hugo, { search, page_size: -1 }))
  expect(await found({ product_name: 'CALYPSO' })).toEqual(['Calypso Connecté'])
  expect(await found({ reference: 'gr32' })).toEqual(['GR 32 Roulé Revêtu'])
  expect(await found({ manufacturer: 'ravelli' })).toEqual(['Stylus Pro 12'])
  expect((await found({ type: 'MATERIAL' })).toSorted()).toEqual(
    ['Alpha 10', 'GGL Confort', 'GR 32 Roulé Revêtu', 'KL-FP', 'Univercell+'].toSorted(),
  )
  const inParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
  const day = (days: number) => inParis.format(new Date(Date.now() - days * 86_400_000))
  expect(await found({ created_at: day(350), manufacturer: 'Atlantic' })).toEqual(['Calypso Connecté'])
  expect(await found({ created_at: day(40), created_at_symbol: '>=' })).toEqual(['Stylus Pro 12', 'Alpha 10'])
  expect(await found({ created_at: day(30), created_at_symbol: '=' })).toEqual(['Alpha 10'])
})

test('the list sorts by name and by type', async () => {
  const up = names(await list(hugo, { sort: 'name', page_size: -1 }))
  expect(up).toEqual(up.toSorted((a, b) => a.localeCompare(b, 'fr')))
  const types = async (sort?: string): Promise<string[]> =>
    (await list(hugo, { sort, page_size: -1 })).data.map(({ type }: { type: string }) => type)
  const byType = (await types()).toSorted()
  expect(new Set(byType).size).toBe(2)
  expect(await types('type')).toEqual(byType)
  expect(await types('-type')).toEqual(byType.toReversed())
  expect(await types()).not.toEqual(byType)
  expect(await types()).not.toEqual(byType.toReversed())
  expect(await list(hugo, { sort: 'note' })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
})

test('DEV-24 DEV-35/add 201: a device with all it was given; the journal tells of it', async () => {
  const mark = await journalMark()
  const given = {
    serial_number: ' S-1 ',
    commissioning_date: '',
    quantity: 2.5,
    surface: 12.345,
    thickness: 100,
    lifespan: 20,
    note: 'Sous l’escalier.',
  }
  const answer = await add(hugo, given)
  expect(answer).toMatchObject({
    status: 201,
    data: {
      residence_id: lilas,
      serial_number: 'S-1',
      commissioning_date: null,
      quantity: 2.5,
      surface: 12.35,
      thickness: 100,
      lifespan: 20,
      note: 'Sous l’escalier.',
      tasks: [],
      active: true,
      source_type: null,
      cannot: { write: null, complete_task: null },
    },
  })
  expect(await journalOf(lilas, mark)).toMatchObject([
    { username: 'hugo@clairiere.example', action: 'CREATED', model_name: 'Device', model_id: answer.data.id },
  ])
  expect(await hugo.call('devices.getDevice', { device_id: answer.data.id })).toMatchObject({ data: answer.data })
})

test('DEV-23/source DEV-24 what an import adds keeps its wall; the text must name one', async () => {
  const source = { source_type: 'xml_rset_envelope', source_data: '{"part":"parois_opaques","index":3}' }
  const answer = await add(hugo, { product_id: wool, ...source })
  expect(answer).toMatchObject({ status: 201, data: source })
  expect(await add(hugo, { ...source, source_type: 'xml_other' })).toMatchObject({ status: 422 })
  for (const source_data of ['{}', 'nonsense', '{"part":"parois_opaques"}', null])
    expect(await add(hugo, { ...source, source_data })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('422: no product, a quantity of nothing, a negative surface, half a millimetre', async () => {
  for (const wrong of [
    { product_id: null },
    { quantity: 0 },
    { quantity: -1 },
    { surface: -0.01 },
    { thickness: 0.5 },
    { thickness: -1 },
    { lifespan: -1 },
    { commissioning_date: '2026-02-30' },
    { unknown: 1 },
  ])
    expect(await add(hugo, wrong)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('SHELL-47/numeric 422: what is no number is told as such in both languages; what is absent, as absent', async () => {
  const wrong = { quantity: 'deux', thickness: 0.5, surface: true, serial_number: 3 }
  const told = async (who: Client) =>
    Object.fromEntries(
      Object.entries((await add(who, { ...wrong, product_id: undefined })).errors as Record<string, object[]>),
    )
  expect(await told(hugo)).toEqual({
    product_id: [{ code: 'required', message: 'Ce champ est obligatoire.' }],
    quantity: [{ code: 'number', message: 'Cette valeur doit être un nombre.' }],
    surface: [{ code: 'number', message: 'Cette valeur doit être un nombre.' }],
    thickness: [{ code: 'integer', message: 'Cette valeur doit être un nombre entier.' }],
    serial_number: [{ code: 'invalid', message: 'Cette valeur est incorrecte.' }],
  })
  expect(await told(hugo.inEnglish())).toMatchObject({
    quantity: [{ message: 'This value must be a number.' }],
    thickness: [{ message: 'This value must be a whole number.' }],
  })
})

test('422 PRODUCT_NOT_FOUND: an absent product, and one that the catalogue no longer offers', async () => {
  await db.updateTable('products').set({ archived_at: new Date() }).where('name', '=', 'Naema 2').execute()
  for (const product_id of [999_999, await idOf('Naema 2')])
    expect(await add(hugo, { product_id })).toMatchObject({ status: 422, error_reason: 'PRODUCT_NOT_FOUND' })
  expect(await checkDeviceCounts()).toEqual([])
})

test('DEV-35/edit what an edit does not name stays; a date emptied is no date; saving nothing tells nothing', async () => {
  const { data } = await add(hugo, { serial_number: 'S-2', note: 'Avant', commissioning_date: '2026-01-10' })
  const mark = await journalMark()
  const edit = (input: object) => hugo.call('devices.editDevice', { device_id: data.id, ...input })
  expect(await edit({ note: 'Après', commissioning_date: null })).toMatchObject({
    status: 200,
    data: { note: 'Après', serial_number: 'S-2', commissioning_date: null, tasks: [] },
  })
  expect(await edit({ product_id: wool, quantity: null })).toMatchObject({
    data: { name: 'GR 32 Roulé Revêtu', quantity: 1 },
  })
  expect(await edit({ note: 'Après', serial_number: 'S-2' })).toMatchObject({ status: 200 })
  const told = await journalOf(lilas, mark)
  expect(told.map(({ action, model_name }) => [action, model_name])).toEqual([
    ['UPDATED', 'Device'],
    ['UPDATED', 'Device'],
  ])
  expect(told[0]?.pretty_log).toEqual([
    { attribute_name: 'commissioning_date', old_value: '2026-01-10', value: null },
    { attribute_name: 'note', old_value: 'Avant', value: 'Après' },
  ])
  expect(await edit({ product_id: 999_999 })).toMatchObject({ status: 422, error_reason: 'PRODUCT_NOT_FOUND' })
})

test('DEV-35/delete 204: the device goes with its documents and the room that these took', async () => {
  const { data } = await add(hugo)
  const device_id = data.id
  const file = { name: 'notice.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n' }
  const document = await hugo.upload('devices.uploadDeviceDocument', { device_id }, { name: 'notice.pdf' }, [file])
  const mark = await journalMark()
  expect(await hugo.call('devices.deleteDevice', { device_id })).toMatchObject({ status: 204 })
  expect(await journalOf(lilas, mark)).toMatchObject([{ action: 'DELETED', model_name: 'Device' }])
  expect(await hugo.call('devices.getDevice', { device_id })).toMatchObject({ error_reason: 'DEVICE_NOT_FOUND' })
  expect(await hugo.download('documents.downloadDocument', { document_id: document.data.id })).toMatchObject({
    status: 404,
  })
  expect(await checkStorage()).toEqual([])
  expect(await checkDeviceCounts()).toEqual([])
})

test('404: a rival learns nothing, through her own project either', async () => {
  const [own] = (await list(hugo, { page_size: -1 })).data.filter(
    (row: { model_type: string }) => row.model_type === 'DEVICE',
  )
  expect(await list(zoe)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  for (const device_id of [own.id, 999_999])
    for (const act of ['getDevice', 'editDevice', 'deleteDevice', 'listDeviceTasks', 'listDeviceDocuments'])
      expect(await zoe.call(`devices.${act}`, { device_id })).toMatchObject({
        status: 404,
        error_reason: 'DEVICE_NOT_FOUND',
      })
})

test('403 SERVICE_PROVISION_REQUIRED without the offer, but not on a gas passport nor for a manager', async () => {
  const saules = await world.project('Maison Les Saules')
  expect(await list(hugo, {}, saules)).toMatchObject({ status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' })
  expect(await add(hugo, {}, saules)).toMatchObject({ status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' })
  expect(await add(await as('paul@horizon.example'), {}, saules)).toMatchObject({ status: 201 })
  await db.updateTable('residences').set({ is_ptg: true }).where('id', '=', saules).execute()
  const onPassport = await add(hugo, {}, saules)
  await db.updateTable('residences').set({ is_ptg: false }).where('id', '=', saules).execute()
  expect(onPassport).toMatchObject({ status: 201 })
})

test('a reader and a third party read and are told why they may not write; a cancelled project is closed', async () => {
  await authorise('Maisons Clairière', 'Gaz Service Sud')
  const [lea, nora] = [await as('lea@horizon.example'), await as('nora@gaz-sud.example')]
  for (const who of [lea, nora]) {
    expect(await list(who)).toMatchObject({ status: 200, cannot: { write: 'FORBIDDEN' } })
    expect(await add(who)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  }
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', lilas).execute()
  const [read, written] = [await list(hugo, {}, lilas), await add(hugo)]
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', lilas).execute()
  expect(read).toMatchObject({ status: 200, cannot: { write: 'RESIDENCE_CANCELLED' } })
  expect(written).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
})

test('an owner reads the devices of their home; a tenant of a flat, those of the flat and not the building’s', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  expect(await list(claire)).toMatchObject({ status: 200, cannot: { write: 'FORBIDDEN' } })
  expect(await add(claire, {}, erables)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  const [flat] = await world.flats('Résidence Les Tilleuls')
  await moveIn('tom@foyer.example', flat!.id)
  const tom = await as('tom@foyer.example', 'resident')
  expect(names(await list(tom, {}, flat!.id))).toEqual(['DAAF 10 ans'])
  expect(await list(tom, {}, await world.project('Résidence Les Tilleuls'))).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_NOT_FOUND',
  })
})
