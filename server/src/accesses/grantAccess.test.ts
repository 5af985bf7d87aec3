import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { forgetTold, hired, kindsOf, listOf } from '#platform/testing/inbox.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'

const nora = 'nora@gaz-sud.example'
const clairiere = () => world.company('Maisons Clairière')
const gazSud = () => world.company('Gaz Service Sud')
const grant = async (username: string, more: object = {}) =>
  (await as(username)).call('accesses.grantAccess', {
    company_id: await clairiere(),
    authorized_company_id: await gazSud(),
    resource_type: 'Company',
    resource_id: await clairiere(),
    ...more,
  })
const lilas = async () =>
  (await as(nora)).call('projects.getProject', { residence_id: await world.project('Maison Les Lilas') })

beforeEach(async () => {
  await db
    .deleteFrom('resource_accesses')
    .where('company_id', 'in', [await clairiere(), await world.company('Groupe Horizon')])
    .execute()
  await db.deleteFrom('rate_limits').execute()
})

test('ACC-02 ACC-12 ACC-16 201: the third party reads the projects, and its administrator is told by mail', async () => {
  expect(await lilas()).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  const { status, data } = await grant('hugo@clairiere.example')
  expect(status).toBe(201)
  expect(data).toEqual({
    id: expect.any(Number),
    company_id: await clairiere(),
    company_name: 'Maisons Clairière',
    resource_type: 'Company',
    resource_id: await clairiere(),
    resource_name: 'Maisons Clairière',
    authorized_company_id: await gazSud(),
    authorized_company_name: 'Gaz Service Sud',
    given_by: { id: await world.user('hugo@clairiere.example'), name: expect.stringMatching(/^Hugo /) },
    created_at: expect.any(String),
    cannot: { remove: null },
  })
  expect((await lilas()).status).toBe(200)
  const listed = async (search: object) =>
    (
      await (
        await as(nora)
      ).call('projects.listProjects', { company_id: await gazSud(), search: { name: 'Maison Les Lilas', ...search } })
    ).meta.total
  expect([await listed({}), await listed({ third_parties: 'true' })]).toEqual([0, 1])

  const [mail] = await mailsTo(nora)
  expect(mail?.subject).toBe('Maisons Clairière vous donne accès à ses projets')
  expect(mail?.links.some((link) => link.includes(`/accesses/${data.authorized_company_id}`))).toBe(true)
})

test('the people of the company hear who let which other one in, and that it is over, whoever ended it; readers do not', async () => {
  await forgetTold()
  const hugo = 'hugo@clairiere.example'
  const colleague = await hired('Maisons Clairière')
  const reader = await hired('Maisons Clairière', 'COMPANY_READER')
  const { data: access } = await grant(hugo)
  const told = { company: { name: 'Maisons Clairière' }, residence: null, partner: { name: 'Gaz Service Sud' } }
  expect(await listOf(colleague.username)).toMatchObject([
    { ...told, kind: 'ACCESS_GIVEN', actor: { id: await world.user(hugo) } },
  ])
  const end = async (who: string, company_id: number) =>
    (await as(who)).call('accesses.removeAccess', { company_id, access_id: access.id })
  expect((await end(nora, await gazSud())).status).toBe(204)
  expect(await listOf(hugo)).toMatchObject([{ ...told, kind: 'ACCESS_ENDED', actor: { id: await world.user(nora) } }])
  expect(await kindsOf(colleague.username)).toEqual(['ACCESS_ENDED', 'ACCESS_GIVEN'])
  for (const other of [reader.username, nora, 'zoe@batir-ouest.example']) expect(await kindsOf(other)).toEqual([])
})

test('the mail promises interventions to those alone who keep some', async () => {
  const texts = async (guest: string, company: string) => {
    await grant('hugo@clairiere.example', { authorized_company_id: await world.company(company) })
    return (await mailsTo(guest)).at(0)?.text
  }
  expect(await texts(nora, 'Gaz Service Sud')).toContain('vos propres interventions')
  const told = await texts('luc@isotherme.example', 'Études Isotherme')
  expect(told).toContain('Vous ne pouvez rien y modifier.')
  expect(told).not.toContain('interventions')
})

test('an access that is given, taken and given again is told once a day', async () => {
  const told = async () => (await mailsTo(nora)).filter(({ subject }) => subject.includes('vous donne accès')).length
  const before = await told()
  for (let times = 0; times < 4; times += 1) {
    const { status, data } = await grant('hugo@clairiere.example')
    expect(status).toBe(201)
    expect(await told()).toBe(before + 1)
    const taken = { company_id: await clairiere(), access_id: data.id }
    expect((await (await as('hugo@clairiere.example')).call('accesses.removeAccess', taken)).status).toBe(204)
  }
})

test('one company tells another of five accesses a day, however many it gives', async () => {
  const horizon = await world.company('Groupe Horizon')
  const children = Array.from({ length: 7 }, async (_, n) => {
    const contact = db.insertInto('contact_informations').values({ public_name: 'x' }).returning('id')
    const { id: contact_information_id } = await contact.executeTakeFirstOrThrow()
    const child = {
      name: `Filiale ${n}`,
      type: 'RESIDENCE_BUILDER',
      parent_id: horizon,
      contact_information_id,
    } as const
    return db.insertInto('companies').values(child).returning('id').executeTakeFirstOrThrow()
  })
  const told = async () => (await mailsTo(nora)).filter(({ subject }) => subject.startsWith('Filiale ')).length
  for (const { id } of await Promise.all(children))
    expect((await grant('marie@horizon.example', { company_id: horizon, resource_id: id })).status).toBe(201)
  expect(await told()).toBe(5)
})

test('ACC-17 a third party reads, and changes nothing of the project, the company or its accesses', async () => {
  const { data: access } = await grant('hugo@clairiere.example')
  const client = await as(nora)
  const residence_id = await world.project('Maison Les Lilas')
  const company_id = await clairiere()
  expect(await client.call('documents.listDocuments', { company_id: await gazSud(), residence_id })).toMatchObject({
    status: 200,
  })
  const own = { company_id: await gazSud(), residence_id }
  expect(await client.call('projects.editProject', { ...own, name: 'À moi', contract_number: null })).toMatchObject({
    status: 403,
  })
  expect(await client.call('projects.cancelProject', own)).toMatchObject({ status: 403 })
  expect(await client.call('accesses.listAuthorizedAccesses', { company_id })).toMatchObject({ status: 404 })
  expect(await client.call('accesses.removeAccess', { company_id, access_id: access.id })).toMatchObject({
    status: 404,
  })
  expect(await client.call('companies.updateCompany', { company_id, name: 'À moi' })).toMatchObject({ status: 404 })
})

test('ACC-17 neither passed on to other companies nor inherited from the company above', async () => {
  const horizon = await world.company('Groupe Horizon')
  const above = await grant('marie@horizon.example', { company_id: horizon, resource_id: horizon })
  expect(above.status).toBe(201)
  expect((await lilas()).status).toBe(404)
  const other = { authorized_company_id: await world.company('Rénov’Est'), resource_id: await clairiere() }
  expect(await grant(nora, { company_id: await gazSud(), ...other })).toMatchObject({ status: 404 })
})

test('ACC-13 409: a company that is authorised already', async () => {
  await grant('hugo@clairiere.example')
  expect(await grant('hugo@clairiere.example')).toMatchObject({
    status: 409,
    error_reason: 'RESOURCE_ACCESS_ALREADY_EXISTS',
  })
})

test('ACC-13 two who authorise one company at once: exactly one does, one mail leaves', async () => {
  const before = (await mailsTo(nora)).length
  const both = await Promise.all(
    ['hugo@clairiere.example', 'marie@horizon.example', 'hugo@clairiere.example'].map((who) => grant(who)),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect((await mailsTo(nora)).length).toBe(before + 1)
})

test('ACC-17 422: a company cannot authorise itself', async () => {
  expect(await grant('hugo@clairiere.example', { authorized_company_id: await clairiere() })).toMatchObject({
    status: 422,
    error_reason: 'RESOURCE_ACCESS_SELF',
  })
})

test('ACC-12 a manager opens a company below it; nobody opens another’s, nor to nobody', async () => {
  const horizon = await world.company('Groupe Horizon')
  expect((await grant('marie@horizon.example', { company_id: horizon })).status).toBe(201)
  expect((await lilas()).status).toBe(200)
  const refused = { status: 404, error_reason: 'COMPANY_NOT_FOUND' }
  expect(await grant('hugo@clairiere.example', { resource_id: await world.company('Bâtir Ouest') })).toMatchObject(
    refused,
  )
  expect(await grant('hugo@clairiere.example', { authorized_company_id: 999_999_999 })).toMatchObject(refused)
  expect(await grant('hugo@clairiere.example', { resource_type: 'Residence' })).toMatchObject({ status: 422 })
})

test('ACC-12 403: for administrators of the company alone', async () => {
  for (const username of ['paul@horizon.example', 'lea@horizon.example', 'support@logis.example']) {
    expect(await grant(username)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  }
})

test('429: opened and closed again and again, an access does not flood the mailboxes of the other company', async () => {
  await db.deleteFrom('rate_limits').execute()
  const hugo = await as('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  const grant = {
    company_id,
    resource_type: 'Company',
    resource_id: company_id,
    authorized_company_id: await world.company('Thermalia'),
  }
  for (let time = 0; time < 60; time += 1) {
    const { status, data } = await hugo.call('accesses.grantAccess', grant)
    expect(status).toBe(201)
    await hugo.call('accesses.removeAccess', { company_id, access_id: data.id })
  }
  expect(await hugo.call('accesses.grantAccess', grant)).toMatchObject({
    status: 429,
    error_reason: 'TOO_MANY_REQUESTS',
  })
})
