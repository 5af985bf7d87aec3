import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { killedAt, meanwhile } from '#platform/testing/meanwhile.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { checkDeviceCounts } from '../room/rules.ts'

let samira: Client
let building_id: number
let product_id: number
let flats: { id: number }[]
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  building_id = await world.project('Résidence Les Tilleuls')
  flats = await world.flats('Résidence Les Tilleuls')
  product_id = (await db.selectFrom('products').select('id').where('name', '=', 'Linéo').executeTakeFirstOrThrow()).id
})
const add = (input: object = {}, who = samira) =>
  who.call('devices.createFlatDevices', { building_id, product_id, ...input })
const list = (input: object = {}, who = samira) => who.call('devices.listFlatDevices', { building_id, ...input })

test('DEV-25 FLAT-20 201: one device for each flat, with the fields of a batch; the journal of each flat tells of its own', async () => {
  const mark = await journalMark()
  const given = {
    name: 'Ballon',
    active: false,
    warranty_expiration_date: '2030-01-01',
    daily_usage: 2.5,
    quantity: 1,
    commissioning_date: '2026-01-01',
  }
  const answer = await add(given)
  expect(answer).toMatchObject({ status: 201, data: { batch_id: expect.any(String), created: 12 } })
  for (const { id } of flats)
    expect(await journalOf(id, mark)).toMatchObject([{ action: 'CREATED', model_name: 'Device' }])
  expect(await journalOf(building_id, mark)).toEqual([])
  const { data } = await samira.call('devices.listDevices', { residence_id: flats[0]!.id })
  expect(data[0]).toMatchObject({ name: 'Ballon', bulk_batch_id: answer.data.batch_id })
  expect(await samira.call('devices.getDevice', { device_id: data[0].id })).toMatchObject({
    data: { active: false, warranty_expiration_date: '2030-01-01', daily_usage: 2.5, tasks: [{}, {}] },
  })
  expect(await checkDeviceCounts()).toEqual([])
})

test('FLAT-21: the batches of a building, latest first, and one alone', async () => {
  const { data } = await add({ quantity: 2 })
  const all = await list()
  expect(all.data[0]).toMatchObject({
    id: product_id,
    name: 'Linéo',
    quantity: 2,
    bulk_batch_id: data.batch_id,
    flats_count: 12,
    added_at: expect.any(String),
  })
  expect(all.data.length).toBeGreaterThanOrEqual(3)
  expect((await list({ batch: data.batch_id })).data).toHaveLength(1)
})

test('a batch goes as it came', async () => {
  const { data } = await add()
  const remove = (batch_id: string) => samira.call('devices.deleteFlatDevices', { building_id, batch_id })
  expect(await remove(data.batch_id)).toMatchObject({ status: 200, data: { deleted: 12 } })
  for (const batch of [data.batch_id, randomUUID()])
    expect(await remove(batch)).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
  expect(await checkDeviceCounts()).toEqual([])
})

const ofBatch = (batch_id: string) =>
  db.selectFrom('devices').select('residence_id').where('bulk_batch_id', '=', batch_id).execute()

test('a batch that its sender has named is made once: at once, and again', async () => {
  const batch_id = randomUUID()
  const both = await Promise.all([add({ batch_id }), add({ batch_id })])
  for (const answer of both) expect(answer).toMatchObject({ status: 201, data: { batch_id, created: 12 } })
  expect(await add({ batch_id })).toMatchObject({ data: { batch_id, created: 12 } })
  expect(await ofBatch(batch_id)).toHaveLength(12)
  expect(await checkDeviceCounts()).toEqual([])
})

test('a batch that is killed midway leaves nothing; sent again, each flat has it once', async () => {
  const batch_id = randomUUID()
  const killed = await killedAt(flats.at(-1)!.id, () => add({ batch_id }))
  expect(killed.status).toBe(503)
  expect(await ofBatch(batch_id)).toEqual([])
  expect(await add({ batch_id })).toMatchObject({ status: 201, data: { created: 12 } })
  expect(await ofBatch(batch_id)).toHaveLength(12)
})

test('a flat that is cancelled while all receive a device has none; the others do', async () => {
  const batch_id = randomUUID()
  const gone = flats[4]!.id
  const answer = await meanwhile(
    ({ run }) => run('update residences set deleted_at = now() where id = $1', [gone]),
    () => add({ batch_id }),
  )
  expect(answer).toMatchObject({ status: 201, data: { created: 11 } })
  expect((await ofBatch(batch_id)).map(({ residence_id }) => residence_id)).not.toContain(gone)
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', gone).execute()
  expect(await checkDeviceCounts()).toEqual([])
})

test('FLAT-22/devices FLAT-23/devices 403: without one of the four provisions, for all but managers', async () => {
  const marie = await as('marie@horizon.example')
  const carried = await db
    .deleteFrom('residence_service_provisions')
    .where('residence_id', '=', building_id)
    .returningAll()
    .execute()
  for (const code of [null, 'MSL_INITIAL', 'MSL_CONFORT'] as const) {
    if (code) await db.insertInto('residence_service_provisions').values({ residence_id: building_id, code }).execute()
    for (const answer of [await add(), await list()])
      expect(answer, code ?? 'none').toMatchObject({ status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' })
    expect(await list({}, marie)).toMatchObject({ status: 200 })
  }
  expect(await add({}, marie)).toMatchObject({ status: 201 })
  for (const code of ['MSL_PREMIUM', 'MSL_GESTIONCIL', 'MSL_CILCOMPLET', 'MSL_CILCOMPLET_MI'] as const) {
    await db.deleteFrom('residence_service_provisions').where('residence_id', '=', building_id).execute()
    await db.insertInto('residence_service_provisions').values({ residence_id: building_id, code }).execute()
    expect([(await list()).status, (await add()).status], code).toEqual([200, 201])
  }
  await db.deleteFrom('residence_service_provisions').where('residence_id', '=', building_id).execute()
  for (const { id: _, ...row } of carried) await db.insertInto('residence_service_provisions').values(row).execute()
  expect(await list()).toMatchObject({ status: 200 })
})

test('409 DEVICE_LIMIT_REACHED: one full flat, and none receives it', async () => {
  const last = flats.at(-1)!.id
  await db.updateTable('residences').set({ device_count: 1500 }).where('id', '=', last).execute()
  const before = await db.selectFrom('devices').select('id').execute()
  expect(await add()).toMatchObject({ status: 409, error_reason: 'DEVICE_LIMIT_REACHED' })
  expect(await db.selectFrom('devices').select('id').execute()).toHaveLength(before.length)
})

test('422 NOT_A_BUILDING, BUILDING_WITHOUT_FLATS; 404 for a rival and for a resident', async () => {
  const hugo = await as('hugo@clairiere.example')
  const house = await world.project('Maison Les Érables')
  expect(await add({ building_id: house }, hugo)).toMatchObject({ status: 422, error_reason: 'NOT_A_BUILDING' })
  expect(await list({ building_id: house }, hugo)).toMatchObject({ status: 422, error_reason: 'NOT_A_BUILDING' })
  const company_id = await world.company('Habitat Rivages')
  const { contact_information_id } = await db
    .selectFrom('residences')
    .select('contact_information_id')
    .where('id', '=', building_id)
    .executeTakeFirstOrThrow()
  expect(contact_information_id).toBeGreaterThan(0)
  const marie = await as('marie@horizon.example')
  const empty = await marie.call('projects.createProject', {
    company_id,
    type: 'BUILDING',
    name: 'Immeuble vide',
    contact_information: { addresses: [{ street_name: 'Rue Vide', zip_code: '44000', city: 'Nantes' }] },
  })
  expect(await add({ building_id: empty.data.id }, marie)).toMatchObject({
    status: 422,
    error_reason: 'BUILDING_WITHOUT_FLATS',
  })
  await moveIn('tom@foyer.example', flats[0]!.id)
  const [zoe, tom] = [await as('zoe@batir-ouest.example'), await as('tom@foyer.example', 'resident')]
  for (const who of [zoe, tom])
    expect(await list({}, who)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
})

test('409: of a building that is cancelled no devices of its flats are read', async () => {
  const set = (deleted_at: Date | null) =>
    db.updateTable('residences').set({ deleted_at }).where('id', '=', building_id).execute()
  await set(new Date())
  const answer = await list()
  await set(null)
  expect(answer).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
})
