import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let lenoir: number
beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  lenoir = await world.company('Chauffage Lenoir')
})

type Row = { name: string; is_ptg: boolean; created_at: string; company: { id: number } }
const list = async (who: Client, input: Record<string, unknown> = {}, company_id = lenoir) =>
  who.call('passports.listPassports', { company_id, ...input })

test('PTG-33/list PTG-34 PTG-39 API-23/passports the company’s gas passports, newest first, with address and e-mail', async () => {
  const { data, meta } = await list(yann)
  expect(meta).toEqual({ total: 8, per_page: 10, current_page: 1, last_page: 1 })
  expect((data as Row[]).every(({ is_ptg, company }) => is_ptg && company.id === lenoir)).toBe(true)
  const dates = (data as Row[]).map(({ created_at }) => created_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(new Set(dates).size).toBeGreaterThan(1)
  expect(data[0].contact_information).toMatchObject({ addresses: [{ country_code: 'FR' }], emails: [{ label: null }] })
})

test.each([
  [{ name: 'chevalier' }, ['Mme Chevalier']],
  [{ contract_number: 'gaz-1002' }, ['Mme Gauthier']],
  [{ created_at: '2020-01-01' }, []],
  [{ name: 'Chevalier', created_at: '2020-01-01', created_at_symbol: '>=' }, ['Mme Chevalier']],
  [{ name: 'Chevalier', city: 'Atlantis' }, []],
])('PTG-33/search %j finds %j', async (search, names) => {
  expect(((await list(yann, { search })).data as Row[]).map(({ name }) => name)).toEqual(names)
})

test('PTG-33/search by the address, the zip code and the city of the home', async () => {
  const all = (await list(yann)).data
  const placeOf = (row: (typeof all)[number]) => row.contact_information.addresses[0]
  const { street_name, zip_code, city } = placeOf(all[0])
  for (const [search, has] of [
    [{ address: street_name.toUpperCase() }, (place: { street_name: string }) => place.street_name === street_name],
    [{ zip_code }, (place: { zip_code: string }) => place.zip_code === zip_code],
    [{ city }, (place: { city: string }) => place.city === city],
  ] as const) {
    const expected = all.filter((row: Row & { contact_information: object }) => has(placeOf(row)))
    expect(expected.length).toBeLessThan(all.length)
    expect((await list(yann, { search })).data).toEqual(expected)
  }
})

test('a day of creation without a symbol means until that day, included', async () => {
  const created_at = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())
  expect((await list(yann, { search: { created_at } })).meta.total).toBe(8)
  expect((await list(yann, { search: { created_at, created_at_symbol: '=' } })).meta.total).toBe(0)
})

test('422: what this list does not search or sort', async () => {
  expect(await list(yann, { search: { is_ptg: '0' } })).toMatchObject({
    status: 422,
    error_reason: 'SEARCH_NOT_SUPPORTED',
  })
  expect(await list(yann, { sort: 'activation_date' })).toMatchObject({
    status: 422,
    error_reason: 'SORT_NOT_SUPPORTED',
  })
})

test('other companies: the manager reads them for the installer, builders do not', async () => {
  expect((await list(await as('marie@horizon.example'))).meta.total).toBe(8)
  const hugo = await as('hugo@clairiere.example')
  expect(await list(hugo, {}, await world.company('Maisons Clairière'))).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  expect(await list(hugo)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
})

test('gas passports are not among the projects of another company', async () => {
  for (const [who, company] of [
    ['marie@horizon.example', 'Groupe Horizon'],
    ['hugo@clairiere.example', 'Maisons Clairière'],
    ['karim@renovest.example', 'Rénov’Est'],
  ] as const) {
    const ask = { company_id: await world.company(company), page_size: -1 }
    const { data } = await (await as(who)).call('projects.listProjects', ask)
    expect((data as Row[]).filter(({ is_ptg }) => is_ptg)).toEqual([])
  }
})

test('PTG-33/children those of the companies below come when they are asked for', async () => {
  const sud = await world.company('Gaz Service Sud')
  await db.updateTable('companies').set({ parent_id: lenoir }).where('id', '=', sud).execute()
  await db.updateTable('residences').set({ company_id: sud }).where('name', '=', 'Mme Chevalier').execute()
  expect((await list(yann)).meta.total).toBe(7)
  const { data, meta } = await list(yann, { search: { children: 'true' } })
  expect(meta.total).toBe(8)
  expect((data as Row[]).filter(({ company }) => company.id === sud).map(({ name }) => name)).toEqual(['Mme Chevalier'])
})
