import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const otto = 'otto@thermalia.example'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
let company_id = 0
let product_id = 0
let residence_id = 0
beforeAll(async () => {
  company_id = await world.company('Thermalia')
  residence_id = await world.project('Maison Les Érables')
  const { id: manufacturer_id } = await db
    .selectFrom('manufacturers')
    .select('id')
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow()
  product_id = (
    await db
      .insertInto('products')
      .values({ name: 'Hélia 20', reference: 'TH|HEL|20', manufacturer_id, type: 'PRODUCT' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
})

const figures = async () => (await (await as(otto)).call('companies.getInstallations', { company_id })).data
const listed = async (more: object = {}) =>
  (await as(otto)).call('companies.listInstalledProducts', { company_id, ...more })
const install = (days: number, more: object = {}) =>
  db
    .insertInto('devices')
    .values({ residence_id, product_id, created_at: daysAgo(days), ...more })
    .execute()

test('a manufacturer counts what homes hold of its products, by the day, the month and the product', async () => {
  const before = await figures()
  await install(2, { warranty_expiration_date: daysAgo(-30).toISOString().slice(0, 10) })
  await install(40, { warranty_expiration_date: daysAgo(-300).toISOString().slice(0, 10) })
  const after = await figures()
  expect(after.devices - before.devices).toBe(2)
  expect(after.homes - before.homes).toBe(1)
  expect(after.installed_products - before.installed_products).toBe(1)
  expect(after.warranties_ending - before.warranties_ending).toBe(1)
  expect(after.trend.change - before.trend.change).toBe(1)
  expect(after.trend.weeks.at(-1)).toBe(after.devices)
  const inYear = (of: typeof after) =>
    of.months.reduce((sum: number, { devices }: { devices: number }) => sum + devices, 0)
  expect(inYear(after) - inYear(before)).toBe(2)
  expect((await listed({ search: 'HEL|20' })).data).toMatchObject([{ id: product_id, devices: 2, homes: 1, recent: 1 }])
})

test('a cancelled home holds nothing, and other makers’ devices are not counted', async () => {
  const before = await figures()
  const other = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Vitodens 200-W')
    .executeTakeFirstOrThrow()
  await install(1, { product_id: other.id })
  expect(await figures()).toEqual(before)
  await install(1)
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', residence_id).execute()
  expect((await figures()).devices).toBeLessThan(before.devices)
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', residence_id).execute()
})

test('the requests under its name wait until they are decided on', async () => {
  const before = await figures()
  const { id } = await db
    .insertInto('product_requests')
    .values({ name: 'Hélia 30', manufacturer: 'THERMALIA', company_id: await world.company('Maisons Clairière') })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await figures()).requests_waiting).toBe(before.requests_waiting + 1)
  await db
    .updateTable('product_requests')
    .set({ status: 'REJECTED', decided_at: new Date() })
    .where('id', '=', id)
    .execute()
  expect((await figures()).requests_waiting).toBe(before.requests_waiting)
})

test('the products are ordered by each of their figures; an archived one stays while a home holds it', async () => {
  const idle = await db
    .insertInto('products')
    .columns(['name', 'reference', 'manufacturer_id', 'type'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .where('id', '=', product_id)
        .select((e) => [e.val('Hélia 99').as('name'), 'reference', 'manufacturer_id', 'type']),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = async () => (await listed({ page_size: -1 })).data.map(({ id }: { id: number }) => id)
  expect(await ids()).toEqual(expect.arrayContaining([idle.id, product_id]))
  for (const id of [idle.id, product_id])
    await db.updateTable('products').set({ archived_at: new Date() }).where('id', '=', id).execute()
  expect(await ids()).toContain(product_id)
  expect(await ids()).not.toContain(idle.id)
  const devices = (await listed()).data.map((row: { devices: number }) => row.devices)
  expect(devices).toEqual(devices.toSorted((a: number, b: number) => b - a))
})

test('who makes nothing counts nothing; foreign companies are not told of', async () => {
  const hugo = await as('hugo@clairiere.example')
  const own = await world.company('Maisons Clairière')
  expect((await hugo.call('companies.getInstallations', { company_id: own })).data).toMatchObject({
    devices: 0,
    products: 0,
  })
  for (const operation of ['companies.getInstallations', 'companies.listInstalledProducts'] as const)
    expect(await hugo.call(operation, { company_id })).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
})
