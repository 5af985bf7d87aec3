import { expect, test } from 'vitest'
import type { TemplateRow } from '@logis/contract/templates'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const pdf = (name: string) => ({ name, type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' })
const open = async (username = 'hugo@clairiere.example', company = 'Maisons Clairière') => {
  const client = await as(username)
  const company_id = await world.company(company)
  const list = async (): Promise<TemplateRow[]> => (await client.call('templates.listTemplates', { company_id })).data
  return {
    client,
    company_id,
    list,
    create: (name: string) => client.call('templates.createTemplate', { company_id, name }),
    default: async () => (await list()).filter(({ is_default }) => is_default).map(({ name }) => name),
    set: (value: unknown, option_type = 'DEFAULT_PROJECT_TEMPLATE') =>
      client.call('templates.addOption', { company_id, option_type, value }),
  }
}

test('TPL-13 TPL-19 201 200 204: a template is added, renamed and deleted; its name is the only one, whatever its accents', async () => {
  const hugo = await open()
  const { data: added } = await hugo.create(' Maison évolutive ')
  expect(added).toMatchObject({ name: 'Maison évolutive', is_default: false, documents: [] })
  expect(await hugo.create('MAISON EVOLUTIVE')).toMatchObject({ status: 409, error_reason: 'TEMPLATE_NAME_EXISTS' })
  expect(await hugo.create('  ')).toMatchObject({ status: 422, errors: { name: [{ code: 'required' }] } })
  const place = { company_id: hugo.company_id, template_id: added.id }
  const renamed = await hugo.client.call('templates.renameTemplate', { ...place, name: 'Maison à étage' })
  expect(renamed).toMatchObject({ status: 200, data: { name: 'Maison à étage' } })
  const taken = await hugo.client.call('templates.renameTemplate', { ...place, name: 'maison passive' })
  expect(taken).toMatchObject({ status: 409, error_reason: 'TEMPLATE_NAME_EXISTS' })
  expect(await hugo.client.call('templates.deleteTemplate', place)).toMatchObject({ status: 204 })
  expect((await hugo.list()).map(({ name }) => name)).not.toContain('Maison à étage')
})

test('many templates of one name at once: one is made', async () => {
  const hugo = await open()
  const answers = await Promise.all(Array.from({ length: 8 }, () => hugo.create('Une seule')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 409),
  ])
})

test('TPL-08/documents 201 204: its files stand in folders, are given to projects, and leave again', async () => {
  const hugo = await open()
  const template_id = (await hugo.create('Avec des notices')).data.id
  const place = { company_id: hugo.company_id, template_id }
  const add = (name: string, fields: Record<string, string> = {}) =>
    hugo.client.upload('templates.addTemplateDocument', place, fields, [pdf(name)])
  expect(await add('Notice.pdf', { folder_code: 'insurances' })).toMatchObject({
    status: 201,
    data: { documents: [{ name: 'Notice.pdf', folder_code: 'insurances' }] },
  })
  expect(await add('NOTICE.PDF', { folder_code: 'insurances' })).toMatchObject({
    status: 409,
    error_reason: 'DOCUMENT_NAME_EXISTS',
  })
  const { data } = await add('brut.pdf', { name: 'Guide.pdf' })
  expect(data.documents.map(({ name }: { name: string }) => name)).toEqual(['Guide.pdf', 'Notice.pdf'])
  expect(await add('a.pdf', { folder_code: 'nulle_part' })).toMatchObject({ status: 422 })

  const residence = await world.project('Maison Les Lilas')
  await hugo.client.call('templates.applyTemplate', { ...place, residences: [residence] })
  const { data: tree } = await hugo.client.call('documents.listDocuments', {
    company_id: hugo.company_id,
    residence_id: residence,
  })
  expect(JSON.stringify(tree)).toContain('Guide.pdf')

  const document_id = data.documents[0].id
  const removed = await hugo.client.call('templates.removeTemplateDocument', { ...place, document_id })
  expect(removed).toMatchObject({ status: 204 })
  expect(await hugo.client.call('templates.removeTemplateDocument', { ...place, document_id })).toMatchObject({
    status: 404,
    error_reason: 'DOCUMENT_NOT_FOUND',
  })
  expect((await hugo.list()).find(({ id }) => id === template_id)?.documents).toMatchObject([{ name: 'Notice.pdf' }])
  const { data: after } = await hugo.client.call('documents.listDocuments', {
    company_id: hugo.company_id,
    residence_id: residence,
  })
  expect(JSON.stringify(after)).toContain('Guide.pdf')
})

test('TPL-10 TPL-11 TPL-12 TPL-21 PROF-32 PROF-33: one default at most; another takes its place, and deleting it leaves none', async () => {
  const hugo = await open()
  const [first, second] = [(await hugo.create('Défaut un')).data, (await hugo.create('Défaut deux')).data]
  expect(await hugo.set(first.id)).toMatchObject({
    status: 201,
    data: { option_type: 'DEFAULT_PROJECT_TEMPLATE', value: `${first.id}` },
  })
  expect(await hugo.default()).toEqual(['Défaut un'])
  const { data: option } = await hugo.set(second.id)
  expect(await hugo.default()).toEqual(['Défaut deux'])
  const { data } = await hugo.client.call('templates.listOptions', { company_id: hugo.company_id })
  expect(data.data).toEqual([option])

  const deleted = { company_id: hugo.company_id, option_id: option.id }
  expect(await hugo.client.call('templates.deleteOption', deleted)).toMatchObject({ status: 204 })
  expect(await hugo.default()).toEqual([])
  await hugo.set(first.id)
  await hugo.client.call('templates.deleteTemplate', { company_id: hugo.company_id, template_id: first.id })
  expect(
    await db.selectFrom('company_options').selectAll().where('company_id', '=', hugo.company_id).execute(),
  ).toEqual([])
})

test('TPL-11 PROF-33 many defaults at once: the company has one', async () => {
  const hugo = await open()
  const ids = (await hugo.list()).map(({ id }) => id)
  const answers = await Promise.all([...ids, ...ids].map((id) => hugo.set(id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await hugo.default()).toHaveLength(1)
})

test('PROF-31 an option has its id, one of two types and a value', async () => {
  const samira = await open('samira@rivages.example', 'Habitat Rivages')
  await db.deleteFrom('company_options').where('company_id', '=', samira.company_id).execute()
  const { data: template } = await samira.create('Immeuble neuf')
  await samira.set(template.id)
  await samira.set(true, 'BYPASS_OWNER_VALIDATION_FOR_TENANT')
  const { data } = await samira.client.call('templates.listOptions', { company_id: samira.company_id })
  expect(data.data).toEqual([
    { id: expect.any(Number), option_type: 'DEFAULT_PROJECT_TEMPLATE', value: String(template.id) },
    { id: expect.any(Number), option_type: 'BYPASS_OWNER_VALIDATION_FOR_TENANT', value: '1' },
  ])
  await db.deleteFrom('company_options').where('company_id', '=', samira.company_id).execute()
})

test('422 403 409: an option that does not exist, a value that is none, a company that has no use for it, twice', async () => {
  const hugo = await open()
  expect(await hugo.set('1', 'AUTRE')).toMatchObject({ status: 422, error_reason: 'OPTION_TYPE_UNKNOWN' })
  for (const value of ['abc', 0, true, 999_999])
    expect(await hugo.set(value)).toMatchObject({ status: 422, error_reason: 'OPTION_VALUE_INVALID' })
  const bypass = 'BYPASS_OWNER_VALIDATION_FOR_TENANT'
  expect(await hugo.set('1', bypass)).toMatchObject({ status: 403, error_reason: 'OPTION_NOT_ALLOWED' })
  const samira = await open('samira@rivages.example', 'Habitat Rivages')
  expect(await samira.set(true, bypass)).toMatchObject({ status: 201, data: { value: '1' } })
  expect(await samira.set('1', bypass)).toMatchObject({ status: 409, error_reason: 'OPTION_ALREADY_EXISTS' })
})
