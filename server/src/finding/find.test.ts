import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { contactOf } from '#platform/testing/contacts.ts'
import { world } from '#platform/testing/world.ts'

const find = async (who: string, company: string, text?: string) =>
  (await as(who)).call('finding.find', {
    company_id: await world.company(company),
    ...(text !== undefined && { text }),
  })
const hugo = (text?: string) => find('hugo@clairiere.example', 'Maisons Clairière', text)
const marie = (text: string) => find('marie@horizon.example', 'Groupe Horizon', text)
const names = (found: { name: string }[]) => found.map(({ name }) => name)

test('a project is found by a few letters of its name, accents or not, address, city, contract, code or id', async () => {
  const id = await world.project('Maison Les Lilas')
  const code = await world.code('Maison Les Lilas')
  for (const text of ['lilas', 'LÏLAS', '14 rue des lilas', 'CL-2026-0141', code, code.toLowerCase()]) {
    const { status, data } = await hugo(text)
    expect(status).toBe(200)
    expect(names(data.projects), text).toContain('Maison Les Lilas')
  }
  const newest = await db
    .selectFrom('residences')
    .select('id')
    .where('company_id', '=', await world.company('Maisons Clairière'))
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect((await hugo(String(newest.id))).data.projects.map((found: { id: number }) => found.id)).toContain(newest.id)
  const [first] = (await hugo('lilas')).data.projects
  expect(first).toMatchObject({ id, type: 'HOUSE', company: { name: 'Maisons Clairière' } })
  expect(first.place).toMatch(/Rue des Lilas.*44300 Nantes/i)
})

test('five of each kind at most; what begins with the text comes first; `%` is a sign like others', async () => {
  const { projects } = (await hugo('maison')).data
  expect(projects).toHaveLength(5)
  expect(names(projects)).toEqual(names(projects).toSorted())
  expect((await hugo('%%')).data.projects).toEqual([])
})

test('two letters find what has a word that begins with them, and no files; `$` is a sign like others', async () => {
  expect(names((await hugo('li')).data.projects)).toContain('Maison Les Lilas')
  for (const text of ['il', 'as', 'l$', '.*'])
    expect(names((await hugo(text)).data.projects), text).not.toContain('Maison Les Lilas')
  expect((await hugo('pl')).data.documents).toEqual([])
  expect((await hugo('plan')).data.documents).not.toEqual([])
})

test('fewer than two letters find nothing, and still tell what may be done', async () => {
  for (const text of [undefined, '', ' l '])
    expect((await hugo(text)).data).toEqual({
      projects: [],
      passports: [],
      documents: [],
      contacts: [],
      colleagues: [],
      companies: [],
      first: null,
      cannot: { create_project: 'FORBIDDEN' },
    })
  expect((await find('karim@renovest.example', 'Rénov’Est')).data.cannot).toEqual({ create_project: null })
})

test('documents are found by their names, with their homes, where the provisions open them', async () => {
  const { documents } = (await marie('facture')).data
  expect(documents.length).toBeGreaterThan(0)
  expect(documents[0]).toMatchObject({ name: expect.stringMatching(/^Facture/), project: { name: expect.any(String) } })
  const [{ project }] = (await hugo('plan')).data.documents
  await db.deleteFrom('residence_service_provisions').where('residence_id', '=', project.id).execute()
  const left: { project: { id: number } }[] = (await hugo('plan')).data.documents
  expect(left.map((found) => found.project.id)).not.toContain(project.id)
})

test('a manager finds what is below, companies too; gas passports are a kind of their own', async () => {
  expect(names((await marie('clair')).data.companies)).toEqual(['Maisons Clairière'])
  const passport = await db
    .selectFrom('residences')
    .select('name')
    .where('is_ptg', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { passports, projects } = (await marie(passport.name)).data
  expect(names(passports)).toContain(passport.name)
  expect(names(projects)).not.toContain(passport.name)
  const own = await find('yann@lenoir.example', 'Chauffage Lenoir', passport.name)
  expect(names(own.data.passports)).toContain(passport.name)
  expect((await hugo('horizon')).data.companies).toEqual([])
})

test('the contacts of the company are found by their names, by those who may open them', async () => {
  const company_id = await world.company('Maisons Clairière')
  await contactOf(company_id, { name: 'Émile Zwingli', company_name: 'Toitures Zw' })
  for (const text of ['emile zw', 'toitures zw'])
    expect(names((await hugo(text)).data.contacts)).toEqual(['Émile Zwingli'])
  expect((await marie('emile zw')).data.contacts).toEqual([])
})

test('nothing of another company is found, nor what is cancelled', async () => {
  expect((await hugo('villa rivale')).data.projects).toEqual([])
  expect((await hugo('charmes')).data.projects).toEqual([])
  expect(await find('zoe@batir-ouest.example', 'Maisons Clairière', 'lilas')).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
})

test('what may be done with the first hit is told to those who may; a reader may nothing', async () => {
  const { first } = (await marie('les saules')).data
  expect(first).toMatchObject({ id: await world.project('Maison Les Saules'), cannot: { add_document: null } })
  const { data } = await find('lea@horizon.example', 'Groupe Horizon', 'les saules')
  expect(data).toMatchObject({
    first: { cannot: { invite: 'FORBIDDEN', add_document: 'FORBIDDEN' } },
    cannot: { create_project: 'FORBIDDEN' },
  })
})

test('a landlord’s home is found by who rents it, by the landlord and those above; nobody else’s is', async () => {
  const rented = await db
    .selectFrom('residence_users as l')
    .innerJoin('residences as r', 'r.id', 'l.residence_id')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .where('l.role_code', '=', 'TENANT')
    .where('r.company_id', '=', await world.company('Habitat Rivages'))
    .select(['r.id', 'r.name', 'u.id as user_id'])
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ last_name: 'Kérangal' }).where('id', '=', rented.user_id).execute()
  const ids = (found: { id: number }[]) => found.map(({ id }) => id)
  const samira = (text: string) => find('samira@rivages.example', 'Habitat Rivages', text)
  const listed = async (who: string, company: string) => {
    const company_id = await world.company(company)
    const search = { '': 'kerangal', children: '1' }
    const { data } = await (await as(who)).call('projects.listProjects', { company_id, search })
    return ids(data)
  }
  expect(ids((await samira('kerangal')).data.projects)).toEqual([rented.id])
  expect(ids((await marie('KÉRANGAL')).data.projects)).toEqual([rented.id])
  expect(await listed('samira@rivages.example', 'Habitat Rivages')).toEqual([rented.id])
  // A home that is owned says nothing of its people by a text, and a third party learns of nobody's tenants.
  const owned = await world.project('Maison Les Lilas')
  await db
    .insertInto('residence_users')
    .values({ residence_id: owned, user_id: rented.user_id, role_code: 'TENANT' })
    .execute()
  expect((await hugo('kerangal')).data.projects).toEqual([])
  expect(await listed('hugo@clairiere.example', 'Maisons Clairière')).toEqual([])
  await db
    .insertInto('resource_accesses')
    .values({
      company_id: await world.company('Habitat Rivages'),
      resource_type: 'Company',
      resource_id: await world.company('Habitat Rivages'),
      authorized_company_id: await world.company('Maisons Clairière'),
    })
    .execute()
  const third = await (
    await as('hugo@clairiere.example')
  ).call('projects.listProjects', {
    company_id: await world.company('Maisons Clairière'),
    search: { '': 'kerangal', third_parties: '1' },
  })
  expect(third).toMatchObject({ status: 200, data: [] })
})
