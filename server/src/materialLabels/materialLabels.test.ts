import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let clairiere: number
let office: number
let wool: { id: number; name: string }
let model: { id: number; name: string; parent_id: number | null }
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  clairiere = await world.company('Maisons Clairière')
  office = await world.company('Études Isotherme')
  wool = await materialOf('Laine de verre (LV)')
  model = await db
    .selectFrom('products')
    .select(['id', 'name', 'parent_id'])
    .where('parent_id', '=', wool.id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
})
const materialOf = (name: string) =>
  db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('name', '=', name)
    .where('is_generic', '=', true)
    .executeTakeFirstOrThrow()

const key = { wall_type: 'opaque', envelope_type: '100', envelope_nature: '101' }
const create = (who: Client, envelope_label: string, more: object = {}) =>
  who.call('materialLabels.createLabel', {
    company_id: clairiere,
    thermal_engineering_office_id: office,
    ...key,
    envelope_label,
    products: [{ id: wool.id, thickness: 140 }],
    ...more,
  })
const list = (who: Client, company_id = clairiere, search?: object) =>
  who.call('materialLabels.listLabels', { company_id, ...(search ? { search } : {}) })

test('FAV-16 201: a favourite with its office, its company, its wall and its products', async () => {
  const products = [
    { id: wool.id, thickness: 140 },
    { id: model.id, thickness: 60 },
  ]
  expect(await create(hugo, 'Mur du salon', { products })).toMatchObject({
    status: 201,
    data: {
      company_id: clairiere,
      company_name: 'Maisons Clairière',
      thermal_engineering_office_id: office,
      thermal_engineering_office: { id: office, name: 'Études Isotherme' },
      ...key,
      envelope_label: 'Mur du salon',
      products: [
        { id: wool.id, thickness: 140, product: { name: wool.name, generic: true, parent: null } },
        { id: model.id, thickness: 60, product: { name: model.name, generic: false, parent: wool } },
      ],
      cannot: { write: null },
    },
  })
})

test('a favourite says which of its products the catalogue no longer offers', async () => {
  await create(hugo, 'Mur archivé', {
    products: [
      { id: wool.id, thickness: 140 },
      { id: model.id, thickness: 60 },
    ],
  })
  const archive = (archived_at: string | null) =>
    db.updateTable('products').set({ archived_at }).where('id', '=', model.id).execute()
  await archive(new Date().toISOString())
  try {
    const { data } = await list(hugo)
    const own = data.find(({ envelope_label }: { envelope_label: string }) => envelope_label === 'Mur archivé')
    expect(own.products).toMatchObject([{ product: { archived: false } }, { product: { archived: true } }])
  } finally {
    await archive(null)
  }
})

test('FAV-17: the company’s own and those below it, unpaged; by office when asked', async () => {
  for (let wall = 1; wall <= 11; wall += 1) await create(hugo, `Mur du garage ${wall}`)
  const own = await list(hugo)
  expect(own.data.length).toBeGreaterThan(10)
  expect(own).toMatchObject({ status: 200, meta: { last_page: 1 }, cannot: { create: null } })
  expect(own.meta.total).toBe(own.data.length)
  const horizon = await world.company('Groupe Horizon')
  const marie = await as('marie@horizon.example')
  const below = await list(marie, horizon)
  expect(below.data.map(({ id }: { id: number }) => id)).toEqual(own.data.map(({ id }: { id: number }) => id))
  expect((await list(hugo, clairiere, { thermal_engineering_office_id: String(office) })).data).toHaveLength(
    own.data.length,
  )
  expect((await list(hugo, clairiere, { thermal_engineering_office_id: '999999' })).data).toEqual([])
  expect(await list(hugo, clairiere, { nature: '1' })).toMatchObject({
    status: 422,
    error_reason: 'SEARCH_NOT_SUPPORTED',
  })
})

test('409: one favourite for a wall of an office, whatever the case; two at once, one wins', async () => {
  await create(hugo, 'Mur nord')
  expect(await create(hugo, ' MUR NORD')).toMatchObject({ status: 409, error_reason: 'MATERIAL_LABEL_EXISTS' })
  expect((await create(hugo, 'Mur nord', { envelope_nature: '102' })).status).toBe(201)
  const marie = await as('marie@horizon.example')
  const both = await Promise.all([create(hugo, 'Course'), create(marie, 'course')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('422 404: a product that is no material, one that is unknown, a company that is no office, no product', async () => {
  const boiler = await db
    .selectFrom('products')
    .select('id')
    .where('type', '=', 'PRODUCT')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(await create(hugo, 'X', { products: [{ id: boiler.id, thickness: 1 }] })).toMatchObject({
    status: 422,
    error_reason: 'MATERIAL_EXPECTED',
  })
  expect(await create(hugo, 'X', { products: [{ id: 999_999_999, thickness: 1 }] })).toMatchObject({
    error_reason: 'PRODUCT_NOT_FOUND',
  })
  expect(await create(hugo, 'X', { thermal_engineering_office_id: clairiere })).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
  for (const more of [{ products: [] }, { products: [{ id: wool.id, thickness: -1 }] }, { envelope_label: ' ' }])
    expect(await create(hugo, 'X', more)).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('FAV-18 200: its products take the place of those it had; FAV-19 204: it disappears', async () => {
  const { data } = await create(hugo, 'Mur sud')
  const target = { company_id: clairiere, label_id: data.id }
  const products = [{ id: model.id, thickness: 0 }]
  const boiler = await db
    .selectFrom('products')
    .select('id')
    .where('type', '=', 'PRODUCT')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  for (const [id, error_reason] of [
    [999_999_999, 'PRODUCT_NOT_FOUND'],
    [boiler.id, 'MATERIAL_EXPECTED'],
  ])
    expect(await hugo.call('materialLabels.editLabel', { ...target, products: [{ id, thickness: 1 }] })).toMatchObject({
      error_reason,
    })
  expect(await hugo.call('materialLabels.editLabel', { ...target, products })).toMatchObject({
    status: 200,
    data: { id: data.id, products: [{ id: model.id, thickness: 0, product: { name: model.name } }] },
  })
  expect((await hugo.call('materialLabels.deleteLabel', target)).status).toBe(204)
  expect(await hugo.call('materialLabels.deleteLabel', target)).toMatchObject({
    status: 404,
    error_reason: 'MATERIAL_LABEL_NOT_FOUND',
  })
})

test('a manager writes the favourites of the companies below; a reader writes none', async () => {
  const horizon = await world.company('Groupe Horizon')
  const { data } = await create(hugo, 'Mur est')
  const target = { company_id: horizon, label_id: data.id, products: [{ id: wool.id, thickness: 1 }] }
  const lea = await as('lea@horizon.example')
  expect(await lea.call('materialLabels.editLabel', target)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  const shown = (await list(lea, horizon)) as unknown as { cannot: object; data: { cannot: object }[] }
  expect(shown.cannot).toEqual({ create: 'FORBIDDEN' })
  expect(shown.data.every(({ cannot }) => (cannot as { write: string }).write === 'FORBIDDEN')).toBe(true)
  const marie = await as('marie@horizon.example')
  expect(await marie.call('materialLabels.editLabel', target)).toMatchObject({ status: 200 })
})

test('403: installers and manufacturers have none; 404: another company’s', async () => {
  for (const [username, company] of [
    ['yann@lenoir.example', 'Chauffage Lenoir'],
    ['otto@thermalia.example', 'Thermalia'],
  ] as const)
    expect(await list(await as(username), await world.company(company))).toMatchObject({
      status: 403,
      error_reason: 'FORBIDDEN',
    })
  const zoe = await as('zoe@batir-ouest.example')
  expect(await list(zoe)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  expect((await list(zoe, await world.company('Bâtir Ouest'))).data).toEqual([])
})
