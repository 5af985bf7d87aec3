import { interventionStatuses, interventionTypes } from '@logis/contract/interventions.rules'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { bracketed } from '#platform/testing/forms.ts'
import { world } from '#platform/testing/world.ts'

let yann: Client
let lenoir: number
beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  lenoir = await world.company('Chauffage Lenoir')
})

type Row = {
  id: number
  type: string
  status: string
  date: string | null
  created_at: string
  residence_name: string
  contract_number: string
}
const list = async (input: Record<string, unknown> = {}, company_id = lenoir) =>
  yann.call('interventions.listInterventions', { company_id, ...input })
const found = async (search: Record<string, string>) => (await list({ search, page_size: -1 })).data as Row[]

test('INT-11 INT-32 the company’s own, newest first, ten a page', async () => {
  const { data, meta } = await list()
  expect(meta).toEqual({ total: 22, per_page: 10, current_page: 1, last_page: 3 })
  const dates = (data as Row[]).map(({ created_at }) => created_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(new Set(dates).size).toBeGreaterThan(1)
  expect((await list({ page: 3 })).data).toHaveLength(2)
  expect((await list({ page_size: -1 })).data).toHaveLength(22)
  expect((await list({ page: 9 })).meta.total).toBe(22)
})

test('INT-02 INT-03 the demonstration has every type in both statuses', async () => {
  const kinds = new Set((await found({})).map(({ type, status }) => `${type} ${status}`))
  expect(kinds.size).toBe(10)
})

test.each([
  [{ name: 'CHEVALIER' }, ({ residence_name }: Row) => residence_name === 'Mme Chevalier'],
  [{ type: 'MAINTENANCE' }, ({ type }: Row) => type === 'MAINTENANCE'],
  [{ status: 'DONE' }, ({ status }: Row) => status === 'DONE'],
  [{ contract_number: 'gaz-1002' }, ({ contract_number }: Row) => contract_number === 'GAZ-1002'],
  [
    { status: 'IN_PROGRESS', type: 'MAINTENANCE' },
    ({ status, type }: Row) => status === 'IN_PROGRESS' && type === 'MAINTENANCE',
  ],
] as const)('INT-05 INT-32 %j', async (search, matches) => {
  const all = await found({})
  const expected = all.filter(matches).map(({ id }) => id)
  expect(expected.length).toBeGreaterThan(0)
  expect((await found(search)).map(({ id }) => id)).toEqual(expected)
})

test('INT-05 INT-32 address, zip code and city of the record', async () => {
  const home = await db
    .selectFrom('residences')
    .select(['id', 'address_text', 'zip_code', 'city'])
    .where('name', '=', 'Mme Gauthier')
    .executeTakeFirstOrThrow()
  for (const [key, value] of [
    ['address', home.address_text!.toUpperCase()],
    ['zip_code', home.zip_code!],
    ['city', home.city!.normalize('NFD').replace(/\p{M}/gu, '')],
  ] as const)
    expect((await found({ [key]: value })).map(({ residence_name }) => residence_name)).toContain('Mme Gauthier')
  expect(await found({ city: '%' })).toEqual([])
})

test('INT-05 dates compare by whole days, each with its own symbol, and <= when none is given', async () => {
  const all = await found({})
  const { date } = all.find(({ residence_name }) => residence_name === 'Mme Marchand')!
  const dated = (compare: (own: string) => boolean) =>
    all.filter((row) => row.date !== null && compare(row.date)).map(({ id }) => id)
  const ids = async (search: Record<string, string>) => (await found(search)).map(({ id }) => id)
  expect(await ids({ date: date! })).toEqual(dated((own) => own <= date!))
  expect(await ids({ date: date!, date_symbol: '>=' })).toEqual(dated((own) => own >= date!))
  expect(await ids({ date: date!, date_symbol: '=' })).toEqual(dated((own) => own === date))
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date())
  expect(await ids({ created_at: today })).toEqual(all.map(({ id }) => id))
  expect(await ids({ created_at: '2020-01-01', created_at_symbol: '<=' })).toEqual([])
  expect(await ids({ created_at: '2020-01-01', created_at_symbol: '>=' })).toHaveLength(22)
})

const types: readonly string[] = interventionTypes
const statuses: readonly string[] = interventionStatuses
test.each(['created_at', 'date', 'type', 'contract_number', 'status', 'residence_name'] as const)(
  'INT-11 INT-32 sorted by %s, both ways, the undated last',
  async (key) => {
    const rank = (row: Row) => {
      if (key === 'type') return types.indexOf(row.type)
      if (key === 'status') return statuses.indexOf(row.status)
      return key === 'residence_name' ? row[key].toLowerCase() : row[key]
    }
    for (const sort of [key, `-${key}`]) {
      const rows = ((await list({ sort, page_size: -1 })).data as Row[]).filter((row) => row[key] !== null)
      const values = rows.map(rank)
      const sorted = values.toSorted((a, b) => (a! < b! ? -1 : a! > b! ? 1 : 0))
      expect(values).toEqual(sort === key ? sorted : sorted.toReversed())
    }
    expect(((await list({ sort: '-date', page_size: -1 })).data as Row[]).at(-1)?.date).toBeNull()
  },
)

test('INT-32 of one record: everybody’s; of a record out of reach: none', async () => {
  const residence_id = String(await world.project('Mme Gauthier'))
  expect(await found({ residence_id })).toHaveLength(2)
  for (const foreign of ['Villa Rivale', 'Maison Les Saules'])
    expect(await found({ residence_id: String(await world.project(foreign)) })).toEqual([])
})

test('INT-32 422: unknown criteria and sorts; wrong values', async () => {
  expect(await list({ search: { owner: 'x' } })).toMatchObject({ status: 422, error_reason: 'SEARCH_NOT_SUPPORTED' })
  expect(await list({ sort: 'files' })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
  for (const search of [{ type: 'SWEEPING' }, { date: '2026-02-30' }, { date_symbol: '<' }, { residence_id: 'abc' }])
    expect(await list({ search })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})

test('INT-32 only companies that keep interventions list them; a foreign company is not found', async () => {
  const hugo = await as('hugo@clairiere.example')
  const ask = async (company: string) =>
    hugo.call('interventions.listInterventions', { company_id: await world.company(company) })
  expect(await ask('Maisons Clairière')).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await ask('Chauffage Lenoir')).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  for (const reader of ['marie@horizon.example', 'lea@horizon.example', 'admin@logis.example', 'support@logis.example'])
    expect((await (await as(reader)).call('interventions.listInterventions', { company_id: lenoir })).meta.total).toBe(
      22,
    )
})

test.each([
  ['yann@lenoir.example', null],
  ['marie@horizon.example', null],
  ['paul@horizon.example', null],
  ['lea@horizon.example', 'FORBIDDEN'],
  ['admin@logis.example', 'FORBIDDEN'],
  ['support@logis.example', 'FORBIDDEN'],
] as const)('INT-36 the list says whether %s may add one, and the creation holds to it', async (username, reason) => {
  const who = await as(username)
  const seen = await who.call('interventions.listInterventions', { company_id: lenoir })
  expect(seen).toMatchObject({ status: 200, cannot: { create: reason } })
  const fields = bracketed({
    residence: { id: await world.project('Mme Marchand') },
    intervention: { type: 'DIAGNOSTIC' },
  })
  const made = await who.upload('interventions.createIntervention', { company_id: lenoir }, fields, [])
  expect(made.error_reason ?? null).toBe(reason)
  if (!reason) await who.call('interventions.deleteIntervention', { company_id: lenoir, intervention_id: made.data.id })
})

test('INT-32 an intervention of a deleted record is nowhere', async () => {
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('name', '=', 'Mme Chevalier').execute()
  expect(await found({ name: 'Chevalier' })).toEqual([])
  expect((await list()).meta.total).toBe(21)
})
