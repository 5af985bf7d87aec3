import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { authorise } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const add = async (username: string, company: string, child: object) => {
  const company_id = await world.company(company)
  return (await as(username)).call('companies.createChild', { company_id, data: { parent_id: company_id, ...child } })
}
const remove = async (username: string, company: string, child_id: number) =>
  (await as(username)).call('companies.deleteChild', { company_id: await world.company(company), child_id })

test('AFF-07/picked AFF-08 AFF-09 PROV-17 201: a manager picks the type of an affiliate, which then stands below it; none without', async () => {
  expect(await add('marie@horizon.example', 'Groupe Horizon', { name: 'Horizon Ouest' })).toMatchObject({
    status: 422,
    error_reason: 'COMPANY_CHILD_TYPE_REQUIRED',
  })
  const answer = await add('marie@horizon.example', 'Groupe Horizon', {
    name: ' Horizon Ouest ',
    type: 'RESIDENCE_BUILDER',
    sponsorship_link: null,
  })
  const id = await world.company('Groupe Horizon')
  expect(answer).toMatchObject({
    status: 201,
    data: { name: 'Horizon Ouest', type: 'RESIDENCE_BUILDER', parent_id: id, sponsorship_link: null },
  })
  const marie = await as('marie@horizon.example')
  const { data } = await marie.call('companies.listChildren', { company_id: id, page_size: 999 })
  expect(data.map(({ name }: { name: string }) => name)).toContain('Horizon Ouest')
  expect(await marie.call('companies.getCompany', { company_id: answer.data.id })).toMatchObject({ status: 200 })
})

test('AFF-07/own AFF-10 PROV-17 the affiliate of any other company is of its own type, asked or not', async () => {
  expect(await add('hugo@clairiere.example', 'Maisons Clairière', { name: 'Clairière Sud' })).toMatchObject({
    status: 201,
    data: { type: 'RESIDENCE_BUILDER' },
  })
  expect(
    await add('hugo@clairiere.example', 'Maisons Clairière', { name: 'Clairière Nord', type: 'INSTALLER' }),
  ).toMatchObject({ status: 422, error_reason: 'COMPANY_CHILD_TYPE_NOT_ALLOWED' })
})

test('AFF-06 422: a name, for a manager a type, and the company of the address as parent', async () => {
  const manager = (child: object) => add('marie@horizon.example', 'Groupe Horizon', child)
  expect(await manager({ name: ' ', type: 'INSTALLER' })).toMatchObject({
    status: 422,
    errors: { 'data.name': [{ code: 'required' }] },
  })
  expect(await manager({ name: 'Sans type' })).toMatchObject({ error_reason: 'COMPANY_CHILD_TYPE_REQUIRED' })
  const parent_id = await world.company('Bâtir Ouest')
  expect(await manager({ name: 'Ailleurs', type: 'INSTALLER', parent_id })).toMatchObject({
    error_reason: 'PARENT_MISMATCH',
  })
  expect(
    await db.selectFrom('companies').select('id').where('name', 'in', ['Sans type', 'Ailleurs']).execute(),
  ).toEqual([])
})

test('AFF-11 204: an empty affiliate goes, and with it what it was allowed to see', async () => {
  const { data } = await add('hugo@clairiere.example', 'Maisons Clairière', { name: 'Clairière Éphémère' })
  await authorise('Habitat Rivages', 'Clairière Éphémère')
  expect(await remove('hugo@clairiere.example', 'Maisons Clairière', data.id)).toMatchObject({ status: 204 })
  const accesses = db.selectFrom('resource_accesses').selectAll().where('authorized_company_id', '=', data.id)
  expect(await accesses.execute()).toEqual([])
  expect(await remove('hugo@clairiere.example', 'Maisons Clairière', data.id)).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
})

test('AFF-12 AFF-13/refused 409: an affiliate with children, projects or users stays, and the reason is told', async () => {
  const horizon = { username: 'marie@horizon.example', company: 'Groupe Horizon' }
  const parent = await add(horizon.username, horizon.company, { name: 'Horizon Est', type: 'COMPANY_MANAGER' })
  const marie = await as(horizon.username)
  await marie.call('companies.createChild', {
    company_id: parent.data.id,
    data: { name: 'Horizon Est 2', type: 'INSTALLER' },
  })
  expect(await remove(horizon.username, horizon.company, parent.data.id)).toMatchObject({
    status: 409,
    error_reason: 'COMPANY_HAS_CHILDREN',
    error_message: expect.stringContaining('filiales'),
  })
  const lenoir = await world.company('Chauffage Lenoir')
  expect(await remove(horizon.username, horizon.company, lenoir)).toMatchObject({
    error_reason: 'COMPANY_HAS_RESIDENCES',
  })
  const staffed = await add(horizon.username, horizon.company, { name: 'Horizon Sud', type: 'INSTALLER' })
  await db
    .insertInto('user_role_companies')
    .values({ company_id: staffed.data.id, user_id: await world.user('paul@horizon.example'), role: 'COMPANY_READER' })
    .execute()
  expect(await remove(horizon.username, horizon.company, staffed.data.id)).toMatchObject({
    error_reason: 'COMPANY_HAS_USERS',
  })
})

test('404: a company that is no child of this one; 403: who is no administrator of it', async () => {
  const foreign = await world.company('Bâtir Ouest')
  expect(await remove('marie@horizon.example', 'Groupe Horizon', foreign)).toMatchObject({ status: 404 })
  for (const username of ['paul@horizon.example', 'lea@horizon.example'])
    expect(await add(username, 'Groupe Horizon', { name: 'Non', type: 'INSTALLER' })).toMatchObject({ status: 403 })
})
