import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { installed } from '#platform/testing/catalogue.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { inOneWindow } from '#platform/testing/windows.ts'
import { world } from '#platform/testing/world.ts'
import { checkDeviceCounts } from '../room/rules.ts'

let hugo: Client
let lilas: number
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
})
const ask = (input: object = {}, who = hugo) =>
  who.call('devices.createProductRequest', {
    type: 'PRODUCT',
    name: 'Condens 9000',
    manufacturer: 'Nordgaz',
    model_type: 'Residence',
    model_id: lilas,
    ...input,
  })
const withdraw = (product_request_id: number, who = hugo) =>
  who.call('devices.deleteProductRequest', { product_request_id })

test('DEV-29 201: a request stands among the devices, the administrators are told, the journal too', async () => {
  const mark = await journalMark()
  const answer = await ask()
  expect(answer).toMatchObject({
    status: 201,
    data: {
      model_type: 'PRODUCT_REQUEST',
      name: 'Condens 9000',
      manufacturer: 'Nordgaz',
      model_id: lilas,
      status: 'PENDING',
    },
  })
  const { data } = await hugo.call('devices.listDevices', { residence_id: lilas })
  expect(data[0]).toMatchObject({ id: answer.data.id, model_type: 'PRODUCT_REQUEST', name: 'Condens 9000' })
  expect(await journalOf(lilas, mark)).toMatchObject([{ action: 'CREATED', model_name: 'Device' }])
  const [mail] = await mailsTo('admin@logis.example')
  expect(mail?.subject).toBe('Demande d’ajout au catalogue : Nordgaz – Condens 9000')
  expect(mail?.text).toContain('Maisons Clairière')
})

test('DEV-30 an import adds what it knows of the wall, and may ask twice', async () => {
  const generic = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('name', '=', 'Laine de bois')
    .executeTakeFirstOrThrow()
  const wall = {
    name: 'Isolant X',
    thickness: 120,
    surface: 42.5,
    quantity: 3,
    parent_id: generic.id,
    source_type: 'xml_rset_envelope',
    source_data: '{"part":"parois_opaques","index":1}',
  }
  expect(await ask(wall)).toMatchObject({ status: 201, data: wall })
  expect(await ask(wall)).toMatchObject({ status: 201 })
  const held = await hugo.call('devices.listDevices', { residence_id: lilas, page_size: -1 })
  const named = await hugo.call('devices.listDevices', { residence_id: lilas, search: { product_name: 'Isolant X' } })
  for (const { data } of [held, named]) {
    const rows = data.filter(({ name }: { name: string }) => name === 'Isolant X')
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toMatchObject({ product: null, product_generic: generic })
  }
  expect(await ask({ name: 'Z', parent_id: 999_999 })).toMatchObject({ status: 422, error_reason: 'PRODUCT_NOT_FOUND' })
})

test('DEV-19 422: type, maker and reference are all required', async () => {
  for (const wrong of [
    { type: null },
    { type: 'HOUSE' },
    { name: ' ' },
    { manufacturer: '' },
    { model_type: 'Company' },
  ])
    expect(await ask({ name: 'Q', ...wrong })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('DEV-20 422 PRODUCT_REQUEST_WITH_PRODUCT: a request that names a product', async () => {
  expect(await ask({ name: 'R', product_id: 1 })).toMatchObject({
    status: 422,
    error_reason: 'PRODUCT_REQUEST_WITH_PRODUCT',
  })
})

test('IMP-34/refused 409: what the project already waits for, whatever the case; five at once, one wins; what the catalogue holds', async () => {
  expect(await ask({ name: 'CONDENS 9000' })).toMatchObject({ status: 409, error_reason: 'PRODUCT_REQUEST_EXISTS' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ name: 'Course' })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  expect(await ask({ name: 'vitodens 200-w', manufacturer: 'viessmann' })).toMatchObject({
    status: 409,
    error_reason: 'PRODUCT_EXISTS',
  })
  expect(await checkDeviceCounts()).toEqual([])
})

test('DEV-35/withdraw 204: a request is withdrawn, and its place is free', async () => {
  const { data } = await ask({ name: 'À retirer' })
  const mark = await journalMark()
  expect(await withdraw(data.id)).toMatchObject({ status: 204 })
  expect(await journalOf(lilas, mark)).toMatchObject([{ action: 'DELETED', model_name: 'Device' }])
  expect(await withdraw(data.id)).toMatchObject({ status: 404, error_reason: 'PRODUCT_REQUEST_NOT_FOUND' })
  expect(await checkDeviceCounts()).toEqual([])
})

test('409 PRODUCT_REQUEST_DECIDED once it is handled; PRODUCT_REQUEST_IN_USE by a completed intervention', async () => {
  const [decided, used] = [(await ask({ name: 'Décidée' })).data.id, (await ask({ name: 'Posée' })).data.id]
  const rejected = { status: 'REJECTED', decided_at: new Date() } as const
  await db.updateTable('product_requests').set(rejected).where('id', '=', decided).execute()
  await installed(lilas, used)
  expect(await withdraw(decided)).toMatchObject({ status: 409, error_reason: 'PRODUCT_REQUEST_DECIDED' })
  expect(await withdraw(used)).toMatchObject({ status: 409, error_reason: 'PRODUCT_REQUEST_IN_USE' })
})

test('404 and 403: a rival, a reader', async () => {
  const { data } = await ask({ name: 'À soi' })
  const [zoe, lea] = [await as('zoe@batir-ouest.example'), await as('lea@horizon.example')]
  expect(await ask({}, zoe)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  expect(await withdraw(data.id, zoe)).toMatchObject({ status: 404, error_reason: 'PRODUCT_REQUEST_NOT_FOUND' })
  expect(await ask({}, lea)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await withdraw(data.id, lea)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})

test('422 PRODUCT_NOT_FOUND: asked for as a model of a product that there is not, by hand or by an import', async () => {
  const absent = { status: 422, error_reason: 'PRODUCT_NOT_FOUND' }
  expect(await ask({ name: 'Orpheline', parent_id: 99_999_999 })).toMatchObject(absent)
  const product_request = { name: 'Laine', manufacturer: 'Nordgaz', parent_id: 99_999_999 }
  const row = { product_request, surface: 1, thickness: 1 }
  const walls = [{ part: 'parois_opaques', index: 0, rows: [row] }]
  expect(await hugo.call('studies.importWalls', { residence_id: lilas, walls, replace_existing: true })).toMatchObject(
    absent,
  )
})

test('429: asked for and withdrawn again and again, a product does not flood the administrators', async () => {
  await inOneWindow(3600)
  await db.deleteFrom('rate_limits').execute()
  const answers = []
  for (let time = 0; time <= 100; time += 1) {
    const answer = await ask({ name: `Répétée ${time}` })
    if (answer.status === 201) await withdraw(answer.data.id)
    answers.push(answer.status)
  }
  expect(answers.filter((status) => status === 201)).toHaveLength(100)
  expect(answers.at(-1)).toBe(429)
})
