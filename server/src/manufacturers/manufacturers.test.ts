import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { makerOf } from '#platform/testing/administration.ts'
import { idOfMaker } from '#platform/testing/catalogue.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})

const create = (name: string) => admin.call('manufacturers.createMaker', { name })
const edit = (manufacturer_id: number, name?: string) =>
  admin.call('manufacturers.editMaker', { manufacturer_id, ...(name !== undefined && { name }) })
const remove = (manufacturer_id: number) => admin.call('manufacturers.deleteMaker', { manufacturer_id })
const list = (input: Record<string, unknown> = {}) =>
  admin.call('manufacturers.listMakers', { page_size: -1, ...input })
const told = async (id: number) => {
  const search = { model_name: 'Manufacturer' }
  const { data } = await admin.call('administration.listEntries', { search, page_size: -1 })
  return data.filter(({ model_id }: { model_id: number }) => model_id === id)
}
const offered = async (search: string) =>
  (await (await as('hugo@clairiere.example')).call('products.listManufacturers', { search })).data

test('ADMIN-02/list: the manufacturers with name and number of products, searched, ordered and paged', async () => {
  const whole = await list()
  const viessmann = whole.data.find(({ name }: { name: string }) => name === 'Viessmann')
  const held = await db
    .selectFrom('products')
    .select('id')
    .where('manufacturer_id', '=', viessmann.id as number)
    .execute()
  expect(viessmann).toMatchObject({ generic: false, products_count: held.length })
  expect((await list({ search: 'viessMANN' })).data).toMatchObject([{ name: 'Viessmann' }])
  const page = await list({ sort: '-products_count', page: 1, page_size: 2 })
  expect(page.meta).toMatchObject({ total: whole.meta.total, per_page: 2, current_page: 1 })
  const most = Math.max(...whole.data.map(({ products_count }: { products_count: number }) => products_count))
  expect(page.data[0].products_count).toBe(most)
})

test('ADMIN-02/add 201: everyone finds it in the catalogue; the feed of administration has it', async () => {
  const { status, data } = await create('  Ateliers du Nivernais ')
  expect(status).toBe(201)
  expect(data).toEqual({
    id: expect.any(Number),
    name: 'Ateliers du Nivernais',
    generic: false,
    products_count: 0,
    cannot: { edit: null, delete: null },
  })
  expect(await offered('nivernais')).toEqual([{ id: data.id, name: 'Ateliers du Nivernais' }])
  expect(await told(data.id)).toMatchObject([
    {
      action: 'CREATED',
      name: 'Ateliers du Nivernais',
      operation: 'manufacturers.createMaker',
      changes: [{ attribute_name: 'name', old_value: null, value: 'Ateliers du Nivernais' }],
    },
  ])
})

test('ADMIN-02/rename 200: from and to are told; a rename to itself tells nothing', async () => {
  const id = await makerOf()
  const before = (await edit(id)).data
  expect(await edit(id, 'Chaudières Lemaire')).toMatchObject({ status: 200, data: { id, name: 'Chaudières Lemaire' } })
  await edit(id, 'Chaudières Lemaire')
  expect(await told(id)).toMatchObject([
    {
      action: 'UPDATED',
      changes: [{ attribute_name: 'name', old_value: before.name, value: 'Chaudières Lemaire' }],
    },
    { action: 'CREATED' },
  ])
})

describe('ADMIN-02/delete', () => {
  test('ADMIN-02/delete 204: an unused manufacturer goes, and the feed keeps its name', async () => {
    const id = await makerOf()
    const { name } = (await edit(id)).data
    expect((await remove(id)).status).toBe(204)
    expect((await list({ search: name })).data).toEqual([])
    expect((await told(id))[0]).toMatchObject({ action: 'DELETED', name })
  })

  test('409: one that has products stays, and says so before it is tried', async () => {
    const id = await idOfMaker('Viessmann')
    expect((await list({ search: 'viessmann' })).data).toMatchObject([
      { id, cannot: { edit: null, delete: 'MANUFACTURER_IN_USE' } },
    ])
    expect(await remove(id)).toMatchObject({ status: 409, error_reason: 'MANUFACTURER_IN_USE' })
  })

  test('given to a product meanwhile, it stays', async () => {
    const id = await makerOf()
    const late = await meanwhile(
      ({ run }) => run(`insert into products (name, manufacturer_id, type) values ('Tard', $1, 'PRODUCT')`, [id]),
      () => remove(id),
    )
    expect(late).toMatchObject({ status: 409, error_reason: 'MANUFACTURER_IN_USE' })
  })
})

test('409: a name is given once, whatever its case and accents, also by two at once', async () => {
  expect((await create('Énergies Réunies')).status).toBe(201)
  expect(await create('ENERGIES REUNIES')).toMatchObject({ status: 409, error_reason: 'MANUFACTURER_EXISTS' })
  expect(await edit(await makerOf(), 'énergies réunies')).toMatchObject({ error_reason: 'MANUFACTURER_EXISTS' })
  const both = await Promise.all([create('Jumeaux'), create('Jumeaux')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('409: what makes products generic keeps its name and stays', async () => {
  const id = await idOfMaker('GENERIQUE')
  expect((await list({ search: 'generique' })).data).toMatchObject([
    { generic: true, cannot: { edit: 'MANUFACTURER_GENERIC', delete: 'MANUFACTURER_GENERIC' } },
  ])
  expect(await edit(id, 'Sans marque')).toMatchObject({ status: 409, error_reason: 'MANUFACTURER_GENERIC' })
  expect(await remove(id)).toMatchObject({ status: 409, error_reason: 'MANUFACTURER_GENERIC' })
})

test('422: a name that is missing or too long; 404: a manufacturer that is none', async () => {
  for (const name of [' ', 'a'.repeat(121), 'a\u202eb'])
    expect(await create(name)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await edit(999_999_999, 'X')).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
  expect(await remove(999_999_999)).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
})
