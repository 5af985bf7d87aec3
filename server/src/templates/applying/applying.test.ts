import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { contactOf, jobOf } from '#platform/testing/contacts.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'
import { checkDeviceCounts } from '../../devices/room/rules.ts'
import { checkStorage } from '../../documents/storage/rules.ts'

let [hugo, marie]: Client[] = []
let company_id: number
let [boiler, shower, plumber, heating, ana] = [0, 0, 0, 0, 0]
const productNamed = async (name: string) =>
  (await db.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
beforeAll(async () => {
  ;[hugo, marie] = [await as('hugo@clairiere.example'), await as('marie@horizon.example')]
  company_id = await world.company('Maisons Clairière')
  ;[boiler, shower] = [await productNamed('Vitodens 200-W'), await productNamed('Linéo')]
  ;[plumber, heating] = [await jobOf('plumber'), await jobOf('heating')]
  ana = await contactOf(company_id, { name: 'Ana Petit', jobs: [{ id: plumber }, { id: heating }] })
})

/** A template of a file, two devices and one contact by both of its trades. */
const full = async () => {
  const { data } = await hugo!.call('templates.createTemplate', { company_id, name: `Plein ${Math.random()}` })
  const place = { company_id, template_id: data.id as number }
  const guide = { name: 'Guide.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
  await hugo!.upload('templates.addTemplateDocument', place, { folder_code: 'insurances' }, [guide])
  await hugo!.call('templates.addTemplateDevice', { ...place, product_id: boiler, quantity: 2, note: 'Cellier' })
  await hugo!.call('templates.addTemplateDevice', { ...place, product_id: shower })
  for (const job_id of [plumber, heating])
    await hugo!.call('templates.addTemplateContact', { ...place, contact_id: ana, job_id })
  return place
}
const house = async (codes: string[] = ['MSL_GESTIONCIL'], company = company_id) => {
  const admin = await as('admin@logis.example')
  const { data } = await admin.call('projects.createProject', {
    company_id: company,
    type: 'HOUSE',
    name: `Maison ${Math.random()}`,
    contact_information: { addresses: [{ street_name: 'Rue Neuve', zip_code: '80000', city: 'Amiens' }] },
  })
  const residence_id = data.id as number
  await db.deleteFrom('residence_service_provisions').where('residence_id', '=', residence_id).execute()
  for (const code of codes) await db.insertInto('residence_service_provisions').values({ residence_id, code }).execute()
  return residence_id
}
type Place = { company_id: number; template_id: number }
const apply = (place: Place, residences: number[], who = hugo!) =>
  who.call('templates.applyTemplate', { ...place, residences })
const holds = async (residenceId: number) => ({
  files: (await db.selectFrom('documents').select('name').where('residence_id', '=', residenceId).execute()).map(
    ({ name }) => name,
  ),
  devices: await db
    .selectFrom('devices')
    .select(['product_id', 'quantity', 'note'])
    .where('residence_id', '=', residenceId)
    .orderBy('id')
    .execute(),
  links: await db
    .selectFrom('residence_contact_links')
    .select(['contact_id', 'job_id'])
    .where('residence_id', '=', residenceId)
    .orderBy('id')
    .execute(),
})

test('TPL-09: its folders, devices and contacts are added where they are missing; what is there stays as it is, once', async () => {
  const [place, home] = [await full(), await house()]
  const own = { product_id: boiler, quantity: 1, note: 'Au grenier' }
  await hugo!.call('devices.createDevice', { residence_id: home, ...own })
  await hugo!.call('contacts.linkContact', { company_id, residence_id: home, contact_id: ana, job_id: plumber })
  const before = await holds(home)
  const mark = await journalMark()
  expect(await apply(place, [home])).toMatchObject({ status: 200, data: [{ id: home }] })
  const after = await holds(home)
  expect(after).toEqual({
    files: [...before.files, 'Guide'],
    devices: [...before.devices, { product_id: shower, quantity: 1, note: null }],
    links: [...before.links, { contact_id: ana, job_id: heating }],
  })
  expect((await journalOf(home, mark)).map(({ model_name }) => model_name)).toEqual(
    expect.arrayContaining(['Project', 'File', 'Device', 'ResidenceContactLink']),
  )
  const again = await journalMark()
  expect(await apply(place, [home])).toMatchObject({ status: 200, data: [{ id: home }] })
  expect(await holds(home)).toEqual(after)
  expect(await journalOf(home, again)).toEqual([])
})

test('two at once, of two people: everything is there once, and the counters agree', async () => {
  const [place, home] = [await full(), await house()]
  const answers = await Promise.all([apply(place, [home]), apply(place, [home], marie), apply(place, [home])])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { devices, links, files } = await holds(home)
  expect([devices.length, links.length, files.filter((name) => name === 'Guide').length]).toEqual([2, 2, 1])
  expect([await checkDeviceCounts(), await checkStorage()]).toEqual([[], []])
})

test('a booklet without room for the devices is left out whole: no file and no contact is added to it', async () => {
  const [place, home] = [await full(), await house()]
  const before = await holds(home)
  await db.updateTable('residences').set({ device_count: 1499 }).where('id', '=', home).execute()
  expect(await apply(place, [home])).toMatchObject({ status: 200, data: [] })
  expect(await holds(home)).toEqual(before)
})

test('TPL-20: the answer lists the projects that it was applied to, and no other', async () => {
  const place = await full()
  const [given, bare] = [await house(), await house([])]
  const { name } = await db.selectFrom('residences').select('name').where('id', '=', given).executeTakeFirstOrThrow()
  expect(await apply(place, [given, bare])).toMatchObject({ status: 200, data: [{ id: given, name }] })
  expect((await holds(bare)).links).toEqual([])
})

test('TPL-15/module TPL-17: staff of another company need one of the seven provisions on the project, and no other opens it', async () => {
  const place = await full()
  const opening = [
    'MSL_INITIAL_LIGHT',
    'MSL_INITIAL',
    'MSL_CONFORT',
    'MSL_PREMIUM',
    'MSL_GESTIONCIL',
    'MSL_CILCOMPLET',
    'MSL_CILCOMPLET_MI',
  ]
  const codes = (await db.selectFrom('service_provisions').select('code').execute()).map(({ code }) => code)
  const homes = new Map<number, string>([[await house([]), 'none']])
  for (const code of codes) homes.set(await house([code]), code)
  const { data } = await apply(place, [...homes.keys()])
  expect(data.map(({ id }: { id: number }) => homes.get(id)).toSorted()).toEqual(opening.toSorted())
})

test('TPL-15/manager TPL-16: a manager applies a template to a project without any provision', async () => {
  const [place, home] = [await full(), await house([])]
  expect(await apply(place, [home], marie)).toMatchObject({ status: 200, data: [{ id: home }] })
  expect((await holds(home)).devices).toHaveLength(2)
})

test('PRJ-11/template: the default template gives its devices and contacts too; one that does not fit gives nothing, and the project is created', async () => {
  const place = await full()
  await hugo!.call('templates.addOption', {
    company_id,
    option_type: 'DEFAULT_PROJECT_TEMPLATE',
    value: place.template_id,
  })
  const made = await holds(await house())
  expect([made.files, made.devices.length, made.links.length]).toEqual([['Guide'], 2, 2])
  await db
    .updateTable('documents')
    .set({ size_bytes: 2_000_000_000 })
    .where('template_id', '=', place.template_id)
    .execute()
  expect(await holds(await house())).toEqual({ files: [], devices: [], links: [] })
})
