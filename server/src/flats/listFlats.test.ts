import type { FlatRow } from '@logis/contract/flats'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { authorise, moveIn } from '#platform/testing/people.ts'
import { newRequest } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

let samira: Client
let building_id: number
let flats: { id: number; name: string }[]
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  building_id = await world.project('Résidence Les Tilleuls')
  flats = await world.flats('Résidence Les Tilleuls')
})
const list = (more: Record<string, unknown> = {}, who = samira) => who.call('flats.listFlats', { building_id, ...more })
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

test('FLAT-12 200: a flat has its id, name and size, who owns and who rents it, since when and last seen when, and its two connections', async () => {
  const answer = await list()
  expect(answer).toMatchObject({ status: 200, meta: { total: 12 }, shows: { residents: true, tenants: true } })
  const { data } = answer
  expect(data[0]).toEqual({
    id: flats[0]!.id,
    name: 'Appartement A01',
    size: 32,
    floor: 0,
    stairs: 'A',
    created_at: instant,
    activation_date: instant,
    credentials_sent_at: instant,
    tenant_invited_at: null,
    invitation_refused_at: null,
    owners: [{ name: expect.any(String), created_at: instant, last_connection_at: null }],
    tenants: [{ name: expect.stringContaining('Tom'), created_at: instant, last_connection_at: instant }],
    is_requested: false,
    electricity_connection: { created_at: instant, status: 'COMMUNICATING' },
    gas_connection: { created_at: instant, status: 'COMMUNICATING' },
  })
  expect(data[2]).toMatchObject({
    name: 'Appartement A03',
    tenants: [{ last_connection_at: null }],
    is_requested: true,
    electricity_connection: { status: 'PENDING' },
    gas_connection: null,
  })
})

test('a flat is found by who rents it, by those alone who are told', async () => {
  expect(namesOf(await list({ search: 'tom riv' }))).toEqual(['Appartement A01'])
  expect(namesOf(await list({ search: 'a01' }))).toEqual(['Appartement A01'])
  await authorise('Habitat Rivages', 'Gaz Service Sud')
  const nora = await as('nora@gaz-sud.example')
  expect(namesOf(await list({ search: 'tom riv' }, nora))).toEqual([])
  expect(namesOf(await list({ search: 'a01' }, nora))).toEqual(['Appartement A01'])
})

test('of a flat without a tenant it is told when one was invited; no more once one came, also when they have left', async () => {
  const { id } = flats[7]!
  const invitedOf = async () => (await list()).data.find((row: { id: number }) => row.id === id)!.tenant_invited_at
  expect(await invitedOf()).toBeNull()
  await samira.call('invitations.inviteOwner', {
    company_id: await world.company('Habitat Rivages'),
    residence_id: id,
    email: 'invitee@foyer.example',
    communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
  })
  expect(await invitedOf()).toEqual(instant)
  const { request_id } = await newRequest(id)
  await samira.call('tenants.acceptRequest', { residence_id: id, request_id })
  expect(await invitedOf()).toBeNull()
  await db.deleteFrom('residence_users').where('residence_id', '=', id).where('role_code', '=', 'TENANT').execute()
  expect(await invitedOf()).toBeNull()
})

test('FLAT-18 the flats are searched by name and size, the size with its comparison', async () => {
  expect(namesOf(await list({ search: { name: 'b0' } }))).toEqual(['Appartement B01', 'Appartement B02'])
  expect(namesOf(await list({ search: 'B02' }))).toEqual(['Appartement B02'])
  const sizes = async (search: object) =>
    (await list({ search, sort: 'size' })).data.map(({ size }: { size: number }) => size)
  expect(await sizes({ size: '43' })).toEqual([32, 33, 38, 43])
  expect(await sizes({ size: '43', size_symbol: '=' })).toEqual([43])
  expect(await sizes({ size: '80,5', size_symbol: '>=' })).toEqual(await sizes({ size: '80.5', size_symbol: '>=' }))
  const large = (await sizes({})).filter((size: number | null) => size !== null && size >= 80.5)
  expect(large.length).toBeGreaterThan(0)
  expect(await sizes({ size: '80.5', size_symbol: '>=' })).toEqual(large)
  expect(await list({ search: { name: 'Appartement', size: '43', size_symbol: '=' } })).toMatchObject({
    data: [{ name: 'Appartement A02' }],
    meta: { total: 1 },
  })
  expect(await list({ search: { size: 'grand' } })).toMatchObject({
    status: 422,
    error_reason: 'FLAT_SIZE_NOT_VALID',
    error_message: 'La surface doit être un nombre.',
  })
})

test('flats are counted as people count: 2 before 10, by pages too, and the others as they are spelt', async () => {
  const marie = await as('marie@horizon.example')
  const place = { street_name: 'Rue du Port', zip_code: '44600', city: 'Saint-Nazaire', country_code: 'FR' }
  const { data } = await marie.call('projects.createProject', {
    company_id: await world.company('Habitat Rivages'),
    type: 'BUILDING',
    name: 'Compté',
    contract_number: null,
    contact_information: { addresses: [place], emails: [] },
  })
  const counted = ['A2', 'A10', 'A10 bis', 'A100', 'B01', 'B2', 'Loge', 'Lot 20261125000001']
  const flats = counted.toReversed().map((name) => ({ name }))
  await marie.call('flats.createFlats', { building_id: data.id, flats })
  expect(namesOf(await list({ building_id: data.id, page_size: -1 }))).toEqual(counted)
  expect(namesOf(await list({ building_id: data.id, page: 2, page_size: 4 }))).toEqual(counted.slice(4))
  expect(namesOf(await list({ building_id: data.id, search: 'a', sort: '-name' }))[0]).toBe('A100')
  const booklets = (more: object) => marie.call('booklet.listFlatBooklets', { building_id: data.id, ...more })
  expect(namesOf(await booklets({ page_size: -1 }))).toEqual(counted)
  expect(namesOf(await booklets({ page_size: -1, sort: '-name' }))).toEqual(counted.toReversed())
  const search = { parent_id: data.id }
  const company_id = await world.company('Habitat Rivages')
  const listed = await samira.call('projects.listProjects', { company_id, search, sort: 'name', page_size: -1 })
  expect(namesOf(listed)).toEqual(counted)
})

test('FLAT-24 by name ascending, or as they were made', async () => {
  // The last that was made has the first of all names.
  const { id, name } = flats.at(-1)!
  const called = (as: string) => db.updateTable('residences').set({ name: as }).where('id', '=', id).execute()
  await called('Appartement A00')
  const idsOf = async (input: object) =>
    (await list({ ...input, page_size: -1 })).data.map((flat: { id: number }) => flat.id)
  const made = flats.map((flat) => flat.id)
  expect(await idsOf({})).toEqual([id, ...made.slice(0, -1)])
  expect(await idsOf({ sort: 'created_at' })).toEqual(made)
  await called(name)
})

test('cancelled flats are no part of the list', async () => {
  const id = flats.at(-1)!.id
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  expect(await list()).toMatchObject({ meta: { total: 11 } })
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', id).execute()
})

test('FLAT-02/server another company than a landlord is told of owners and connections, of no tenant', async () => {
  const ines = await as('ines@belvedere.example')
  const belvedere = await world.project('Résidence Le Belvédère')
  const [flat] = await world.flats('Résidence Le Belvédère')
  await moveIn('tom@foyer.example', flat!.id)
  await moveIn('claire@foyer.example', flat!.id, 'OWNER')
  const answer = await ines.call('flats.listFlats', { building_id: belvedere })
  expect(answer).toMatchObject({ shows: { residents: true, tenants: false } })
  expect(answer.data[0]).toMatchObject({ owners: [{ name: expect.stringContaining('Claire') }], tenants: [] })
})

test('a third party is told of the flats alone: who lives there, and by which meters, is not its business', async () => {
  await authorise('Habitat Rivages', 'Gaz Service Sud')
  const answer = await list({}, await as('nora@gaz-sud.example'))
  expect(answer).toMatchObject({ shows: { residents: false, tenants: false } })
  for (const flat of answer.data)
    expect(flat).toMatchObject({
      owners: [],
      tenants: [],
      is_requested: false,
      electricity_connection: null,
      gas_connection: null,
    })
})

test('of two who live there the latest connection is told; nobody’s any more when they have left', async () => {
  const [, , , fourth] = flats
  const at = { residence_id: fourth!.id, energy: 'GAS' as const, delivery_point: '14411000000100' }
  await moveIn('alice@foyer.example', fourth!.id)
  const [owner, tenant] = [await world.user('patrimoine@rivages.example'), await world.user('alice@foyer.example')]
  await db
    .insertInto('energy_subscriptions')
    .values([
      { ...at, user_id: tenant, status: 'APPROVED', created_at: '2026-05-02T00:00:00Z' },
      { ...at, user_id: owner, status: 'REVOKED', created_at: '2026-05-01T00:00:00Z' },
    ])
    .execute()
  const gas = async () => (await list()).data[3].gas_connection
  expect(await gas()).toEqual({ status: 'APPROVED', created_at: '2026-05-02T00:00:00.000Z' })
  await db.deleteFrom('residence_users').where('residence_id', '=', fourth!.id).where('user_id', '=', tenant).execute()
  expect(await gas()).toMatchObject({ status: 'REVOKED' })
})

test('422: a home that is no building; 404: a foreign building as an absent one; 409: a cancelled one', async () => {
  const hugo = await as('hugo@clairiere.example')
  const ask = (id: number) => hugo.call('flats.listFlats', { building_id: id })
  expect(await ask(await world.project('Maison Les Lilas'))).toMatchObject({ error_reason: 'NOT_A_BUILDING' })
  const absent = { status: 404, error_reason: 'RESIDENCE_NOT_FOUND' }
  expect(await ask(building_id)).toMatchObject(absent)
  expect(await ask(999_999_999)).toMatchObject(absent)
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', building_id).execute()
  expect(await list()).toMatchObject({ status: 409, error_reason: 'RESIDENCE_CANCELLED' })
  await db.updateTable('residences').set({ deleted_at: null }).where('id', '=', building_id).execute()
})

test('403: without a provision that opens the flats', async () => {
  const provisions = db.updateTable('residence_service_provisions').where('residence_id', '=', building_id)
  await provisions.set({ code: 'MSL_CONFORT' }).execute()
  expect(await list()).toMatchObject({ status: 403, error_reason: 'SERVICE_PROVISION_REQUIRED' })
  await provisions.set({ code: 'MSL_GESTIONCIL' }).execute()
})

test('the flats nobody rents, those nobody activated, those without a connection: each what the rows say, and its contrary the rest', async () => {
  const { data: all } = await list({ page_size: -1 })
  type Row = { name: string; tenants: unknown[]; activation_date: string | null } & Record<
    string,
    { status: string } | null
  >
  const works = (row: Row) =>
    ['electricity_connection', 'gas_connection'].some((energy) =>
      ['COMMUNICATING', 'WAITING_APPROVAL', 'APPROVED', 'PENDING', 'REGISTERED'].includes(row[energy]?.status ?? ''),
    )
  const holds: Record<string, (row: Row) => boolean> = {
    let: ({ tenants }) => tenants.length > 0,
    activated: ({ activation_date }) => activation_date !== null,
    connected: works,
  }
  for (const [criterion, of] of Object.entries(holds))
    for (const flag of [true, false]) {
      const expected = (all as Row[]).filter((row) => of(row) === flag).map(({ name }) => name)
      expect(expected.length, criterion).toBeGreaterThan(0)
      const answer = await list({ page_size: -1, search: { [criterion]: flag ? '1' : '0' } })
      expect(namesOf(answer), `${criterion} ${flag}`).toEqual(expected)
    }
})

test('a third party finds out by no criterion who lives in a flat or is connected', async () => {
  await authorise('Habitat Rivages', 'Bâtir Ouest')
  const zoe = await as('zoe@batir-ouest.example')
  expect(await list({}, zoe)).toMatchObject({ meta: { total: 12 }, shows: { residents: false, tenants: false } })
  for (const criterion of ['let', 'connected'])
    for (const flag of ['0', '1'])
      expect(await list({ search: { [criterion]: flag } }, zoe)).toMatchObject({ data: [], meta: { total: 0 } })
})

test('floor by floor, the highest first: how many flats, how many are taken and asked for, as the rows say and to whom they say it', async () => {
  const zoe = await as('zoe@batir-ouest.example')
  await db.updateTable('residences').set({ floor: null }).where('id', '=', flats.at(-1)!.id).execute()
  await newRequest(flats[5]!.id)
  for (const [who, shows] of [
    [samira, { residents: true, tenants: true }],
    [zoe, { residents: false, tenants: false }],
  ] as const) {
    const rows: FlatRow[] = (await list({ page_size: -1 }, who)).data
    const expected = [...Map.groupBy(rows, ({ floor }) => floor)]
      .toSorted(([a], [b]) => (b ?? -Infinity) - (a ?? -Infinity))
      .map(([floor, own]) => ({
        floor,
        total: own.length,
        taken: own.filter((row) => (shows.tenants ? row.tenants.length > 0 : row.activation_date !== null)).length,
        requested: own.filter((row) => row.is_requested).length,
      }))
    expect(expected.length).toBeGreaterThan(2)
    const answer = await who.call('flats.countFloors', { building_id })
    expect(answer).toMatchObject({ status: 200, data: { shows, floors: expected } })
    expect(expected.some(({ requested }) => requested > 0)).toBe(shows.tenants)
  }
})

test('the flats of one staircase, however it is written; the staircases are those of the whole building, as people count', async () => {
  const stairsOf = async (more: Record<string, unknown> = {}) =>
    ((await list(more)) as unknown as { stairs: string[] }).stairs
  expect(await stairsOf({ page_size: 1, search: { name: 'A01' } })).toEqual(['A', 'B'])
  const own = db.updateTable('residences').where('parent_id', '=', building_id)
  const set = (names: string[], stairs: string | null) => own.set({ stairs }).where('name', 'in', names).execute()
  const kept = await db
    .selectFrom('residences')
    .select(['name', 'stairs'])
    .where('parent_id', '=', building_id)
    .execute()
  await own.set({ stairs: null }).execute()
  const [first, second, third, fourth] = flats.map(({ name }) => name) as [string, string, string, string]
  await set([first], 'Escalier 10')
  await set([second], 'escalier 2')
  await set([third], 'Escalier 2')
  await set([fourth], 'Escalier 22')
  expect(await stairsOf()).toEqual([expect.stringMatching(/^escalier 2$/i), 'Escalier 10', 'Escalier 22'])
  expect(namesOf(await list({ search: { stairs: 'ESCALIER 2' } }))).toEqual([second, third])
  expect(namesOf(await list({ search: { stairs: 'Escalier' } }))).toEqual([])
  await own.set({ stairs: null }).execute()
  expect(await stairsOf()).toEqual([])
  for (const { name, stairs } of kept) await set([name], stairs)
})
