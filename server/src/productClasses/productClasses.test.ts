import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { classOf } from '#platform/testing/administration.ts'
import { idOfClass, idOfMaker } from '#platform/testing/catalogue.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})

const lift = { code: 'lift', name_fr: 'Ascenseur', name_en: 'Lift', type: 'PRODUCT' }
const create = (more: object = {}) => admin.call('productClasses.createClass', { ...lift, ...more })
const edit = (class_id: number, more: object) => admin.call('productClasses.editClass', { class_id, ...more })
const remove = (class_id: number) => admin.call('productClasses.deleteClass', { class_id })
const list = (input: Record<string, unknown> = {}) =>
  admin.call('productClasses.listClasses', { page_size: -1, ...input })
const find = async (id: number) => (await list()).data.find((row: { id: number }) => row.id === id)
const told = async (id: number) => {
  const search = { model_name: 'ProductClass' }
  const { data } = await admin.call('administration.listEntries', { search, page_size: -1 })
  return data.filter(({ model_id }: { model_id: number }) => model_id === id)
}
const codes = ({ data }: { data: { code: string }[] }) => data.map(({ code }) => code)

test('ADMIN-04/tree: each class after the one above it, with its name and its parents; searched, ordered, paged', async () => {
  const top = (await create({ code: 'zz_top', name_fr: 'Zz haut', name_en: 'Top' })).data.id as number
  const middle = (await create({ code: 'zz_middle', name_fr: 'Aa milieu', name_en: 'Middle', parent_id: top })).data.id
  await create({ code: 'zz_low', name_fr: 'Bb bas', name_en: 'Low', parent_id: middle })
  await create({ code: 'zz_side', name_fr: 'Cc côté', name_en: 'Side', parent_id: top })
  const whole = await list()
  expect(codes(whole).slice(-4)).toEqual(['zz_top', 'zz_middle', 'zz_low', 'zz_side'])
  expect(whole.data.at(-2)).toMatchObject({
    parent_id: middle,
    above: [
      { id: top, name_fr: 'Zz haut', name_en: 'Top' },
      { id: middle, name_fr: 'Aa milieu' },
    ],
  })
  expect(whole.data.at(-4)).toMatchObject({ parent_id: null, above: [], classes_count: 2, products_count: 0 })
  expect(codes(await list({ search: 'BOILER' }))).toEqual(['boiler'])
  expect(codes(await list({ search: { '': 'zz', type: 'MATERIAL' } }))).toEqual([])
  const page = await list({ sort: '-products_count', page: 1, page_size: 2 })
  expect(page.meta).toMatchObject({ total: whole.meta.total, per_page: 2 })
  const counts = ({ data }: typeof whole): number[] =>
    data.map(({ products_count }: { products_count: number }) => products_count)
  expect(counts(page)).toEqual(
    counts(whole)
      .toSorted((a, b) => b - a)
      .slice(0, 2),
  )
  expect(new Set(counts(whole)).size).toBeGreaterThan(2)
})

test('the tree is in the order of the names that its reader reads', async () => {
  const names = (await admin.inEnglish().call('productClasses.listClasses', { page_size: -1 })).data
    .filter(({ parent_id }: { parent_id: number | null }) => parent_id === null)
    .map(({ name_en }: { name_en: string }) => name_en)
  expect(names.length).toBeGreaterThan(10)
  expect(names).toEqual(names.toSorted((one: string, other: string) => one.localeCompare(other, 'en')))
})

test('ADMIN-04/add 201: below another; told in the feed of administration', async () => {
  const parent = await idOfClass('electricity')
  const more = { nature: 'lift', is_boiler: false, default_lifespan: 25, parent_id: parent }
  const { status, data } = await create(more)
  expect(status).toBe(201)
  expect(data).toEqual({
    id: expect.any(Number),
    ...lift,
    ...more,
    above: [{ id: parent, name_fr: 'Électricité', name_en: 'Electricity' }],
    products_count: 0,
    classes_count: 0,
    cannot: { delete: null },
  })
  const [entry] = await told(data.id)
  expect(entry).toMatchObject({ action: 'CREATED', name: 'Ascenseur', operation: 'productClasses.createClass' })
  expect(entry.changes).toContainEqual({ attribute_name: 'parent', old_value: null, value: 'Électricité' })
  expect(await create({ code: 'orphan', parent_id: 999_999_999 })).toMatchObject({
    status: 404,
    error_reason: 'RESOURCE_NOT_FOUND',
  })
})

test('ADMIN-04/rename 200: what is absent stays; from and to are told, and nothing of no change', async () => {
  const id = await classOf()
  const before = await find(id)
  expect((await edit(id, { name_fr: 'Pompes', default_lifespan: 12 })).data).toEqual({
    ...before,
    name_fr: 'Pompes',
    default_lifespan: 12,
  })
  await edit(id, { name_fr: 'Pompes' })
  const [entry, ...earlier] = await told(id)
  expect(earlier).toMatchObject([{ action: 'CREATED' }])
  expect(entry.changes).toEqual([
    { attribute_name: 'name_fr', old_value: before.name_fr, value: 'Pompes' },
    { attribute_name: 'default_lifespan', old_value: null, value: '12' },
  ])
})

describe('ADMIN-04/move', () => {
  test('ADMIN-04/move 200: a class goes below another with what stands below it, and up again', async () => {
    const [above, moved] = [await classOf(), await classOf()]
    const below = await classOf(moved)
    await edit(moved, { parent_id: above })
    expect((await find(below)).above.map(({ id }: { id: number }) => id)).toEqual([above, moved])
    const [entry] = await told(moved)
    const { name_fr } = await find(above)
    expect(entry.changes).toEqual([{ attribute_name: 'parent', old_value: null, value: name_fr }])
    expect((await edit(moved, { parent_id: null })).data).toMatchObject({ parent_id: null, above: [] })
  })

  test('409 CLASS_TREE_CYCLE: below itself, or below what stands below it; nothing moves', async () => {
    const top = await classOf()
    const low = await classOf(await classOf(top))
    for (const parent_id of [top, low])
      expect(await edit(top, { parent_id })).toMatchObject({ status: 409, error_reason: 'CLASS_TREE_CYCLE' })
    expect((await find(top)).parent_id).toBeNull()
  })

  test('two moves that would close a circle together: one is done, the other refused', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [a, b] = [await classOf(), await classOf()]
      const both = await Promise.all([edit(a, { parent_id: b }), edit(b, { parent_id: a })])
      expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
      expect(both.find(({ status }) => status === 409)).toMatchObject({ error_reason: 'CLASS_TREE_CYCLE' })
    }
  })

  test('the database refuses a circle by itself', async () => {
    const top = await classOf()
    const low = await classOf(top)
    const circle = db.updateTable('product_classes').set({ parent_id: low }).where('id', '=', top).execute()
    await expect(circle).rejects.toMatchObject({ constraint: 'product_classes_no_cycle' })
  })

  test('404: below a class that is deleted meanwhile', async () => {
    const [moved, gone] = [await classOf(), await classOf()]
    const refused = await meanwhile(
      ({ run }) => run('delete from product_classes where id = $1', [gone]),
      () => edit(moved, { parent_id: gone }),
    )
    expect(refused).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
  })
})

describe('ADMIN-04/delete', () => {
  test('ADMIN-04/delete 204: an empty class goes', async () => {
    const id = await classOf()
    expect((await remove(id)).status).toBe(204)
    expect(await find(id)).toBeUndefined()
    expect((await told(id))[0]).toMatchObject({ action: 'DELETED' })
  })

  test('409: one with products, or with a class below it, stays and says so before it is tried', async () => {
    const above = await classOf()
    await classOf(above)
    for (const id of [await idOfClass('boiler'), above]) {
      expect((await find(id)).cannot).toEqual({ delete: 'IN_USE' })
      expect(await remove(id)).toMatchObject({ status: 409, error_reason: 'IN_USE' })
    }
  })

  test('given to a product meanwhile, it stays', async () => {
    const [id, maker] = [await classOf(), await idOfMaker('Viessmann')]
    const late = await meanwhile(
      ({ run }) =>
        run(`insert into products (name, manufacturer_id, class_id, type) values ('Tard', $2, $1, 'PRODUCT')`, [
          id,
          maker,
        ]),
      () => remove(id),
    )
    expect(late).toMatchObject({ status: 409, error_reason: 'IN_USE' })
  })
})

test('409: a code is given once, also by two at once; the type of a class with products stays', async () => {
  const both = await Promise.all([create({ code: 'at_once' }), create({ code: 'at_once' })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await edit(await classOf(), { code: 'at_once' })).toMatchObject({ status: 409, error_reason: 'CODE_EXISTS' })
  const boiler = await idOfClass('boiler')
  expect(await edit(boiler, { type: 'MATERIAL' })).toMatchObject({ status: 409, error_reason: 'IN_USE' })
  expect((await edit(await classOf(), { type: 'MATERIAL' })).data).toMatchObject({ type: 'MATERIAL' })
})

test('422: a code of other letters, a name that is missing, a lifespan of none; 404: a class that is none', async () => {
  for (const more of [
    { code: 'É' },
    { name_fr: ' ' },
    { default_lifespan: 0 },
    { default_lifespan: 201 },
    { type: 'X' },
  ])
    expect(await create(more)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await edit(999_999_999, { name_fr: 'X' })).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
  expect(await remove(999_999_999)).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
})
