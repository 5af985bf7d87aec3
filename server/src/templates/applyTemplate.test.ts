import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'
import { checkStorage } from '../documents/storage/rules.ts'

let hugo: Client
let clairiere: number
let template: Record<string, number>
let houses: { id: number; name: string }[]

beforeAll(async () => {
  hugo = await as('hugo@clairiere.example')
  clairiere = await world.company('Maisons Clairière')
  const templates = await db.selectFrom('templates').select(['id', 'name']).execute()
  template = Object.fromEntries(templates.map(({ id, name }) => [name, id]))
  const empty = db
    .selectFrom('residences as r')
    .select(['r.id', 'r.name'])
    .where('r.company_id', '=', clairiere)
    .where('r.deleted_at', 'is', null)
  houses = await empty
    .where((eb) => eb.not(eb.exists(eb.selectFrom('documents as d').whereRef('d.residence_id', '=', 'r.id'))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('devices as d').whereRef('d.residence_id', '=', 'r.id'))))
    .orderBy('r.id')
    .limit(12)
    .execute()
})

const apply = (who: Client, name: string, residences: number[], company_id = clairiere) =>
  who.call('templates.applyTemplate', { company_id, template_id: template[name] ?? 999_999, residences })
const filesOf = (residenceId: number) =>
  db
    .selectFrom('documents as d')
    .leftJoin('document_folders as f', 'f.id', 'd.folder_id')
    .select(['d.id', 'd.name', 'f.default_code', 'd.stored_file_id', 'd.creator_name'])
    .where('d.residence_id', '=', residenceId)
    .orderBy('d.name')
    .execute()

test('200: each project receives the files in their folders, and its journal says of which template', async () => {
  const [one, other] = houses
  const mark = await journalMark()
  expect(await apply(hugo, 'Maison passive', [one!.id, other!.id])).toMatchObject({ status: 200, data: [one, other] })
  expect(await filesOf(one!.id)).toMatchObject([
    { name: 'Entretien de la ventilation double flux', default_code: 'certificates', creator_name: 'Hugo Bertin' },
    { name: 'Guide des garanties', default_code: 'insurances' },
    { name: 'Notice d’entretien de la maison', default_code: null },
  ])
  const told = await journalOf(one!.id, mark)
  expect(told.map(({ action, model_name }) => `${model_name} ${action}`).toSorted()).toEqual([
    'Device CREATED',
    'Device CREATED',
    'File CREATED',
    'File CREATED',
    'File CREATED',
    'Project UPDATED',
    'ResidenceContactLink CREATED',
    'ResidenceFolder CREATED',
    'ResidenceFolder CREATED',
  ])
  expect(told.find(({ model_name }) => model_name === 'Project')?.pretty_log).toEqual([
    { attribute_name: 'template', old_value: null, value: 'Maison passive' },
  ])
  expect(await checkStorage()).toEqual([])
  const { id: cil } = (await filesOf(one!.id)).find(({ name }) => name.startsWith('Notice'))!
  const opened = await hugo.download('documents.downloadDocument', { document_id: cil })
  expect(opened.bytes.subarray(0, 4).toString()).toBe('%PDF')
})

test('applied again, or after another with the same file: only what is missing, never twice', async () => {
  const one = houses[2]!
  await apply(hugo, 'Maison passive', [one.id])
  const [before, mark] = [await filesOf(one.id), await journalMark()]
  expect(await apply(hugo, 'Maison passive', [one.id])).toMatchObject({ status: 200, data: [one] })
  expect(await apply(hugo, 'Maison individuelle', [one.id])).toMatchObject({ status: 200, data: [one] })
  expect(await filesOf(one.id)).toEqual(before)
  expect(await journalOf(one.id, mark)).toEqual([])
  expect(await apply(hugo, 'Maison jumelée', [one.id])).toMatchObject({ data: [one] })
  expect(await filesOf(one.id)).toHaveLength(before.length + 1)
})

test('applied by two at once: each file once', async () => {
  const one = houses[3]!
  const marie = await as('marie@horizon.example')
  const both = await Promise.all([apply(hugo, 'Maison passive', [one.id]), apply(marie, 'Maison passive', [one.id])])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await filesOf(one.id)).toHaveLength(3)
})

test('out of reach, cancelled, absent, without the provision or without room: left out of the answer, and untouched', async () => {
  const [good, bare, full] = [houses[4]!, houses[5]!, houses[6]!]
  await db.deleteFrom('residence_service_provisions').where('residence_id', '=', bare.id).execute()
  await db.updateTable('residences').set({ storage_bytes: 1_073_741_824 }).where('id', '=', full.id).execute()
  const [rival, cancelled, sister] = await Promise.all(
    ['Villa Rivale', 'Maison Les Charmes', 'Résidence Les Tilleuls'].map((name) => world.project(name)),
  )
  const before = await filesOf(rival!)
  const asked = [good.id, bare.id, full.id, rival!, cancelled!, sister!, 999_999]
  expect(await apply(hugo, 'Maison passive', asked)).toMatchObject({ status: 200, data: [good] })
  expect(await apply(await as('marie@horizon.example'), 'Maison passive', asked)).toMatchObject({ data: [good, bare] })
  expect(await filesOf(rival!)).toEqual(before)
  expect([await filesOf(full.id), await filesOf(cancelled!)]).toEqual([[], []])
})

test('404 TEMPLATE_NOT_FOUND: another company’s template, and an absent one', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  const own = await world.company('Bâtir Ouest')
  const villa = await world.project('Villa Rivale')
  for (const name of ['Maison passive', 'none']) {
    expect(await apply(zoe, name, [villa], own)).toMatchObject({ status: 404, error_reason: 'TEMPLATE_NOT_FOUND' })
  }
})

test('404 for a rival through the company, 403 for a reader, 422 for no project', async () => {
  expect(await apply(await as('zoe@batir-ouest.example'), 'Maison passive', [houses[0]!.id])).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
  expect(await apply(await as('lea@horizon.example'), 'Maison passive', [houses[0]!.id])).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  expect(await apply(hugo, 'Maison passive', [])).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('PRJ-11/template the default template is given to a project as it is created; without one nothing is', async () => {
  const marie = await as('marie@horizon.example')
  const create = async (company_id: number) => {
    const addresses = [{ street_number: '1', street_name: 'Rue Neuve', zip_code: '80000', city: 'Amiens' }]
    const contact_information = { addresses, emails: [], phones: [] }
    const house = { type: 'HOUSE', name: 'Maison neuve', contract_number: null, contact_information }
    return (await marie.call('projects.createProject', { company_id, ...house })).data.id as number
  }
  const made = await create(clairiere)
  expect(await filesOf(made)).toMatchObject([
    { name: 'Guide des garanties' },
    { name: 'Notice d’entretien de la maison' },
  ])
  expect(await filesOf(await create(await world.company('Groupe Horizon')))).toEqual([])
})

test('a file taken out of a template while it is being applied: the project has it, or not, and the counter agrees', async () => {
  const { data } = await hugo.call('templates.createTemplate', { company_id: clairiere, name: 'Deux fichiers' })
  const place = { company_id: clairiere, template_id: data.id as number }
  let documents: { id: number }[] = []
  for (const name of ['a.txt', 'b.txt'])
    documents = (await hugo.upload('templates.addTemplateDocument', place, {}, [{ name, bytes: `the file ${name}` }]))
      .data.documents
  const [first, second] = documents
  const house = houses.at(-1)!
  let removing: Promise<unknown> = Promise.resolve()
  const applied = await meanwhile(
    ({ run }) =>
      run('select from stored_files where id = (select stored_file_id from documents where id = $1) for update', [
        first!.id,
      ]),
    () => hugo.call('templates.applyTemplate', { ...place, residences: [house.id] }),
    async () => {
      removing = hugo.call('templates.removeTemplateDocument', { ...place, document_id: second!.id })
      await new Promise((resolve) => setTimeout(resolve, 300))
    },
  )
  await removing
  expect(applied).toMatchObject({ status: 200, data: [{ id: house.id }] })
  expect((await filesOf(house.id)).map(({ name }) => name)).toEqual(['a', 'b'])
  expect(await checkStorage()).not.toContain(house.id)
})

test('each file brings the labels that it has in the template, and no other’s', async () => {
  const { id: template_id } = (
    await hugo.call('templates.createTemplate', { company_id: clairiere, name: 'Étiquetée' })
  ).data
  const labels = await db.selectFrom('document_labels').select('id').orderBy('id').limit(2).execute()
  for (const [index, name] of ['Première', 'Deuxième', 'Sans étiquette'].entries()) {
    const { stored_file_id, size_bytes } = await db
      .selectFrom('documents')
      .select(['stored_file_id', 'size_bytes'])
      .where('template_id', 'is not', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('documents')
      .values({
        context: 'TEMPLATE',
        template_id,
        stored_file_id,
        name,
        extension: 'pdf',
        size_bytes,
        creator_name: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const label = labels[index]
    if (label) await db.insertInto('document_label_links').values({ document_id: id, label_id: label.id }).execute()
  }
  const home = houses[7]!.id
  await hugo.call('templates.applyTemplate', { company_id: clairiere, template_id, residences: [home] })
  const copies = await db
    .selectFrom('documents as d')
    .leftJoin('document_label_links as l', 'l.document_id', 'd.id')
    .select(['d.name', 'l.label_id'])
    .where('d.residence_id', '=', home)
    .orderBy('d.id')
    .execute()
  expect(copies).toEqual([
    { name: 'Deuxième', label_id: labels[1]!.id },
    { name: 'Première', label_id: labels[0]!.id },
    { name: 'Sans étiquette', label_id: null },
  ])
})
