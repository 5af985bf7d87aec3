import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'

let hugo: Client
let claire: Client
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  claire = await as('claire@foyer.example', 'resident')
})
const idOf = async (name: string) =>
  (await db.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const search = (where: Record<string, string>, more: object = {}) =>
  hugo.call('products.listProducts', { search: where, page_size: -1, ...more })
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)

test('DEV-16/server DEV-38 PTG-12/server by name or reference, whatever the case and the accents; % and _ are letters', async () => {
  expect(names(await search({ global_search: 'NANEO' }))).toEqual(['Naneo EMC-M'])
  expect(names(await search({ global_search: 'b2hf' }))).toEqual(['Vitodens 200-W'])
  expect(names(await search({ global_search: 'pompe a chaleur' }))).toEqual(
    expect.arrayContaining(['Pompe à chaleur air/air', 'Pompe à chaleur air/eau']),
  )
  expect(names(await search({ global_search: '%' }))).toEqual([])
  expect(names(await hugo.call('products.listProducts', { search: 'naneo' }))).toEqual(['Naneo EMC-M'])
})

test('DEV-27/product DEV-28 DEV-38 a product with its maker, its generic product, its categories, its nature', async () => {
  const [vitodens] = (await search({ global_search: 'Vitodens 200' })).data
  expect(vitodens).toMatchObject({
    id: expect.any(Number),
    name: 'Vitodens 200-W',
    reference: 'B2HF|26',
    manufacturer: { id: expect.any(Number), name: 'Viessmann' },
    type: 'PRODUCT',
    parent: { id: expect.any(Number), name: 'Chaudière gaz à condensation' },
    category_ids: [expect.any(Number)],
    nature: 'boiler',
    generic: false,
    is_boiler: true,
    picture_path: expect.stringMatching(/^\/v2\/pictures\//),
    lifespan: 20,
  })
  expect((await search({ nature: 'boiler', generic: '1' })).data).toMatchObject([
    { name: 'Chaudière fioul à condensation', generic: true, manufacturer: { name: 'GENERIQUE' }, parent: null },
    { name: 'Chaudière gaz à condensation' },
    { name: 'Chaudière gaz murale' },
  ])
})

test('DEV-38 by type, maker, category with what is below it, boilers; pages and totals', async () => {
  const { data: makers } = await hugo.call('products.listManufacturers', { search: 'viess' })
  const ofViessmann = await search({ manufacturer_id: String(makers[0].id) })
  expect(new Set(ofViessmann.data.map((p: { manufacturer: { name: string } }) => p.manufacturer.name))).toEqual(
    new Set(['Viessmann']),
  )
  expect((await search({ type: 'MATERIAL', global_search: 'vitodens' })).data).toEqual([])
  const { data: tree } = await hugo.call('products.listCategories', { with_children: 1 })
  const heating = tree.find(({ name }: { name: string }) => name === 'Chauffage')
  const inHeating = names(await search({ category_id: String(heating.id) }))
  expect(inHeating).toEqual(expect.arrayContaining(['Poêle à bois', 'Vitodens 200-W', 'Nirvana Neo']))
  expect(inHeating).not.toContain('Fenêtre')
  const boilers = await search({ is_boiler: 'true' }, { page_size: 5 })
  expect(boilers).toMatchObject({ status: 200, meta: { per_page: 5, current_page: 1 } })
  expect(boilers.data).toHaveLength(5)
  expect(boilers.data.every(({ is_boiler }: { is_boiler: boolean }) => is_boiler)).toBe(true)
  expect(boilers.meta.total).toBeGreaterThan(15)
})

test('DEV-38 by name, either way; nothing that the catalogue no longer offers', async () => {
  const down = names(await hugo.call('products.listProducts', { sort: '-name', page_size: 3 }))
  const up = names(await hugo.call('products.listProducts', { page_size: -1 }))
  expect(up.toReversed().slice(0, 3)).toEqual(down)
  await db.updateTable('products').set({ archived_at: new Date() }).where('name', '=', 'Naema 2').execute()
  const answer = await search({ global_search: 'Naema' })
  await db.updateTable('products').set({ archived_at: null }).where('name', '=', 'Naema 2').execute()
  expect(answer.data).toEqual([])
})

test('422: a criterion or a sort that nobody knows', async () => {
  expect(await search({ colour: 'red' })).toMatchObject({ status: 422, error_reason: 'SEARCH_NOT_SUPPORTED' })
  expect(await search({ type: 'HOUSE' })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await hugo.call('products.listProducts', { sort: 'price' })).toMatchObject({
    status: 422,
    error_reason: 'SORT_NOT_SUPPORTED',
  })
})

test('DEV-39 the models of a generic product, of all makers or of some, by id or by name', async () => {
  const product_id = await idOf('Pompe à chaleur air/eau')
  const all = await hugo.call('products.listChildren', { product_id })
  expect(all.meta).toMatchObject({ total: all.data.length, last_page: 1 })
  expect(names(all)).toEqual(expect.arrayContaining(['Hélia 8', 'Vitocal 150-A']))
  const some = await hugo.call('products.listChildren', { product_id, manufacturers: ['thermalia'] })
  expect(names(some)).toEqual(['Hélia 11', 'Hélia 8'])
  const { id } = some.data[0].manufacturer
  expect(names(await hugo.call('products.listChildren', { product_id, manufacturers: [id] }))).toEqual(names(some))
})

test('DEV-39 the makers of some products or of their models; without any, all of them', async () => {
  const product = await idOf('Pompe à chaleur air/eau')
  const makers = await hugo.call('products.listManufacturers', { products: [product], page_size: -1 })
  expect(names(makers)).toEqual(['Atlantic', 'Bosch', 'Daikin', 'De Dietrich', 'GENERIQUE', 'Thermalia', 'Viessmann'])
  const all = await hugo.call('products.listManufacturers', { page_size: -1 })
  expect(all.meta.total).toBeGreaterThan(60)
})

test('DEV-27/category DEV-39 the categories as a tree, in the reader’s language, with their products', async () => {
  const flat = await hugo.call('products.listCategories')
  expect(flat.data[0]).toMatchObject({ name: 'Chauffage', parent_id: null, children: [], products: [] })
  const { data } = await hugo.inEnglish().call('products.listCategories', { with_children: 1, with_products: 1 })
  const [heating] = data
  expect(heating.name).toBe('Heating')
  const boilers = heating.children.find(({ name }: { name: string }) => name === 'Boilers')
  expect(boilers).toMatchObject({ id: expect.any(Number), parent_id: heating.id, children: [] })
  expect(names({ data: boilers.products })).toEqual([
    'Chaudière fioul à condensation',
    'Chaudière gaz à condensation',
    'Chaudière gaz murale',
  ])
})

test('DEV-26/product DEV-36/product the tasks of a product, those of its class and of its generic product when asked for', async () => {
  const product_id = await idOf('Vitodens 200-W')
  const generic = await idOf('Chaudière gaz à condensation')
  const own = { name_fr: 'Purge', name_en: 'Bleeding', periodicity_months: 3 }
  await db
    .insertInto('product_tasks')
    .values({ ...own, product_id: generic })
    .execute()
  const alone = await hugo.call('products.listProductTasks', { product_id })
  const inherited = await hugo.inEnglish().call('products.listProductTasks', { product_id, with_inherited: true })
  await db.deleteFrom('product_tasks').where('name_fr', '=', 'Purge').execute()
  expect(alone.data).toEqual([])
  expect(inherited.data).toEqual([
    { id: expect.any(Number), name: 'Bleeding', periodicity: 3 },
    { id: expect.any(Number), name: 'Mandatory yearly maintenance', periodicity: 12 },
    { id: expect.any(Number), name: 'Flue sweeping', periodicity: 12 },
  ])
})

test('DEV-37/product DEV-38 a product’s sheet: labels, documents that download', async () => {
  const wool = await idOf('GR 32 Roulé Revêtu')
  expect(await hugo.call('products.getProduct', { product_id: wool })).toMatchObject({
    status: 200,
    data: { name: 'GR 32 Roulé Revêtu', labels: [{ code: 'acermi', name: 'ACERMI' }] },
  })
  const { data } = await hugo.call('products.listProductDocuments', { product_id: wool })
  expect(data).toMatchObject([{ name: 'Fiche technique.pdf', mime_type: 'application/pdf' }])
  const file = await hugo.download('documents.downloadDocument', { document_id: data[0].id })
  expect(file.status).toBe(200)
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a resident reads the sheets of what their home holds, and no other; nobody reads an absent one', async () => {
  const boiler = await idOf('Vitodens 200-W')
  const pump = await idOf('Hélia 8')
  expect(await claire.call('products.getProduct', { product_id: boiler })).toMatchObject({ status: 200 })
  const { data } = await claire.call('products.listProductDocuments', { product_id: boiler })
  expect(await claire.download('documents.downloadDocument', { document_id: data[0].id })).toMatchObject({
    status: 200,
  })
  const [foreign] = (await hugo.call('products.listProductDocuments', { product_id: pump })).data
  expect(await claire.download('documents.downloadDocument', { document_id: foreign.id })).toMatchObject({
    status: 404,
    error_reason: 'DOCUMENT_NOT_FOUND',
  })
  for (const [who, id] of [
    [claire, pump],
    [claire, 999_999],
    [hugo, 999_999],
  ] as const)
    expect(await who.call('products.getProduct', { product_id: id })).toMatchObject({
      status: 404,
      error_reason: 'PRODUCT_NOT_FOUND',
    })
})
