import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { makerOf, productOf } from '#platform/testing/administration.ts'
import { idOfClass, idOfProduct, installed } from '#platform/testing/catalogue.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { listOf } from '#platform/testing/inbox.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'
import { checkDeviceCounts } from '../../devices/room/rules.ts'

let [admin, hugo] = [undefined, undefined] as unknown as [Client, Client]
let [lilas, turn] = [0, 0]
beforeAll(async () => {
  admin = await as('admin@logis.example')
  hugo = await as('hugo@clairiere.example')
  lilas = await world.project('Maison Les Lilas')
})
beforeEach(() => (turn += 1))

const ask = async (input: object = {}): Promise<number> => {
  const asked = { type: 'PRODUCT', name: `Condens ${turn}`, manufacturer: `Nordgaz ${turn}`, ...input }
  return (await hugo.call('devices.createProductRequest', { ...asked, model_type: 'Residence', model_id: lilas })).data
    .id
}
const list = async (search: object | string = {}) =>
  (await admin.call('products.listRequests', { search, page_size: -1 })).data
const found = async (id: number) => (await list()).find((row: { id: number }) => row.id === id)
const accept = (product_request_id: number, more: object = {}) =>
  admin.call('products.acceptRequest', {
    product_request_id,
    name: `Condens 9000 ${turn}`,
    manufacturer_id: null,
    type: 'PRODUCT',
    ...more,
  })
const merge = (product_request_id: number, product_id: number) =>
  admin.call('products.mergeRequest', { product_request_id, product_id })
const reject = (product_request_id: number, reason = 'Retiré de la vente') =>
  admin.call('products.rejectRequest', { product_request_id, reason })
const devices = async () => (await hugo.call('devices.listDevices', { residence_id: lilas, page_size: -1 })).data
const told = async (id: number) => {
  const search = { model_name: 'ProductRequest' }
  const { data } = await admin.call('administration.listEntries', { search, page_size: -1 })
  return data.find(({ model_id }: { model_id: number }) => model_id === id)?.changes
}
const lastNotification = async () => (await listOf('hugo@clairiere.example'))[0]
const lastMail = async () =>
  (await mailsTo('hugo@clairiere.example')).find(({ subject }) => subject.endsWith(`Condens ${turn}`))

test('the requests that wait with what the catalogue knows of them, the last first, searched by text, state, type and day', async () => {
  const [known, id] = [await ask({ name: 'Inconnue', manufacturer: 'VIESSMANN' }), await ask()]
  const rows = await list({ status: 'PENDING', type: 'PRODUCT', created_at: '2026-01-01' })
  expect(rows[0]).toMatchObject({
    id,
    name: `Condens ${turn}`,
    manufacturer: `Nordgaz ${turn}`,
    status: 'PENDING',
    residence: { id: lilas, name: 'Maison Les Lilas' },
    company: { name: 'Maisons Clairière' },
    requester: { id: await world.user('hugo@clairiere.example') },
    product: null,
    known: { manufacturer: null, product: null },
    cannot: { accept: null, merge: null, reject: null },
  })
  expect((await found(known)).known.manufacturer).toMatchObject({ name: 'Viessmann' })
  for (const text of [`nordgaz ${turn}`, 'maisons clairiere', 'MAISON LES LILAS'])
    expect((await list(text)).map((row: { id: number }) => row.id)).toContain(id)
  expect(await list({ status: 'PENDING', created_at: '2099-01-01' })).toEqual([])
})

test('ADMIN-03/requests accepted: it becomes a product that everyone may choose, a device of it takes its place, whoever asked is told', async () => {
  const wall = { surface: 42.5, thickness: 120, quantity: 3 }
  const id = await ask(wall)
  const mark = await journalMark()
  const before = (await devices()).length
  const { status, data } = await accept(id, { reference: 'C9|000' })
  expect({ status, now: data.status, product: data.product.name }).toEqual({
    status: 200,
    now: 'ACCEPTED',
    product: `Condens 9000 ${turn}`,
  })
  const rows = await devices()
  expect(rows).toHaveLength(before)
  expect(rows[0]).toMatchObject({ model_type: 'DEVICE', product: { id: data.product.id }, ...wall })
  expect(rows[0].manufacturer).toBe(`Nordgaz ${turn}`)
  expect(await journalOf(lilas, mark)).toMatchObject([{ action: 'CREATED', model_name: 'Device' }])
  expect(await checkDeviceCounts()).toEqual([])
  expect((await hugo.call('products.listProducts', { search: `Condens 9000 ${turn}` })).data).toHaveLength(1)
  expect(await told(id)).toEqual(
    expect.arrayContaining([
      { attribute_name: 'status', old_value: 'PENDING', value: 'ACCEPTED' },
      { attribute_name: 'product', old_value: null, value: `Condens 9000 ${turn}` },
    ]),
  )
  expect(await lastNotification()).toMatchObject({
    kind: 'PRODUCT_DECIDED',
    residence: { id: lilas },
    product: { name: `Nordgaz ${turn} Condens ${turn}`, status: 'ACCEPTED', reason: null },
  })
  expect(await lastMail()).toMatchObject({ subject: `Au catalogue : Nordgaz ${turn} – Condens ${turn}` })
})

test('ADMIN-03/requests merged into a product that is there already: the intervention done on it has that product too', async () => {
  const [id, product_id] = [await ask(), await productOf()]
  const intervention = await installed(lilas, id)
  expect(await merge(id, 99_999_999)).toMatchObject({ status: 422, error_reason: 'PRODUCT_NOT_FOUND' })
  expect(await merge(id, product_id)).toMatchObject({ status: 200, data: { product: { id: product_id } } })
  expect((await devices())[0]).toMatchObject({ model_type: 'DEVICE', product: { id: product_id } })
  const done = db.selectFrom('interventions').select(['product_id', 'product_request_id'])
  expect(await done.where('id', '=', intervention).executeTakeFirst()).toEqual({
    product_id,
    product_request_id: null,
  })
  expect(await told(id)).toContainEqual({ attribute_name: 'status', old_value: 'PENDING', value: 'ACCEPTED' })
})

test('ADMIN-03/requests refused with a reason: it leaves the devices and its place is free, the reason reaches whoever asked', async () => {
  const id = await ask()
  const mark = await journalMark()
  expect(await reject(id, ' ')).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await reject(id)).toMatchObject({
    status: 200,
    data: { status: 'REJECTED', rejection_reason: 'Retiré de la vente', product: null },
  })
  expect((await devices()).map((row: { id: number }) => row.id)).not.toContain(id)
  expect(await checkDeviceCounts()).toEqual([])
  expect(await journalOf(lilas, mark)).toMatchObject([{ action: 'DELETED', model_name: 'Device' }])
  expect(await told(id)).toContainEqual({
    attribute_name: 'rejection_reason',
    old_value: null,
    value: 'Retiré de la vente',
  })
  expect(await lastNotification()).toMatchObject({ product: { status: 'REJECTED', reason: 'Retiré de la vente' } })
  const mail = await lastMail()
  expect(mail?.subject).toBe(`Demande d’ajout refusée : Nordgaz ${turn} – Condens ${turn}`)
  expect(mail?.text).toContain('Motif : Retiré de la vente')
})

test('409 once decided, by five at once too; 404 absent; a product that exists or a manufacturer that does leaves it waiting', async () => {
  const id = await ask()
  const answers = await Promise.all([accept(id), reject(id), reject(id), accept(id), reject(id)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  expect(await accept(id)).toMatchObject({ status: 409, error_reason: 'PRODUCT_REQUEST_DECIDED' })
  expect(await checkDeviceCounts()).toEqual([])
  for (const act of [accept(99_999_999), merge(99_999_999, 1), reject(99_999_999)])
    expect(await act).toMatchObject({ status: 404, error_reason: 'PRODUCT_REQUEST_NOT_FOUND' })
  const waiting = await ask({ name: 'Vitodens 300', manufacturer: 'Viessmann' })
  expect(await accept(waiting)).toMatchObject({ status: 409, error_reason: 'MANUFACTURER_EXISTS' })
  const maker = { manufacturer_id: await makerOf() }
  expect(await accept(waiting, maker)).toMatchObject({ status: 200 })
  const again = await ask({ name: 'Vitodens 300', manufacturer: 'Viessmann' })
  expect(await accept(again, maker)).toMatchObject({ status: 409, error_reason: 'PRODUCT_EXISTS' })
  expect((await found(again)).status).toBe('PENDING')
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', lilas).execute()
  expect(await reject(again)).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
  expect((await found(again)).cannot.reject).toBe('RESIDENCE_CANCELLED')
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', lilas).execute()
})

test('what is accepted goes together as any product does: else nothing is made, and the request waits', async () => {
  const id = await ask()
  const none = 999_999_999
  const refusals = [
    [{ parent_id: none }, 'PRODUCT_NOT_FOUND'],
    [{ parent_id: await idOfProduct('Vitodens 200-W') }, 'PRODUCT_PARENT_INVALID'],
    [{ class_id: await idOfClass('insulation') }, 'PRODUCT_CLASS_MISMATCH'],
    [{ class_id: none }, 'RESOURCE_NOT_FOUND'],
  ] as const
  for (const [more, error_reason] of refusals) expect(await accept(id, more)).toMatchObject({ error_reason })
  expect(await found(id)).toMatchObject({ status: 'PENDING', known: { manufacturer: null, product: null } })
})

test('what was asked for without a manufacturer, by an energy certificate, is given one by whoever accepts it', async () => {
  const id = await ask()
  await db.updateTable('product_requests').set({ manufacturer: '' }).where('id', '=', id).execute()
  expect(await accept(id)).toMatchObject({ status: 422, errors: { manufacturer_id: [{ code: 'required' }] } })
  expect((await accept(id, { manufacturer_id: await makerOf() })).status).toBe(200)
})
