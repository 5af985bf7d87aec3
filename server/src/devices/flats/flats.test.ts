import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
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

test('DEV-25 201: one device for each flat, with the fields of a batch; the journal of each flat tells of its own', async () => {
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

test('the batches of a building, latest first, and one alone', async () => {
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
