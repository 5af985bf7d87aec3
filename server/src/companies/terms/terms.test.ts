import type { AffiliateTerms, Usage } from '@logis/contract/companies.affiliates'
import { bookletDevices } from '@logis/contract/devices.rules'
import { bookletBytes } from '@logis/contract/documents.rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const termsAs = async (username: string, company: string) =>
  (await as(username)).call('companies.getAffiliateTerms', { company_id: await world.company(company) })
const read = async (): Promise<{ whole: Usage; affiliates: AffiliateTerms[] }> =>
  (await termsAs('marie@horizon.example', 'Groupe Horizon')).data
const of = async (company: string) => {
  const id = await world.company(company)
  return (await read()).affiliates.find((one) => one.id === id)!
}

test('what the homes of each affiliate hold and may hold, those of gas passports too and no cancelled ones; all of them are the whole', async () => {
  const [cancelled] = await db
    .selectFrom('residences')
    .select('id')
    .where('company_id', '=', await world.company('Maisons Clairière'))
    .where('deleted_at', 'is', null)
    .where('type', '=', 'HOUSE')
    .orderBy('id')
    .execute()
  await db
    .updateTable('residences')
    .set({ deleted_at: new Date(), storage_bytes: 5000, device_count: 7 })
    .where('id', '=', cancelled!.id)
    .execute()
  const { whole, affiliates } = await read()
  for (const { id, storage, devices } of affiliates) {
    const homes = await db
      .selectFrom('residences')
      .select(['storage_bytes', 'device_count'])
      .where('company_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute()
    const sum = (of: 'storage_bytes' | 'device_count') => homes.reduce((all, home) => all + home[of], 0)
    expect(storage).toEqual({ used: sum('storage_bytes'), limit: homes.length * bookletBytes })
    expect(devices).toEqual({ used: sum('device_count'), limit: homes.length * bookletDevices })
  }
  for (const what of ['storage', 'devices'] as const)
    for (const side of ['used', 'limit'] as const)
      expect(whole[what][side]).toBe(affiliates.reduce((all, one) => all + one[what][side], 0))
  expect(whole.storage.used).toBeGreaterThan(0)
  expect((await of('Chauffage Lenoir')).storage.limit).toBeGreaterThan(0)
})

test('a provision raises what a home may hold, and what the flats of a building may by it', async () => {
  const before = (await of('Habitat Rivages')).storage.limit
  const building = await world.project('Résidence Les Tilleuls')
  const flats = await db
    .selectFrom('residences')
    .select('id')
    .where('parent_id', '=', building)
    .where('deleted_at', 'is', null)
    .execute()
  await db
    .updateTable('service_provisions')
    .set({ max_storage_bytes: 3 * bookletBytes })
    .where('code', '=', 'MSL_BASERT')
    .execute()
  await db.insertInto('residence_service_provisions').values({ residence_id: building, code: 'MSL_BASERT' }).execute()
  expect(flats.length).toBeGreaterThan(0)
  expect((await of('Habitat Rivages')).storage.limit).toBe(before + 2 * bookletBytes * (flats.length + 1))
})

test('of what an affiliate has subscribed to, what runs today, its offer first; the gas passports of this month where there is a quota', async () => {
  const company_id = await world.company('Habitat Rivages')
  const day = (days: number) => sql<string>`(f_paris_day(now()) + ${days}::int)`
  await db
    .insertInto('company_subscriptions')
    .values([
      { company_id, code: 'MSL_PREMIUM', starts_on: day(-400), ends_on: day(0) },
      { company_id, code: 'OPTION_COURRIER', starts_on: day(-10), ends_on: day(-1) },
      { company_id, code: 'MSL_SUIVIPROJET', starts_on: day(1) },
    ])
    .execute()
  const { services, quota } = await of('Habitat Rivages')
  const { rows } = await sql<{ today: string }>`select f_paris_day(now()) as today`.execute(db)
  expect(services.map(({ code, ends_on }) => [code, ends_on])).toEqual([
    ['MSL_PREMIUM', rows[0]!.today],
    ['MSL_GESTIONCIL', null],
  ])
  expect(quota).toBeNull()
  expect((await of('Chauffage Lenoir')).quota).toEqual({ used: 12, limit: 20 })
  expect((await read()).whole.quota).toEqual({ used: 12, limit: 20 })
})

test('the list leaves as a file with what the screen tells, as the security log is told', async () => {
  const company_id = await world.company('Groupe Horizon')
  const marie = await as('marie@horizon.example')
  const { status, bytes } = await marie.download('companies.exportAffiliates', { company_id, search: 'chauffage' })
  expect(status).toBe(200)
  const [titles, line, ...others] = bytes.toString('utf8').replace('\uFEFF', '').trim().split('\n')
  const told = Object.fromEntries(titles!.split(';').map((title, index) => [title, line!.split(';')[index]]))
  expect(others).toEqual([])
  expect(told).toMatchObject({
    Société: 'Chauffage Lenoir',
    Type: 'Installateur',
    Logements: '0',
    PTG: '8',
    'PTG du mois': '12',
    'Quota de PTG': '20',
    'Stockage permis (Mo)': String(8 * 1024),
  })
  const entry = await db
    .selectFrom('security_log')
    .select('details')
    .where('kind', '=', 'EXPORTED')
    .where('company_id', '=', company_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry.details).toEqual({ rows: 1, criteria: ['text'] })
})

test('of an export those who act for none of the affiliates get no terms', async () => {
  const company_id = await world.company('Maisons Clairière')
  const hugo = await as('hugo@clairiere.example')
  await hugo.call('companies.createChild', { company_id, data: { name: 'Clairière Sud' } })
  const { bytes } = await hugo.download('companies.exportAffiliates', { company_id })
  expect(bytes.toString('utf8').trim().split('\n')[1]).toMatch(/^\d+;Clairière Sud;.*;{8}$/)
})

test('403: whoever acts for none of the companies below is not told what they have subscribed to', async () => {
  for (const [who, company] of [
    ['hugo@clairiere.example', 'Maisons Clairière'],
    ['yann@lenoir.example', 'Chauffage Lenoir'],
  ] as const)
    expect(await termsAs(who, company)).toMatchObject({ status: 403, error_reason: 'COMPANY_SWITCH_NOT_ALLOWED' })
  expect(await termsAs('lea@horizon.example', 'Maisons Clairière')).toMatchObject({ status: 200 })
})
