import { beforeAll, describe, expect, test } from 'vitest'
import { labelOf } from '#platform/testing/administration.ts'
import { idOfLabel, idOfProduct } from '#platform/testing/catalogue.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})

const qualitel = { code: 'qualitel', name_fr: 'Qualitel', name_en: 'Qualitel label' }
const create = (more: object = {}) => admin.call('productLabels.createLabel', { ...qualitel, ...more })
const edit = (label_id: number, more: object) => admin.call('productLabels.editLabel', { label_id, ...more })
const remove = (label_id: number) => admin.call('productLabels.deleteLabel', { label_id })
const list = (input: Record<string, unknown> = {}) =>
  admin.call('productLabels.listLabels', { page_size: -1, ...input })
const told = async (id: number) => {
  const search = { model_name: 'ProductLabel' }
  const { data } = await admin.call('administration.listEntries', { search, page_size: -1 })
  return data.filter(({ model_id }: { model_id: number }) => model_id === id)
}

test('ADMIN-05/list: the labels with code and names, searched, ordered and paged', async () => {
  const whole = await list()
  expect(whole.data.find(({ code }: { code: string }) => code === 'acermi')).toMatchObject({
    name_fr: 'ACERMI',
    name_en: 'ACERMI',
    products_count: expect.any(Number),
  })
  expect((await list({ search: 'EUROVENT' })).data).toMatchObject([{ code: 'eurovent' }])
  const first = await list({ sort: '-products_count', page: 1, page_size: 1 })
  expect(first.meta).toMatchObject({ total: whole.meta.total, per_page: 1 })
  expect(first.data).toMatchObject([{ code: 'acermi' }])
})

test('ADMIN-05/add 201, told in the feed of administration', async () => {
  const { status, data } = await create()
  expect(status).toBe(201)
  expect(data).toEqual({ id: expect.any(Number), ...qualitel, products_count: 0, cannot: { delete: null } })
  expect(await told(data.id)).toMatchObject([
    { action: 'CREATED', name: 'Qualitel', operation: 'productLabels.createLabel' },
  ])
})

test('ADMIN-05/edit 200: what is absent stays; the sheet of a product says the new name; from and to are told', async () => {
  const id = await idOfLabel('nf')
  const [before] = (await list({ search: 'nf' })).data.filter(({ code }: { code: string }) => code === 'nf')
  expect(await edit(id, { name_fr: 'Norme française' })).toMatchObject({
    status: 200,
    data: { ...before, name_fr: 'Norme française' },
  })
  await edit(id, { name_fr: 'Norme française' })
  expect(await told(id)).toMatchObject([
    { action: 'UPDATED', changes: [{ attribute_name: 'name_fr', old_value: 'NF', value: 'Norme française' }] },
  ])
})

describe('ADMIN-05/delete', () => {
  test('ADMIN-05/delete 204: an unused label goes', async () => {
    const id = await labelOf()
    expect((await remove(id)).status).toBe(204)
    expect((await told(id))[0]).toMatchObject({ action: 'DELETED' })
  })

  test('409: one that products bear stays, and says so before it is tried', async () => {
    const id = await idOfLabel('acermi')
    expect((await list({ search: 'acermi' })).data).toMatchObject([{ id, cannot: { delete: 'IN_USE' } }])
    expect(await remove(id)).toMatchObject({ status: 409, error_reason: 'IN_USE' })
  })

  test('given to a product meanwhile, it stays', async () => {
    const [label, product] = [await labelOf(), await idOfProduct('Vitodens 200-W')]
    const late = await meanwhile(
      ({ run }) => run('insert into product_label_links (product_id, label_id) values ($1, $2)', [product, label]),
      () => remove(label),
    )
    expect(late).toMatchObject({ status: 409, error_reason: 'IN_USE' })
  })
})

test('409: a code is given once, also by two at once', async () => {
  expect((await create({ code: 'once' })).status).toBe(201)
  expect(await create({ code: 'once' })).toMatchObject({ status: 409, error_reason: 'CODE_EXISTS' })
  expect(await edit(await labelOf(), { code: 'once' })).toMatchObject({ status: 409, error_reason: 'CODE_EXISTS' })
  const both = await Promise.all([create({ code: 'at_once' }), create({ code: 'at_once' })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('422: a code of other letters, a name that is missing; 404: a label that is none', async () => {
  for (const more of [{ code: 'É' }, { code: '1a' }, { name_fr: ' ' }, { name_en: 'a'.repeat(121) }])
    expect(await create(more)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await edit(999_999_999, { name_fr: 'X' })).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
  expect(await remove(999_999_999)).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
})
