import { beforeAll, expect, test } from 'vitest'
import type { TemplateRow } from '@logis/contract/templates'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { contactOf, jobOf } from '#platform/testing/contacts.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'

let hugo: Client
let company_id: number
let [plumber, heating, boiler, shower] = [0, 0, 0, 0]
const productNamed = async (name: string) =>
  (await db.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  company_id = await world.company('Maisons Clairière')
  ;[plumber, heating] = [await jobOf('plumber'), await jobOf('heating')]
  ;[boiler, shower] = [await productNamed('Vitodens 200-W'), await productNamed('Linéo')]
})

let made = 0
const create = async () => {
  const { data } = await hugo.call('templates.createTemplate', { company_id, name: `Contenu ${(made += 1)}` })
  return { company_id, template_id: data.id as number }
}
type Place = Awaited<ReturnType<typeof create>>
const addDevice = (place: Place, product_id: number, more: object = {}) =>
  hugo.call('templates.addTemplateDevice', { ...place, product_id, ...more })
const addContact = (place: Place, contact_id: number, job_id = plumber) =>
  hugo.call('templates.addTemplateContact', { ...place, contact_id, job_id })
const read = async ({ template_id }: Place): Promise<TemplateRow> => {
  const { data } = await hugo.call('templates.listTemplates', { company_id })
  return data.find(({ id }: TemplateRow) => id === template_id)
}

test('TPL-08/devices 201 200 204: a product of the catalogue with its fields, once, which change, and it leaves again', async () => {
  const place = await create()
  const fields = { quantity: 2, surface: 12.5, thickness: 30, lifespan: 20, note: 'Au cellier' }
  const { status, data } = await addDevice(place, boiler, fields)
  expect({ status, devices: data.devices }).toMatchObject({
    status: 201,
    devices: [{ product: { id: boiler, name: 'Vitodens 200-W' }, is_offered: true, ...fields }],
  })
  expect(await addDevice(place, boiler)).toMatchObject({ status: 409, error_reason: 'TEMPLATE_DEVICE_EXISTS' })
  expect(await addDevice(place, 999_999)).toMatchObject({ status: 422, error_reason: 'PRODUCT_NOT_FOUND' })
  const entry = { ...place, entry_id: data.devices[0].id }
  const edit = (more: object) => hugo.call('templates.editTemplateDevice', { ...entry, ...more })
  expect((await edit({ quantity: 4, surface: null, note: '' })).data.devices).toMatchObject([
    { ...fields, quantity: 4, surface: null, note: null },
  ])
  expect((await edit({})).data.devices).toMatchObject([{ quantity: 4, thickness: 30, lifespan: 20 }])
  const other = { ...(await create()), entry_id: entry.entry_id }
  expect(await hugo.call('templates.editTemplateDevice', { ...other, quantity: 9 })).toMatchObject({
    status: 404,
    error_reason: 'DEVICE_NOT_FOUND',
  })
  expect(await hugo.call('templates.removeTemplateDevice', entry)).toMatchObject({ status: 204 })
  expect(await hugo.call('templates.removeTemplateDevice', entry)).toMatchObject({
    status: 404,
    error_reason: 'DEVICE_NOT_FOUND',
  })
  expect((await read(place)).devices).toEqual([])
})

test('TPL-08/contacts 201 204: a contact by one of its trades, once for each, and it leaves again', async () => {
  const place = await create()
  const contact = await contactOf(company_id, { name: 'Ana Petit', jobs: [{ id: plumber }, { id: heating }] })
  expect(await addContact(place, contact)).toMatchObject({ status: 201 })
  const { data } = await addContact(place, contact, heating)
  expect(data.contacts).toMatchObject([
    { contact_id: contact, name: 'Ana Petit', job: { code: 'heating', name: 'Chauffagiste' } },
    { contact_id: contact, job: { code: 'plumber' } },
  ])
  expect(await addContact(place, contact)).toMatchObject({ status: 409, error_reason: 'TEMPLATE_CONTACT_EXISTS' })
  expect(await addContact(place, contact, await jobOf('roofer'))).toMatchObject({
    status: 422,
    error_reason: 'CONTACT_JOB_MISMATCH',
  })
  const entry = { ...place, entry_id: data.contacts[0].id }
  expect(await hugo.call('templates.removeTemplateContact', entry)).toMatchObject({ status: 204 })
  expect(await hugo.call('templates.removeTemplateContact', entry)).toMatchObject({
    status: 404,
    error_reason: 'CONTACT_NOT_FOUND',
  })
  expect((await read(place)).contacts).toHaveLength(1)
})

test('TPL-07: a template has its id, its name and three lists', async () => {
  const { data } = await hugo.call('templates.listTemplates', { company_id })
  expect(data.find(({ name }: TemplateRow) => name === 'Maison passive')).toMatchObject({
    id: expect.any(Number),
    documents: [{ name: 'Entretien de la ventilation double flux.pdf' }, {}, {}],
    devices: [{ product: { name: 'Hélia 8' } }, { product: { name: 'InspirAIR Home SC240' } }],
    contacts: [{ name: 'Yann Lenoir', job: { code: 'heating' } }],
  })
})

test('409 TEMPLATE_FULL: no more devices, and no more contacts, than a template may hold', async () => {
  const place = await create()
  const products = await db.selectFrom('products').select('id').where('id', '!=', boiler).limit(200).execute()
  const missing = Math.max(0, 200 - products.length)
  const { manufacturer_id, type } = await db
    .selectFrom('products')
    .select(['manufacturer_id', 'type'])
    .where('id', '=', boiler)
    .executeTakeFirstOrThrow()
  const more = await db
    .insertInto('products')
    .values(Array.from({ length: missing + 1 }, (_, index) => ({ name: `Série ${index}`, manufacturer_id, type })))
    .returning('id')
    .execute()
  const filling = [...products, ...more.slice(1)].map(({ id: product_id }) => ({ ...entry(place), product_id }))
  await db.insertInto('template_devices').values(filling).execute()
  expect(await addDevice(place, boiler)).toMatchObject({ status: 409, error_reason: 'TEMPLATE_FULL' })

  for (let count = 0; count < 50; count += 1) {
    const contact_id = await contactOf(company_id, { name: `Contact ${count}` })
    await db
      .insertInto('template_contacts')
      .values({ ...entry(place), contact_id, job_id: plumber })
      .execute()
  }
  const last = await contactOf(company_id, { name: 'De trop' })
  expect(await addContact(place, last)).toMatchObject({ status: 409, error_reason: 'TEMPLATE_FULL' })
})
const entry = ({ template_id }: Place) => ({ template_id })

test('many of one product, and of one contact, at once: each is there once', async () => {
  const place = await create()
  const contact = await contactOf(company_id, { name: 'Une seule fois' })
  const sums = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
  const [devices, contacts] = await Promise.all([
    Promise.all(Array.from({ length: 4 }, () => addDevice(place, boiler))),
    Promise.all(Array.from({ length: 4 }, () => addContact(place, contact))),
  ])
  expect(sums(devices)).toEqual([201, 409, 409, 409])
  expect(sums(contacts)).toEqual([201, 409, 409, 409])
})

test('a contact that is deleted, or gives up the trade, leaves the templates; one of a sister company is not there', async () => {
  const place = await create()
  const [gone, changed] = [
    await contactOf(company_id, { name: 'Partie' }),
    await contactOf(company_id, { name: 'Reconvertie', jobs: [{ id: plumber }, { id: heating }] }),
  ]
  for (const contact of [gone, changed]) await addContact(place, contact)
  await addContact(place, changed, heating)
  await hugo.call('contacts.deleteContact', { company_id, contact_id: gone })
  await hugo.call('contacts.editContact', {
    company_id,
    contact_id: changed,
    name: 'Reconvertie',
    company_name: null,
    jobs: [{ id: heating }],
  })
  expect((await read(place)).contacts).toMatchObject([{ name: 'Reconvertie', job: { code: 'heating' } }])
  const sister = await contactOf(await world.company('Habitat Rivages'), { name: 'Ailleurs' })
  expect(await addContact(place, sister)).toMatchObject({ status: 404, error_reason: 'CONTACT_NOT_FOUND' })
  const above = await contactOf(await world.company('Groupe Horizon'), { name: 'Au-dessus' })
  expect(await addContact(place, above)).toMatchObject({ status: 201 })
})

test('two contacts that become one are one in the templates too, by all the trades of both', async () => {
  const [first, second] = [await create(), await create()]
  const kept = await contactOf(company_id, { name: 'Gardée' })
  const merged = await contactOf(company_id, { name: 'Absorbée', jobs: [{ id: plumber }, { id: heating }] })
  await addContact(first, kept)
  await addContact(first, merged)
  await addContact(second, merged, heating)
  expect(await hugo.call('contacts.mergeContacts', { company_id, contact_id: kept, merged_id: merged })).toMatchObject({
    status: 200,
  })
  expect((await read(first)).contacts).toMatchObject([{ contact_id: kept, job: { code: 'plumber' } }])
  expect((await read(second)).contacts).toMatchObject([{ contact_id: kept, job: { code: 'heating' } }])
})

test('a contact that is merged while its template is applied: the project has the one that stays', async () => {
  const place = await create()
  const kept = await contactOf(company_id, { name: 'Restée' })
  const merged = await contactOf(company_id, { name: 'Fondue' })
  await addContact(place, merged)
  const [lilas, erables] = [await world.project('Maison Les Lilas'), await world.project('Maison Les Érables')]
  await hugo.call('contacts.linkContact', { company_id, residence_id: erables, contact_id: merged, job_id: plumber })
  let applying: Promise<{ status: number; data: unknown }> | undefined
  const answer = await meanwhile(
    ({ run }) => run('select from residences where id = $1 for update', [erables]),
    () => hugo.call('contacts.mergeContacts', { company_id, contact_id: kept, merged_id: merged }),
    async () => {
      applying = hugo.call('templates.applyTemplate', { ...place, residences: [lilas] })
      await new Promise((resolve) => setTimeout(resolve, 200))
    },
  )
  expect(answer).toMatchObject({ status: 200 })
  expect(await applying).toMatchObject({ status: 200, data: [{ id: lilas }] })
  const links = await db
    .selectFrom('residence_contact_links')
    .select('contact_id')
    .where('residence_id', '=', lilas)
    .where('contact_id', 'in', [kept, merged])
    .execute()
  expect(links).toEqual([{ contact_id: kept }])
})

test('a product that the catalogue no longer offers is told so, and given to no project', async () => {
  const place = await create()
  await addDevice(place, boiler)
  await addDevice(place, shower)
  await db.updateTable('products').set({ archived_at: new Date().toISOString() }).where('id', '=', shower).execute()
  expect((await read(place)).devices).toMatchObject([
    { product: { id: shower }, is_offered: false },
    { product: { id: boiler }, is_offered: true },
  ])
  const house = await world.project('Maison Les Lilas')
  await hugo.call('templates.applyTemplate', { ...place, residences: [house] })
  const given = await db
    .selectFrom('devices')
    .select('product_id')
    .where('residence_id', '=', house)
    .where('product_id', 'in', [boiler, shower])
    .execute()
  expect(given).toEqual([{ product_id: boiler }])
})
