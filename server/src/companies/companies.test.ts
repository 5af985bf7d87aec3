import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const absent = { status: 404, error_reason: 'COMPANY_NOT_FOUND' }
const get = async (username: string, company: string | number) =>
  (await as(username)).call('companies.getCompany', {
    company_id: typeof company === 'number' ? company : await world.company(company),
  })

/** A company that is no manager, with one below it. */
const nest = async () => {
  const parent_id = await world.company('Chauffage Lenoir')
  const make = async (name: string) => {
    const contact = await db
      .insertInto('contact_informations')
      .values({ public_name: name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('companies')
      .values({ name, type: 'INSTALLER', parent_id, contact_information_id: contact.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return { parent_id, child: await make(`Lenoir Sud ${Math.random()}`) }
}

test('API-16/own API-17 200: the sheet of one’s own company', async () => {
  const { status, data } = await (await as('samira@rivages.example')).call('companies.getOwnCompany')
  const horizon = await world.company('Groupe Horizon')
  expect(status).toBe(200)
  expect(data).toMatchObject({
    id: await world.company('Habitat Rivages'),
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Habitat Rivages',
    type: 'SOCIAL_LANDLORD',
    picture_path: expect.stringContaining('/v2/pictures/'),
    parent_id: horizon,
    sponsorship_url: null,
    sponsorship_link: null,
    owner_user: { username: 'patrimoine@rivages.example' },
    contact_information: { public_name: 'Habitat Rivages', addresses: [{ city: 'Saint-Nazaire', zip_code: '44600' }] },
    parents: [
      {
        id: horizon,
        name: 'Groupe Horizon',
        type: 'COMPANY_MANAGER',
        picture_path: expect.stringContaining('/v2/pictures/'),
      },
    ],
    children: [],
    user_role_companies: [{ username: 'samira@rivages.example', role: 'COMPANY_ADMIN', is_active: true }],
    material_labels: [],
  })
  expect(data.communication_channel_settings.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['WEEKLY_REPORT']),
  )
  expect(data).toEqual((await get('samira@rivages.example', 'Habitat Rivages')).data)
})

test('API-17 children, options, credential contacts and linked companies', async () => {
  const company_id = await world.company('Promotion Belvédère')
  const linked = await world.company('Études Isotherme')
  await db.insertInto('company_links').values({ company_id: linked, linked_company_id: company_id }).execute()
  await db
    .insertInto('credential_contacts')
    .values({ company_id, name: 'Accueil', email: 'accueil@belvedere.example' })
    .execute()
  await db
    .insertInto('company_options')
    .values({ company_id, option_type: 'BYPASS_OWNER_VALIDATION_FOR_TENANT', value: '1' })
    .execute()
  expect((await get('ines@belvedere.example', company_id)).data).toMatchObject({
    linked_companies: [{ id: linked, name: 'Études Isotherme' }],
    credential_contacts: [{ name: 'Accueil', email: 'accueil@belvedere.example', phone_number: null, position: 0 }],
    options: [{ option_type: 'BYPASS_OWNER_VALIDATION_FOR_TENANT', value: '1' }],
  })
  const { children } = (await get('marie@horizon.example', 'Groupe Horizon')).data
  expect(children.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Chauffage Lenoir', 'Habitat Rivages', 'Maisons Clairière']),
  )
})

test('API-17 API-23/linked its favourites, by the walls they are for; companies above, below and tied are linked to it', async () => {
  const labelled = (await get('karim@renovest.example', 'Rénov’Est')).data
  const rows = await db
    .selectFrom('material_labels')
    .select(['id', 'envelope_label'])
    .where('company_id', '=', await world.company('Rénov’Est'))
    .execute()
  expect(labelled.material_labels).toHaveLength(rows.length)
  expect(labelled.material_labels).toEqual(expect.arrayContaining(rows))

  const names = ({ data }: { data: { linked_companies: { name: string }[] } }) =>
    data.linked_companies.map(({ name }) => name)
  expect(names(await get('karim@renovest.example', 'Rénov’Est'))).toEqual(
    expect.arrayContaining(['Études Isotherme', 'Thermalia']),
  )
  expect(names(await get('hugo@clairiere.example', 'Maisons Clairière'))).toContain('Groupe Horizon')
  const below = names(await get('marie@horizon.example', 'Groupe Horizon'))
  expect(below).toEqual(expect.arrayContaining(['Maisons Clairière', 'Habitat Rivages', 'Chauffage Lenoir']))
  expect(below).not.toContain('Groupe Horizon')
  expect(below).not.toContain('Bâtir Ouest')
})

test('API-21 A company above one’s own answers by its name, and by nothing else', async () => {
  const id = await world.company('Groupe Horizon')
  expect((await get('hugo@clairiere.example', id)).data).toEqual({
    id,
    name: 'Groupe Horizon',
    type: 'COMPANY_MANAGER',
    picture_path: expect.stringContaining('/v2/pictures/'),
  })
})

test.each([
  ['marie@horizon.example', 'Maisons Clairière', 200, 'a manager and its child'],
  ['lea@horizon.example', 'Habitat Rivages', 200, 'a reader of the manager'],
  ['hugo@clairiere.example', 'Habitat Rivages', 404, 'a sister'],
  ['nora@gaz-sud.example', 'Maisons Clairière', 404, 'a third party and the company that authorises it'],
  ['hugo@clairiere.example', 'Gaz Service Sud', 404, 'a company and its third party'],
  ['zoe@batir-ouest.example', 'Maisons Clairière', 404, 'a rival'],
  ['admin@logis.example', 'Bâtir Ouest', 200, 'an administrator'],
  ['support@logis.example', 'Bâtir Ouest', 200, 'support'],
])('API-16/get API-21 %s reads %s: %i, %s', async (username, company, status) => {
  const answer = await get(username, company)
  expect(answer.status).toBe(status)
  if (status === 404) expect(answer).toMatchObject(absent)
  else expect(answer.data).toMatchObject({ name: company, uuid: expect.any(String) })
})

test('API-21 staff of any type read the company below theirs, who know them by name alone', async () => {
  const { child } = await nest()
  expect((await get('yann@lenoir.example', child)).data).toMatchObject({ id: child, uuid: expect.any(String) })
  const user_id = await world.user('karim@renovest.example')
  await db.updateTable('user_role_companies').set({ company_id: child }).where('user_id', '=', user_id).execute()
  expect(Object.keys((await get('karim@renovest.example', 'Chauffage Lenoir')).data)).toEqual([
    'id',
    'name',
    'type',
    'picture_path',
  ])
  await db
    .updateTable('user_role_companies')
    .set({ company_id: await world.company('Rénov’Est') })
    .where('user_id', '=', user_id)
    .execute()
})

test('API-21 a foreign id and an absent one answer alike', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  for (const operation of [
    'companies.getCompany',
    'companies.listChildren',
    'companies.listParents',
    'companies.listLinkedCompanies',
    'companies.getStatistics',
    'companies.listLateBuildings',
    'companies.listHandOvers',
    'companies.listAffiliates',
    'companies.updateCompany',
  ]) {
    const bodies = []
    for (const company_id of [await world.company('Maisons Clairière'), 999_999]) {
      const answer = await zoe.call(operation, { company_id })
      expect(answer).toMatchObject(absent)
      const { request_id: _, ...body } = JSON.parse(answer.bytes.toString())
      bodies.push(body)
    }
    expect(bodies[0]).toEqual(bodies[1])
  }
})

test('RES-08 403: companies are closed to residents', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  const company_id = await world.company('Maisons Clairière')
  for (const [operation, input] of [
    ['companies.getOwnCompany', {}],
    ['companies.getCompany', { company_id }],
    ['companies.listChildren', { company_id }],
    ['companies.listParents', { company_id }],
    ['companies.getStatistics', { company_id }],
    ['companies.searchSharedCompanies', { search: 'gaz' }],
    ['companies.listCompanyTypes', {}],
  ] as const) {
    expect(await claire.call(operation, input)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  }
  expect(await claire.call('companies.updateCompany', { company_id, name: 'Autre' })).toMatchObject(absent)
  expect(await anonymous.call('companies.getOwnCompany')).toMatchObject({ status: 401 })
})

test('404: administrators have no company of their own; a closed company is gone', async () => {
  expect(await (await as('admin@logis.example')).call('companies.getOwnCompany')).toMatchObject(absent)
  const { child } = await nest()
  await db.updateTable('companies').set({ deleted_at: new Date() }).where('id', '=', child).execute()
  for (const username of ['yann@lenoir.example', 'marie@horizon.example', 'admin@logis.example']) {
    expect(await get(username, child)).toMatchObject(absent)
  }
})

test('API-17 API-21 a colleague whose account is closed is not listed any more', async () => {
  await db.updateTable('users').set({ deleted_at: new Date() }).where('username', '=', 'lea@horizon.example').execute()
  const { user_role_companies } = (await get('marie@horizon.example', 'Groupe Horizon')).data
  expect(user_role_companies.map(({ username }: { username: string }) => username)).toEqual([
    'marie@horizon.example',
    'paul@horizon.example',
  ])
})
