import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { authorise } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

const list = async (who: string, company: string, input: object = {}) =>
  (await as(who)).call('projects.listProjects', { company_id: await world.company(company), ...input })
const clairiere = (input: object = {}) => list('hugo@clairiere.example', 'Maisons Clairière', input)
const names = ({ data }: Awaited<ReturnType<Client['call']>>): string[] =>
  data.map(({ name }: { name: string }) => name)

test('PRJ-10/newest API-05 API-08/tables 200: ten by default, newest first, with the true total; cancelled projects are not among them', async () => {
  const answer = await clairiere()
  expect(answer.meta).toEqual({ total: 59, per_page: 10, current_page: 1, last_page: 6 })
  const dates = answer.data.map(({ created_at }: { created_at: string }) => created_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(new Set(dates).size).toBeGreaterThan(5)
  expect(names(await clairiere({ page_size: -1 }))).not.toContain('Maison Les Charmes')
})

test.each([
  [-1, 10_000, 59],
  [0, 1, 1],
  [25, 25, 25],
  [99_999, 10_000, 59],
])('API-04 page_size %i asks for %i', async (page_size, per_page, rows) => {
  const answer = await clairiere({ page_size })
  expect(answer.meta.per_page).toBe(per_page)
  expect(answer.data).toHaveLength(rows)
})

test('API-04 422: another negative page size, and a page before the first', async () => {
  expect(await clairiere({ page_size: -2 })).toMatchObject({ status: 422 })
  expect(await clairiere({ page: 0 })).toMatchObject({ status: 422 })
})

test('API-05 past the end: no rows, and the true total', async () => {
  expect(await clairiere({ page: 99 })).toMatchObject({ status: 200, data: [], meta: { total: 59, current_page: 99 } })
})

test('API-06 a leading - is descending; without it ascending; accents sort with their letter', async () => {
  const up = names(await clairiere({ sort: 'name', page_size: -1 }))
  const down = names(await clairiere({ sort: '-name', page_size: -1 }))
  expect(up).toEqual(down.toReversed())
  expect(up.indexOf('Maison Les Érables')).toBeLessThan(up.indexOf('Maison Les Lilas'))
})

test.each(['size', 'residence_code', 'name,', '--name', 'constructor'])(
  'API-06 422 SORT_NOT_SUPPORTED: %s',
  async (sort) => {
    expect(await clairiere({ sort })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
  },
)

test.each(['owner', 'name_norm'])('API-07 422 SEARCH_NOT_SUPPORTED: %s', async (key) => {
  expect(await clairiere({ search: { [key]: 'x' } })).toMatchObject({
    status: 422,
    error_reason: 'SEARCH_NOT_SUPPORTED',
  })
})

test('API-07 400: a prototype key is nobody’s criterion', async () => {
  expect(await clairiere({ search: { ['__proto__']: 'x' } })).toMatchObject({
    status: 400,
    error_reason: 'REQUEST_MALFORMED',
  })
})

test.each(['erables', 'ÉRABLES', 'érables', 'Les Er'])(
  'API-07 text search "%s" ignores case and accents',
  async (search) => {
    expect(names(await clairiere({ search }))).toContain('Maison Les Érables')
  },
)

test.each(['%', '_', '\\', 'Les%Lilas', 'Maison_Les'])('API-07 "%s" is an ordinary text', async (search) => {
  expect(await clairiere({ search })).toMatchObject({ status: 200, data: [], meta: { total: 0 } })
})

test('API-07 pairs in one text, brackets, and both together give the same', async () => {
  const pairs = await clairiere({ search: 'city=nantes;zip_code=44300' })
  const brackets = await clairiere({ search: { city: 'nantes', zip_code: '44300' } })
  expect(names(pairs)).toEqual(['Maison Les Lilas'])
  expect(names(brackets)).toEqual(names(pairs))
})

test('API-07 the global search finds by contract, by city, by code in lower case with dashes, and by id', async () => {
  const code = await world.code('Maison Les Lilas')
  const dashed = code.replace(/(.{4})(?=.)/g, '$1-').toLowerCase()
  const id = await world.project('Maison Les Lilas')
  for (const search of ['cl-2026-0141', '14 rue des lilas', dashed, String(id)])
    expect(names(await clairiere({ search }))).toContain('Maison Les Lilas')
})

test('API2-08/server a day compares as a whole day in Paris', async () => {
  const { data } = await clairiere({ search: { name: 'Maison Les Saules' } })
  const day = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date(data[0].created_at))
  const found = async (symbol: string) =>
    names(await clairiere({ page_size: -1, search: { created_at: day, created_at_symbol: symbol } })).includes(
      'Maison Les Saules',
    )
  expect([await found('<='), await found('>='), await found('=')]).toEqual([true, true, true])
  expect(await clairiere({ search: { created_at: day, created_at_symbol: '<' } })).toMatchObject({ status: 422 })
})

test('filters: not activated, without e-mail, cancelled', async () => {
  expect(names(await clairiere({ search: { deleted: '1' } }))).toEqual(['Maison Les Charmes'])
  const without = await clairiere({ page_size: -1, search: { without_email: '1' } })
  expect(
    without.data.every(
      ({ contact_information }: { contact_information: { emails: unknown[] } }) =>
        contact_information.emails.length === 0,
    ),
  ).toBe(true)
  expect(without.meta.total).toBeGreaterThan(3)
})

test('API-21 a manager lists its affiliates’ projects when asked to, a builder only its own', async () => {
  const own = await list('marie@horizon.example', 'Groupe Horizon')
  const all = await list('marie@horizon.example', 'Groupe Horizon', { search: { children: 'true' } })
  expect([own.meta.total, all.meta.total > 59]).toEqual([0, true])
  const found = await list('marie@horizon.example', 'Groupe Horizon', {
    search: { children: 'true', name: 'Villa Rivale' },
  })
  expect(found.meta.total).toBe(0)
})

test('API-21 a rival finds nothing of anyone, by any search', async () => {
  for (const search of [
    { children: '1' },
    { third_parties: '1' },
    { children: '1', third_parties: '1', name: 'lilas' },
  ]) {
    const { data } = await list('zoe@batir-ouest.example', 'Bâtir Ouest', { page_size: -1, search })
    expect(data.filter(({ company }: { company: { name: string } }) => company.name !== 'Bâtir Ouest')).toEqual([])
  }
  expect(await list('zoe@batir-ouest.example', 'Maisons Clairière')).toMatchObject({
    status: 404,
    error_reason: 'COMPANY_NOT_FOUND',
  })
})

test('the CSV holds the same rows, opens in a French spreadsheet, and runs no formula', async () => {
  const [hugo, marie] = [await as('hugo@clairiere.example'), await as('marie@horizon.example')]
  const company_id = await world.company('Maisons Clairière')
  const contact_information = { addresses: [{ street_name: 'Rue', zip_code: '44000', city: 'Nantes' }] }
  await marie.call('projects.createProject', { company_id, type: 'HOUSE', name: '=1+1', contact_information })
  const csv = await hugo.download('projects.exportProjects', { company_id, search: { name: '=1' } })
  expect(csv.status).toBe(200)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  const text = csv.bytes.toString('utf8')
  expect(text.startsWith('\uFEFFIdentifiant;Nom;Type')).toBe(true)
  expect(text).toContain(";'=1+1;")
  expect(text.trim().split('\n')).toHaveLength(2)
})

test('the CSV names the kinds of project in the reader’s language', async () => {
  const company_id = await world.company('Maisons Clairière')
  const hugo = await as('hugo@clairiere.example')
  const typesFor = async (reader: typeof hugo) => {
    const csv = await reader.download('projects.exportProjects', { company_id })
    const [, ...rows] = csv.bytes.toString('utf8').trim().split('\n')
    return [...new Set(rows.map((row) => row.split(';')[2]))]
  }
  const [french, english] = [await typesFor(hugo), await typesFor(hugo.inEnglish())]
  expect(french).toContain('Maison')
  expect(english).toContain('House')
  expect([...french, ...english].join(' ')).not.toMatch(/[A-Z]{2}/)
})

test('the days of the CSV are those of Paris', async () => {
  const company_id = await world.company('Maisons Clairière')
  await db
    .updateTable('residences')
    .set({ created_at: '2026-07-14T22:30:00Z', credentials_sent_at: '2026-11-14T23:30:00Z' })
    .where('name', '=', 'Maison Les Lilas')
    .execute()
  const csv = await (
    await as('hugo@clairiere.example')
  ).download('projects.exportProjects', { company_id, search: { name: 'Les Lilas' } })
  expect(csv.bytes.toString('utf8')).toContain(';2026-07-15;2026-11-15;')
})

test('422: a day of the year 0, which no calendar has', async () => {
  const hugo = await as('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  const residence_id = await world.project('Maison Les Lilas')
  for (const answer of [
    await hugo.call('projects.listProjects', { company_id, search: { created_at: '0000-01-01' } }),
    await hugo.call('projects.setCommissioningDate', { residence_id, commissioning_date: '0000-02-29' }),
  ])
    expect(answer).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('a row tells how many of the expected documents are there and how far the home has come, to its own company alone', async () => {
  const company_id = await world.company('Maisons Clairière')
  const rowOf = async (username: string, company: number, search: object) =>
    (await (await as(username)).call('projects.listProjects', { company_id: company, search })).data[0]
  const named = { name: 'Maison Les Lilas' }
  const row = await rowOf('hugo@clairiere.example', company_id, named)
  const { journey } = (await (await as('hugo@clairiere.example')).call('projects.getProject', { residence_id: row.id }))
    .data
  expect(row.expected_documents).toEqual(journey.documents)
  const stage = async (set: object) => {
    await db.updateTable('residences').set(set).where('id', '=', row.id).execute()
    return (await rowOf('hugo@clairiere.example', company_id, named)).stage
  }
  expect(await stage({ credentials_sent_at: null, activation_date: null })).toMatch(/^(CREATED|OPENED)$/)
  expect(await stage({ activation_date: new Date() })).toBe('ACTIVATED')
  await authorise('Maisons Clairière', 'Gaz Service Sud')
  const guest = await world.company('Gaz Service Sud')
  const seen = await rowOf('nora@gaz-sud.example', guest, { ...named, third_parties: '1' })
  expect(seen).toMatchObject({ id: row.id, expected_documents: null, stage: null })
})
