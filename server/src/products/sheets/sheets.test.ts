import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { classOf, labelOf, makerOf } from '#platform/testing/administration.ts'
import { idOfClass, idOfMaker, idOfProduct } from '#platform/testing/catalogue.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'

let [admin, hugo] = [undefined, undefined] as unknown as [Client, Client]
let [viessmann, turn] = [0, 0]
beforeAll(async () => {
  admin = await as('admin@logis.example')
  hugo = await as('hugo@clairiere.example')
  viessmann = await idOfMaker('Viessmann')
})
beforeEach(() => (turn += 1))

const create = (more: object = {}) =>
  admin.call('products.createProduct', {
    name: `Vitocal ${turn}`,
    reference: 'VC|200',
    manufacturer_id: viessmann,
    type: 'PRODUCT',
    ...more,
  })
const make = async (more: object = {}) => (await create(more)).data.id as number
const edit = (product_id: number, more: object) => admin.call('products.editProduct', { product_id, ...more })
const remove = (product_id: number) => admin.call('products.deleteProduct', { product_id })
const list = (input: Record<string, unknown> = {}) => admin.call('products.listSheets', { page_size: -1, ...input })
const get = async (product_id: number) => (await admin.call('products.getSheet', { product_id })).data
const told = async (id: number) => {
  const search = { model_name: 'Product' }
  const { data } = await admin.call('administration.listEntries', { search, page_size: -1 })
  return data.filter(({ model_id }: { model_id: number }) => model_id === id)
}
const offered = async (search: string) => (await hugo.call('products.listProducts', { search })).data
const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

test('ADMIN-03/list: products with name, reference, manufacturer, class and type, searched, ordered and paged', async () => {
  const whole = await list()
  const vitodens = whole.data.find(({ name }: { name: string }) => name === 'Vitodens 200-W')
  expect(vitodens).toMatchObject({
    reference: 'B2HF|26',
    manufacturer: { id: viessmann, name: 'Viessmann' },
    type: 'PRODUCT',
    class: { name_fr: 'Chaudière', name_en: 'Boiler' },
    parent: { name: 'Chaudière gaz à condensation' },
    archived: false,
  })
  expect((await list({ search: 'b2hf' })).data).toMatchObject([{ id: vitodens.id }])
  const above = await classOf()
  const below = await make({ class_id: await classOf(above) })
  expect(idsOf(await list({ search: { class_id: String(above) } }))).toEqual([below])
  const ofMaker = await list({ search: { manufacturer_id: String(viessmann), archived: '0' }, sort: '-reference' })
  expect(
    new Set(ofMaker.data.map(({ manufacturer }: { manufacturer: { name: string } }) => manufacturer.name)),
  ).toEqual(new Set(['Viessmann']))
  const references = ({ data }: typeof ofMaker): string[] =>
    data.map(({ reference }: { reference: string }) => reference)
  const risen = await list({ search: { manufacturer_id: String(viessmann), archived: '0' }, sort: 'reference' })
  expect(new Set(references(risen)).size).toBeGreaterThan(1)
  expect(references(ofMaker)).toEqual(references(risen).toReversed())
  expect(references(risen)).toEqual(references(risen).toSorted((a, b) => a.localeCompare(b, 'fr')))
  const page = await list({ page: 2, page_size: 2 })
  expect(page.meta).toMatchObject({ per_page: 2, current_page: 2 })
  expect(idsOf(page)).toEqual(idsOf(await list()).slice(2, 4))
})

test('ADMIN-03/add 201: everyone may choose it; the feed of administration tells it by names', async () => {
  const parent = await idOfProduct('Chaudière gaz à condensation')
  const label = await labelOf()
  const more = {
    class_id: await idOfClass('boiler'),
    parent_id: parent,
    nature: 'boiler',
    lifespan: 18,
    label_ids: [label],
    category_ids: [],
  }
  const { status, data } = await create({ name: 'Vitocrossal', ...more })
  expect(status).toBe(201)
  expect(data).toMatchObject({
    name: 'Vitocrossal',
    reference: 'VC|200',
    manufacturer: { name: 'Viessmann' },
    class: { name_fr: 'Chaudière' },
    parent: { id: parent },
    label_ids: [label],
    archived: false,
    generic: false,
    tasks: [],
    documents: [],
    cannot: { delete: null },
  })
  expect(await offered('vitocrossal')).toMatchObject([{ id: data.id, is_boiler: true, lifespan: 18 }])
  const [entry] = await told(data.id)
  expect(entry).toMatchObject({ action: 'CREATED', name: 'Vitocrossal', operation: 'products.createProduct' })
  expect(entry.changes).toEqual(
    expect.arrayContaining([
      { attribute_name: 'manufacturer', old_value: null, value: 'Viessmann' },
      { attribute_name: 'class', old_value: null, value: 'Chaudière' },
    ]),
  )
})

test('ADMIN-03/edit 200: what is absent stays, from and to are told, and nothing of no change', async () => {
  const id = await make({ lifespan: 10 })
  const before = await get(id)
  expect((await edit(id, { name: 'Vitocal renommée', lifespan: null })).data).toEqual({
    ...before,
    name: 'Vitocal renommée',
    lifespan: null,
  })
  await edit(id, { name: 'Vitocal renommée' })
  const [entry, ...earlier] = await told(id)
  expect(earlier).toHaveLength(1)
  expect(entry.changes).toEqual([
    { attribute_name: 'name', old_value: before.name, value: 'Vitocal renommée' },
    { attribute_name: 'lifespan', old_value: '10', value: null },
  ])
})

describe('ADMIN-03/delete', () => {
  test('ADMIN-03/delete 204: an unused product goes', async () => {
    const id = await make()
    expect((await remove(id)).status).toBe(204)
    expect(await admin.call('products.getSheet', { product_id: id })).toMatchObject({
      status: 404,
      error_reason: 'PRODUCT_NOT_FOUND',
    })
    expect((await told(id))[0]).toMatchObject({ action: 'DELETED' })
  })

  test('409: one that is used stays and says so; archived, it is offered no more and stays with its devices', async () => {
    const id = await make({ name: 'Vitocal archivée' })
    const residence_id = await world.project('Maison Les Lilas')
    const device = await hugo.call('devices.createDevice', { residence_id, product_id: id })
    expect((await get(id)).cannot).toEqual({ delete: 'IN_USE' })
    expect(await remove(id)).toMatchObject({ status: 409, error_reason: 'IN_USE' })
    expect((await edit(id, { archived: true })).data).toMatchObject({ archived: true })
    expect(await offered('Vitocal archivée')).toEqual([])
    expect((await hugo.call('devices.getDevice', { device_id: device.data.id })).data.product).toMatchObject({ id })
    expect(await hugo.call('devices.createDevice', { residence_id, product_id: id })).toMatchObject({
      error_reason: 'PRODUCT_NOT_FOUND',
    })
    expect(idsOf(await list({ search: { '': 'archivée', archived: '1' } }))).toEqual([id])
  })

  test('given to a home meanwhile, it stays', async () => {
    const [id, home] = [await make(), await world.project('Maison Les Lilas')]
    const late = await meanwhile(
      ({ run }) => run('insert into devices (residence_id, product_id) values ($1, $2)', [home, id]),
      () => remove(id),
    )
    await db.deleteFrom('devices').where('product_id', '=', id).execute()
    expect(late).toMatchObject({ status: 409, error_reason: 'IN_USE' })
  })
})

test('409 PRODUCT_EXISTS: a name and a reference of a manufacturer are given once, also by two at once; an archived one makes room', async () => {
  const twin = { name: 'Vitocal jumelle', reference: 'VJ' }
  const first = await make(twin)
  expect(await create({ name: 'VITOCAL JUMELLE', reference: 'vj' })).toMatchObject({
    status: 409,
    error_reason: 'PRODUCT_EXISTS',
  })
  await edit(first, { archived: true })
  const both = await Promise.all([create(twin), create(twin)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await edit(first, { archived: false })).toMatchObject({ status: 409, error_reason: 'PRODUCT_EXISTS' })
})

test('422: a parent that is no generic product, a class of the other type; 404: what there is none of', async () => {
  const model = await idOfProduct('Vitodens 200-W')
  const generic = await idOfProduct('Chaudière gaz à condensation')
  const own = await make()
  const invalid = { status: 422, error_reason: 'PRODUCT_PARENT_INVALID' }
  expect(await create({ name: 'a', parent_id: model })).toMatchObject(invalid)
  expect(await edit(own, { parent_id: own })).toMatchObject(invalid)
  expect(await edit(generic, { parent_id: generic })).toMatchObject(invalid)
  expect(await edit(generic, { manufacturer_id: viessmann })).toMatchObject(invalid)
  expect(await create({ name: 'b', class_id: await idOfClass('insulation') })).toMatchObject({
    status: 422,
    error_reason: 'PRODUCT_CLASS_MISMATCH',
  })
  expect(await edit(own, { class_id: await idOfClass('insulation') })).toMatchObject({
    status: 422,
    error_reason: 'PRODUCT_CLASS_MISMATCH',
  })
  const none = 999_999_999
  for (const more of [{ manufacturer_id: none }, { class_id: none }, { label_ids: [none] }, { category_ids: [none] }])
    expect(await create({ name: 'c', ...more })).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
  expect(await create({ name: 'd', parent_id: none })).toMatchObject({ status: 422, error_reason: 'PRODUCT_NOT_FOUND' })
  expect(await edit(none, {})).toMatchObject({ status: 404, error_reason: 'PRODUCT_NOT_FOUND' })
  expect(await create({ name: ' ' })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await offered('Vitocal')).not.toContainEqual(expect.objectContaining({ name: 'c' }))
})

test('ADMIN-03/tasks 200: kept by their ids; a job gives the devices their due dates, and what was done stays told', async () => {
  const id = await make({ manufacturer_id: await makerOf(), name: 'Entretenue' })
  const residence_id = await world.project('Maison Les Lilas')
  const device = await hugo.call('devices.createDevice', {
    residence_id,
    product_id: id,
    commissioning_date: '2025-01-15',
  })
  const device_id = device.data.id as number
  const setTasks = (tasks: object[]) => admin.call('products.setProductTasks', { product_id: id, tasks })
  const due = async () => (await hugo.call('devices.listDeviceTasks', { device_id })).data
  const clean = { name_fr: 'Nettoyer', name_en: 'Clean', periodicity_months: 6 }
  const check = { name_fr: 'Contrôler', name_en: 'Check', periodicity_months: 24 }
  const { data } = await setTasks([clean, check])
  expect(data).toMatchObject([clean, check])
  await runJobs()
  expect((await due()).map(({ task }: { task: { name: string } }) => task.name).toSorted()).toEqual([
    'Contrôler',
    'Nettoyer',
  ])
  const first = (await due()).find(({ task }: { task: { name: string } }) => task.name === 'Nettoyer')
  await hugo.call('devices.completeTask', { device_id, task_id: first.id })
  await setTasks([{ ...check, id: data[1].id, periodicity_months: 12 }])
  await runJobs()
  const after = await due()
  expect(after.filter(({ done_at }: { done_at: string | null }) => done_at !== null)).toMatchObject([
    { task: { name: 'Nettoyer' } },
  ])
  expect(after.filter(({ done_at }: { done_at: string | null }) => done_at === null)).toMatchObject([
    { task: { name: 'Contrôler', periodicity: 12 } },
  ])
  expect((await hugo.call('products.listProductTasks', { product_id: id })).data).toMatchObject([{ name: 'Contrôler' }])
  expect(await setTasks([{ ...clean, id: data[0].id }])).toMatchObject({
    status: 404,
    error_reason: 'RESOURCE_NOT_FOUND',
  })
  expect(await setTasks([{ ...clean, periodicity_months: 0 }])).toMatchObject({ status: 422 })
})

const png = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

test('ADMIN-03/files: a picture and a notice are shown with every device of the product, and taken away again', async () => {
  const product_id = await make({ name: 'Illustrée' })
  const send = async (operation: string, name: string, type: string, bytes: Buffer, fields = {}) =>
    admin.upload(`products.${operation}`, { product_id }, fields, [{ name, type, bytes }])
  const drawn = await send('setProductPicture', 'p.png', 'image/png', await png())
  expect(drawn).toMatchObject({ status: 200, data: { picture_path: expect.any(String) } })
  expect((await offered('Illustrée'))[0].picture_path).toBe(drawn.data.picture_path)
  expect(await send('setProductPicture', 'p.png', 'image/png', Buffer.from('no picture'))).toMatchObject({
    status: 415,
    error_reason: 'PICTURE_TYPE_NOT_ALLOWED',
  })

  const pdf = Buffer.from('%PDF-1.4\n%%EOF')
  const added = await send('addProductDocument', 'notice.pdf', 'application/pdf', pdf, { name: 'Notice.pdf' })
  expect(added).toMatchObject({ status: 201, data: { name: 'Notice.pdf' } })
  expect((await hugo.call('products.listProductDocuments', { product_id })).data).toMatchObject([
    { name: 'Notice.pdf' },
  ])
  expect((await get(product_id)).documents).toMatchObject([{ id: added.data.id }])
  const gone = { product_id, document_id: added.data.id }
  expect((await admin.call('products.deleteProductDocument', gone)).status).toBe(204)
  expect(await admin.call('products.deleteProductDocument', gone)).toMatchObject({ error_reason: 'DOCUMENT_NOT_FOUND' })
  expect((await admin.call('products.removeProductPicture', { product_id })).status).toBe(204)
  expect((await get(product_id)).picture_path).toBeNull()
  expect((await told(product_id)).map(({ changes }: { changes: object[] }) => changes[0])).toMatchObject([
    { attribute_name: 'picture', old_value: 'true', value: 'false' },
    { attribute_name: 'document', old_value: 'Notice.pdf', value: null },
    { attribute_name: 'document', old_value: null, value: 'Notice.pdf' },
    { attribute_name: 'picture', old_value: 'false', value: 'true' },
    {},
  ])
  const refused = await hugo.upload('products.setProductPicture', { product_id }, {}, [
    { name: 'p.png', type: 'image/png', bytes: await png() },
  ])
  expect(refused).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})
