import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

type Named = { name: string }
const names = (data: Named[]) => data.map(({ name }) => name)
const children = async (username: string, company: string, input: object = {}) =>
  (await as(username)).call('companies.listChildren', { company_id: await world.company(company), ...input })

test('AFF-02/server API-06 children, by name descending unless asked otherwise', async () => {
  const { status, data, meta } = await children('marie@horizon.example', 'Groupe Horizon', { page_size: 999 })
  expect(status).toBe(200)
  expect(names(data)).toEqual(['Maisons Clairière', 'Habitat Rivages', 'Chauffage Lenoir'])
  expect(data[0]).toEqual({
    id: await world.company('Maisons Clairière'),
    name: 'Maisons Clairière',
    type: 'RESIDENCE_BUILDER',
    picture_path: expect.stringContaining('/v2/pictures/'),
    parent_id: await world.company('Groupe Horizon'),
    is_disabled: false,
    children_count: 0,
  })
  expect(meta).toEqual({ total: 3, per_page: 999, current_page: 1, last_page: 1 })
  expect(names((await children('lea@horizon.example', 'Groupe Horizon', { sort: 'name' })).data)).toEqual([
    'Chauffage Lenoir',
    'Habitat Rivages',
    'Maisons Clairière',
  ])
})

test('API-04 API-05 API-07 pages and search, without case or accents; % is a character', async () => {
  const horizon = (input: object) => children('marie@horizon.example', 'Groupe Horizon', input)
  expect(await horizon({ page_size: 2, page: 2 })).toMatchObject({
    data: [{ name: 'Chauffage Lenoir' }],
    meta: { total: 3, last_page: 2 },
  })
  expect((await horizon({ page_size: -1 })).meta.per_page).toBe(10_000)
  expect(names((await horizon({ search: 'CLAIRIERE' })).data)).toEqual(['Maisons Clairière'])
  expect((await horizon({ search: '%' })).meta.total).toBe(0)
  expect(await horizon({ sort: 'type' })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
  expect(await horizon({ search: { name: 'x' } })).toMatchObject({ status: 422, error_reason: 'SEARCH_NOT_SUPPORTED' })
})

test('AFF-03 parents, from the root, by their names alone', async () => {
  const id = await world.company('Groupe Horizon')
  const hugo = await as('hugo@clairiere.example')
  expect(
    await hugo.call('companies.listParents', { company_id: await world.company('Maisons Clairière') }),
  ).toMatchObject({
    status: 200,
    data: [
      { id, name: 'Groupe Horizon', type: 'COMPANY_MANAGER', picture_path: expect.stringContaining('/v2/pictures/') },
    ],
    meta: { total: 1, per_page: 1, current_page: 1, last_page: 1 },
  })
  const marie = await as('marie@horizon.example')
  expect((await marie.call('companies.listParents', { company_id: id })).data).toEqual([])
  expect(await hugo.call('companies.listParents', { company_id: id })).toMatchObject({ status: 404 })
})

test('AFF-04/server linked companies, found by their name', async () => {
  const linked = async (username: string, company: string, search: object = {}) =>
    (await as(username)).call('companies.listLinkedCompanies', { company_id: await world.company(company), search })
  const all = await linked('hugo@clairiere.example', 'Maisons Clairière')
  expect(all.status).toBe(200)
  expect(names(all.data)).toContain('Groupe Horizon')
  const found = await linked('hugo@clairiere.example', 'Maisons Clairière', { name: 'HORIZON' })
  expect(found).toMatchObject({
    data: [{ id: await world.company('Groupe Horizon'), name: 'Groupe Horizon', type: 'COMPANY_MANAGER' }],
    meta: { total: 1 },
  })
  expect((await linked('hugo@clairiere.example', 'Maisons Clairière', { name: '%' })).data).toEqual([])
  expect(await linked('hugo@clairiere.example', 'Maisons Clairière', { city: 'x' })).toMatchObject({
    status: 422,
    error_reason: 'SEARCH_NOT_SUPPORTED',
  })
  expect(await linked('nora@gaz-sud.example', 'Maisons Clairière')).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
  const marie = (await linked('marie@horizon.example', 'Groupe Horizon')).data
  expect(names(marie)).toEqual(expect.arrayContaining(['Chauffage Lenoir', 'Habitat Rivages', 'Maisons Clairière']))
})

test('API2-04/server ACC-05/server other companies by name, never one’s own', async () => {
  const search = async (username: string, text: string) =>
    (await as(username)).call('companies.searchSharedCompanies', { search: text })
  const found = await search('hugo@clairiere.example', 'service')
  expect(found).toMatchObject({ status: 200, meta: { total: 1, per_page: 10 } })
  expect(found.data).toEqual([
    { id: await world.company('Gaz Service Sud'), name: 'Gaz Service Sud', type: 'INSTALLER', city: 'Marseille' },
  ])
  expect(names((await search('hugo@clairiere.example', 'batir')).data)).toEqual(['Bâtir Ouest'])
  expect((await search('hugo@clairiere.example', 'clairière')).data).toEqual([])
  expect(names((await search('admin@logis.example', 'clairière')).data)).toEqual(['Maisons Clairière'])
})

test('ACC-05/server from a page of a company that is not one’s first, that one is left out, and the first is found', async () => {
  const [user_id, company_id] = [await world.user('hugo@clairiere.example'), await world.company('Rénov’Est')]
  await db.insertInto('user_role_companies').values({ user_id, company_id, role: 'COMPANY_READER' }).execute()
  const hugo = await as('hugo@clairiere.example')
  const search = async (text: string) =>
    names((await hugo.call('companies.searchSharedCompanies', { search: text, company_id })).data)
  expect(await search('clairière')).toEqual(['Maisons Clairière'])
  expect(await search('rénov')).toEqual([])
})

test('API2-04/server 422 SEARCH_TOO_SHORT: under three characters, spaces around do not count', async () => {
  const hugo = await as('hugo@clairiere.example')
  for (const search of ['', 'ga', ' ga  ']) {
    expect(await hugo.call('companies.searchSharedCompanies', { search })).toMatchObject({
      status: 422,
      error_reason: 'SEARCH_TOO_SHORT',
    })
  }
  expect(await hugo.call('companies.searchSharedCompanies')).toMatchObject({
    status: 422,
    error_reason: 'SEARCH_TOO_SHORT',
  })
  expect((await hugo.call('companies.searchSharedCompanies', { search: '%%%' })).data).toEqual([])
})

test('AFF-05 SHELL-60 types by their names; offices for managers and administrators alone', async () => {
  const codes = async (username: string) =>
    (await (await as(username)).call('companies.listCompanyTypes')).data.map(({ code }: { code: string }) => code)
  const seven = [
    'COMPANY_MANAGER',
    'SOCIAL_LANDLORD',
    'INSTALLER',
    'RESIDENCE_BUILDER',
    'MANUFACTURER',
    'RENOVATION',
    'DEVELOPER',
  ]
  expect(await codes('hugo@clairiere.example')).toEqual(seven)
  for (const username of ['marie@horizon.example', 'admin@logis.example'])
    expect(await codes(username)).toEqual([...seven, 'THERMAL_ENGINEERING_OFFICE'])
  // What the dialog offers the server accepts, and nothing more.
  const company_id = await world.company('Groupe Horizon')
  for (const username of ['marie@horizon.example', 'admin@logis.example'])
    for (const type of await codes(username)) {
      const data = { name: `Filiale ${type}`, type, parent_id: company_id, sponsorship_link: null }
      const made = await (await as(username)).call('companies.createChild', { company_id, data })
      expect(made).toMatchObject({ status: 201, data: { type } })
    }
  const office = { name: 'Bureau', type: 'THERMAL_ENGINEERING_OFFICE', sponsorship_link: null }
  const own = await world.company('Maisons Clairière')
  expect(
    await (await as('hugo@clairiere.example')).call('companies.createChild', { company_id: own, data: office }),
  ).toMatchObject({ error_reason: 'COMPANY_CHILD_TYPE_NOT_ALLOWED' })
  const french = await (await as('hugo@clairiere.example')).call('companies.listCompanyTypes')
  expect(french.data).toContainEqual({ code: 'SOCIAL_LANDLORD', name: 'Bailleur social' })
  const english = await (await as('hugo@clairiere.example')).inEnglish().call('companies.listCompanyTypes')
  expect(english.data).toContainEqual({ code: 'SOCIAL_LANDLORD', name: 'Social landlord' })
})
