import { beforeAll, expect, test } from 'vitest'
import { intervention as shape } from '@logis/contract/interventions'
import { db } from '#platform/db.ts'
import { as, type Client, type Part } from '#platform/testing/client.ts'
import { bracketed, paper, type Tree } from '#platform/testing/forms.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let lenoir: number
let home: number
let boiler: number
beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  lenoir = await world.company('Chauffage Lenoir')
  home = await world.project('Mme Chevalier')
  boiler = (await db.selectFrom('products').select('id').where('name', '=', 'Naia 2').executeTakeFirstOrThrow()).id
})

type Fields = Tree
const create = (who: Client, fields: Fields, files: Part[] = [], company_id = lenoir) =>
  who.upload(
    'interventions.createIntervention',
    { company_id },
    bracketed({ residence: { id: home }, ...fields }),
    files,
  )

test('INT-01 INT-03 INT-30 a plain one is in progress, undated, with all its groups', async () => {
  const since = await journalMark()
  const { status, data } = await create(yann, { intervention: { type: 'MAINTENANCE' } }, [
    paper('ptg_cert_maintenance', 'Été 1.pdf'),
    paper('ptg_cert_maintenance', 'Été 2.pdf'),
    paper('ptg_invoice'),
  ])
  expect(status).toBe(201)
  expect(shape.strict().parse(data)).toMatchObject({
    type: 'MAINTENANCE',
    status: 'IN_PROGRESS',
    date: null,
    product: null,
    product_request: null,
    residence_id: home,
    residence_name: 'Mme Chevalier',
    company: { id: lenoir, name: 'Chauffage Lenoir' },
    cannot: { edit: null, finish: 'INTERVENTION_INCOMPLETE', reopen: null, remove: null },
  })
  expect(data.contact_information.address).toMatchObject({ country_code: 'FR' })
  expect(data.files.ptg_cert_maintenance.map(({ name }: { name: string }) => name)).toEqual(['Été 1.pdf', 'Été 2.pdf'])
  expect(data.files.ptg_others).toEqual([])
  const journal = await journalOf(home, since)
  expect(journal.map(({ action, model_name }) => `${model_name} ${action}`)).toEqual([
    'Project UPDATED',
    'File CREATED',
    'File CREATED',
    'File CREATED',
  ])
  expect(journal[0]?.pretty_log).toEqual([
    { attribute_name: 'intervention', old_value: null, value: 'MAINTENANCE' },
    { attribute_name: 'intervention_status', old_value: null, value: 'IN_PROGRESS' },
  ])
  const { documents } = { documents: data.files.ptg_invoice }
  const file = await yann.download('documents.downloadDocument', { document_id: documents[0].id, name: 'Facture.pdf' })
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toContain('Facture.pdf')
})

test.each([
  ['BOILER_INSTALLATION', ['ptg_cert_completion', 'ptg_conformity'], true],
  ['BOILER_REPLACEMENT', ['ptg_cert_completion', 'ptg_conformity'], true],
  ['REPARATION', ['ptg_cert_completion'], false],
  ['MAINTENANCE', ['ptg_cert_maintenance'], false],
  ['DIAGNOSTIC', ['ptg_cert_diagnostic'], false],
] as const)(
  'INT-15/done INT-16 INT-17 INT-36 %s created as DONE needs its date, %j and maybe a product',
  async (type, groups, product) => {
    const intervention = { type, status: 'DONE' }
    const missing = await create(yann, { intervention })
    expect(missing).toMatchObject({ status: 422, error_reason: 'INTERVENTION_INCOMPLETE' })
    expect(Object.keys(missing.errors)).toEqual(['date', ...groups, ...(product ? ['product'] : [])])
    const given = { intervention: { ...intervention, date: '2026-11-20' }, ...(product && { product: { id: boiler } }) }
    const { status, data } = await create(
      yann,
      given,
      groups.map((group) => paper(group)),
    )
    expect([status, data.status, data.date]).toEqual([201, 'DONE', '2026-11-20'])
    expect(data.cannot).toEqual({
      edit: 'INTERVENTION_DONE',
      finish: 'INTERVENTION_DONE',
      reopen: null,
      remove: 'INTERVENTION_DONE',
    })
  },
)

test('PTG-11 409: what the catalogue offers is not asked for, whatever the case of its name', async () => {
  const offered = await db
    .selectFrom('products as p')
    .innerJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
    .select(['p.name', 'm.name as manufacturer'])
    .where('p.id', '=', boiler)
    .executeTakeFirstOrThrow()
  const product_request = { manufacturer: offered.manufacturer.toUpperCase(), name: offered.name, reference: 'X-1' }
  const intervention = { type: 'BOILER_REPLACEMENT', status: 'IN_PROGRESS' }
  expect(await create(yann, { intervention, product_request })).toMatchObject({
    status: 409,
    error_reason: 'PRODUCT_EXISTS',
  })
})

test('INT-17 INT-30 a request stands for a product; both at once are refused', async () => {
  const product_request = { manufacturer: 'Geminox', name: 'THRs', reference: 'T-1' }
  const intervention = { type: 'BOILER_REPLACEMENT', status: 'DONE', date: '2026-11-20' }
  const files = [paper('ptg_cert_completion'), paper('ptg_conformity')]
  const { data } = await create(yann, { intervention, product_request }, files)
  expect(data).toMatchObject({ status: 'DONE', product: null, product_request })
  expect(await create(yann, { intervention, product_request, product: { id: boiler } }, files)).toMatchObject({
    status: 422,
    error_reason: 'PRODUCT_REQUEST_WITH_PRODUCT',
  })
})

test.each([
  [{ intervention: { type: 'MAINTENANCE' } }, [paper('ptg_conformity')], 422, 'INTERVENTION_FILE_GROUP_NOT_ALLOWED'],
  [{ intervention: { type: 'MAINTENANCE' } }, [paper('photos')], 422, 'INTERVENTION_FILE_GROUP_NOT_ALLOWED'],
  [{ intervention: { type: 'DIAGNOSTIC' }, product: { id: 999_999_999 } }, [], 422, 'PRODUCT_NOT_FOUND'],
  [{ intervention: { type: 'SWEEPING' } }, [], 422, 'VALIDATION_ERROR'],
  [{ intervention: {} }, [], 422, 'VALIDATION_ERROR'],
  [{ intervention: { type: 'MAINTENANCE', status: 'CLOSED' } }, [], 422, 'VALIDATION_ERROR'],
  [{ intervention: { type: 'MAINTENANCE', date: 'hier' } }, [], 422, 'VALIDATION_ERROR'],
  [{ intervention: { type: 'MAINTENANCE', company_id: 1 } }, [], 422, 'VALIDATION_ERROR'],
  [{ intervention: { type: 'MAINTENANCE' }, residence: { id: 999_999_999 } }, [], 404, 'RESIDENCE_NOT_FOUND'],
  [{ intervention: { type: 'MAINTENANCE' } }, [{ ...paper('ptg_others'), field: 'file' }], 422, 'VALIDATION_ERROR'],
] as [Fields, Part[], number, string][])(
  'INT-02 INT-03 INT-04 INT-30 %j %j: %d %s',
  async (fields, files, status, error_reason) => {
    expect(await create(yann, fields, files)).toMatchObject({ status, error_reason })
  },
)

test.each([
  ['a project of a rival', 'Villa Rivale', 404, 'RESIDENCE_NOT_FOUND'],
  ['a project of a sister company', 'Maison Les Saules', 404, 'RESIDENCE_NOT_FOUND'],
])('INT-30 %s answers as an absent one', async (_what, project, status, error_reason) => {
  const fields = { intervention: { type: 'MAINTENANCE' }, residence: { id: await world.project(project) } }
  expect(await create(yann, fields)).toMatchObject({ status, error_reason })
})

test('INT-30 a manager reaches the sister’s project, but not for the installer it acts for', async () => {
  const marie = await as('marie@horizon.example')
  const fields = { intervention: { type: 'MAINTENANCE' }, residence: { id: await world.project('Maison Les Saules') } }
  expect(await create(marie, fields)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  expect((await create(marie, fields, [], await world.company('Groupe Horizon'))).status).toBe(201)
  expect((await create(marie, { intervention: { type: 'MAINTENANCE' } })).data.company.id).toBe(lenoir)
})

test.each([
  ['lea@horizon.example', 'Chauffage Lenoir', 403, 'FORBIDDEN'],
  ['admin@logis.example', 'Chauffage Lenoir', 403, 'FORBIDDEN'],
  ['support@logis.example', 'Chauffage Lenoir', 403, 'FORBIDDEN'],
  ['hugo@clairiere.example', 'Maisons Clairière', 403, 'FORBIDDEN'],
  ['hugo@clairiere.example', 'Chauffage Lenoir', 404, 'COMPANY_NOT_FOUND'],
  ['nora@gaz-sud.example', 'Chauffage Lenoir', 404, 'COMPANY_NOT_FOUND'],
] as const)('INT-30 %s for %s: %d %s', async (who, company, status, error_reason) => {
  const answer = await create(
    await as(who),
    { intervention: { type: 'MAINTENANCE' } },
    [],
    await world.company(company),
  )
  expect(answer).toMatchObject({ status, error_reason })
})

test('INT-30 409: nothing is added to a cancelled record', async () => {
  await db
    .updateTable('residences')
    .set({ deleted_at: new Date() })
    .where('id', '=', await world.project('M. Dufour'))
    .execute()
  const fields = { intervention: { type: 'MAINTENANCE' }, residence: { id: await world.project('M. Dufour') } }
  expect(await create(yann, fields)).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
})

test('INT-35 the routes under ptg/interventions are the same ones', async () => {
  const path = `/v2/companies/${lenoir}/ptg/interventions`
  const form = new FormData()
  for (const [key, value] of Object.entries(
    bracketed({ residence: { id: home }, intervention: { type: 'DIAGNOSTIC' } }),
  ))
    form.append(key, value)
  const { status, data } = await yann.send('POST', path, { body: form })
  expect([status, data.type]).toEqual([201, 'DIAGNOSTIC'])
  expect((await yann.send('GET', `${path}/${data.id}`)).data).toEqual(data)
  expect((await yann.send('GET', `${path}?search[type]=DIAGNOSTIC&search[residence_id]=${home}`)).data[0]).toEqual(data)
  const edit = new FormData()
  edit.append('intervention[date]', '2026-11-18')
  edit.append('intervention[files][ptg_others][]', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'plaque.pdf')
  const edited = (await yann.send('PATCH', `${path}/${data.id}`, { body: edit })).data
  expect(edited).toMatchObject({ date: '2026-11-18', files: { ptg_others: [{ name: 'plaque.pdf' }] } })
  const file = `${path}/${data.id}/files/${edited.files.ptg_others[0].id}`
  expect((await yann.send('DELETE', file)).status).toBe(204)
  expect((await yann.send('GET', `${path}/${data.id}`)).data.files.ptg_others).toEqual([])
  expect((await yann.send('DELETE', `${path}/${data.id}`)).status).toBe(204)
  expect((await yann.send('GET', `${path}/${data.id}`)).error_reason).toBe('INTERVENTION_NOT_FOUND')
})
