import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { kindsOf } from '#platform/testing/inbox.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import {
  activationOf,
  building,
  flatOf,
  newRequest,
  roleIn,
  statusOf,
  withoutOwner,
} from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

let [samira, marie]: Client[] = []
let [activated, untouched, tilleuls] = [0, 0, 0]
beforeAll(async () => {
  samira = await as('samira@rivages.example')
  marie = await as('marie@horizon.example')
  activated = await flatOf('A04')
  untouched = await flatOf('A07')
  tilleuls = await world.project(building)
})

type Asked = { residence_id: number; request_id: number }
const onRequest = ({ residence_id, request_id }: Asked) => ({ residence_id, request_id })
const accept = (asked: Asked, who = samira!) => who.call('tenants.acceptRequest', onRequest(asked))
const reject = (asked: Asked, who = samira!) => who.call('tenants.rejectRequest', onRequest(asked))
const listOf = async (residence_id: number, who = samira!) => who.call('tenants.listAccessRequests', { residence_id })
const idsOf = async (residence_id: number) => (await listOf(residence_id)).data.map(({ id }: { id: number }) => id)
const residentsOf = async (residence_id: number) => (await samira!.call('tenants.listResidents', { residence_id })).data
const states = async (id: number) =>
  (
    await db
      .selectFrom('residence_states_history')
      .select('state')
      .where('residence_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ state }) => state)

test('TEN-12: what waits in a home, with who asks and since when; accepting and rejecting name the home and the request', async () => {
  const one = await newRequest(activated)
  const two = await newRequest(activated)
  const { data } = await listOf(activated)
  expect(data.find(({ id }: { id: number }) => id === one.request_id)).toEqual({
    id: one.request_id,
    user_id: one.user_id,
    username: one.username,
    name: 'Inès Garnier',
    role_code: 'TENANT',
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    residence: { id: activated, name: 'Appartement A04', is_activated: true },
    cannot: { accept: null, reject: null },
  })
  expect(await accept(one)).toMatchObject({ status: 200, message: 'La demande d’accès a été acceptée.' })
  expect(await reject(two)).toMatchObject({ status: 200, data: {}, message: 'La demande d’accès a été refusée.' })
  const absent = { status: 404, error_reason: 'ACCESS_REQUEST_NOT_FOUND' }
  for (const decide of [accept, reject])
    expect(await decide({ ...(await newRequest(activated)), residence_id: untouched })).toMatchObject(absent)
})

test('TEN-04: all that waits and all who live there are answered at once, those who came first first', async () => {
  const wants = await Promise.all(Array.from({ length: 30 }, () => newRequest(tilleuls)))
  const { data, meta } = await listOf(tilleuls)
  expect(meta).toEqual({ total: data.length, per_page: data.length, current_page: 1, last_page: 1 })
  expect(data.length).toBeGreaterThan(wants.length)
  const since = data.map(({ created_at }: { created_at: string }) => created_at)
  expect(since).toEqual(since.toSorted())
  await db.deleteFrom('access_requests').where('residence_id', '=', tilleuls).execute()

  const residents = await residentsOf(tilleuls)
  const arrived = residents.map(({ created_at }: { created_at: string }) => created_at)
  expect(arrived.length).toBeGreaterThan(5)
  expect(arrived).toEqual(arrived.toSorted())
  expect(new Set(arrived).size).toBeGreaterThan(1)
})

test('on the page of a building, what waits in its flats waits too, and the flat is named', async () => {
  const asked = await newRequest(untouched)
  const { data } = await listOf(tilleuls)
  expect(data.find(({ id }: { id: number }) => id === asked.request_id).residence).toEqual({
    id: untouched,
    name: 'Appartement A07',
    is_activated: false,
  })
  // It is decided where it was made.
  expect(await accept({ ...asked, residence_id: tilleuls })).toMatchObject({ status: 404 })
})

test('TEN-08: accepted, the tenant lives there and the request is gone; rejected, it is gone and nobody is added', async () => {
  const mark = await journalMark()
  const wanted = await newRequest(activated)
  expect(await idsOf(activated)).toContain(wanted.request_id)
  expect((await accept(wanted)).data).toMatchObject({
    user_id: wanted.user_id,
    role_code: 'TENANT',
    residence: { id: activated },
    cannot: { remove: null },
  })
  expect(await idsOf(activated)).not.toContain(wanted.request_id)
  expect(await residentsOf(activated)).toContainEqual(expect.objectContaining({ user_id: wanted.user_id }))

  const unwanted = await newRequest(activated)
  const before = await residentsOf(activated)
  await reject(unwanted)
  expect(await idsOf(activated)).not.toContain(unwanted.request_id)
  expect(await residentsOf(activated)).toEqual(before)
  expect([await statusOf(wanted.request_id), await statusOf(unwanted.request_id)]).toEqual(['ACCEPTED', 'REJECTED'])
  expect((await journalOf(activated, mark)).map(({ username, pretty_log }) => ({ username, pretty_log }))).toEqual([
    {
      username: 'samira@rivages.example',
      pretty_log: [{ attribute_name: 'tenant', old_value: null, value: 'Inès Garnier' }],
    },
    {
      username: 'samira@rivages.example',
      pretty_log: [{ attribute_name: 'access_request', old_value: 'Inès Garnier', value: null }],
    },
  ])
})

test('TEN-08: the person is told by mail and in their area, in a mail that leads to their home only once they have one', async () => {
  const [wanted, unwanted] = [await newRequest(activated), await newRequest(activated)]
  await accept(wanted)
  await reject(unwanted)
  const [yes] = await mailsTo(wanted.username)
  expect(yes).toMatchObject({ subject: 'Accès accordé\u00a0: Appartement A04' })
  expect(yes!.links.some((link) => link.endsWith('/logement'))).toBe(true)
  const [no] = await mailsTo(unwanted.username)
  expect(no).toMatchObject({ subject: 'Demande d’accès refusée\u00a0: Appartement A04', links: [] })
  const told = async (user_id: number) =>
    (await db.selectFrom('user_notifications').select('code').where('user_id', '=', user_id).execute()).map(
      ({ code }) => code,
    )
  expect([await told(wanted.user_id), await told(unwanted.user_id)]).toEqual([['ACCESS_ACCEPTED'], ['ACCESS_REJECTED']])
})

test('TEN-09: in a home that nobody has activated, the company’s owner account activates it first; in another, accepting changes no date', async () => {
  const mark = await journalMark()
  const asked = await newRequest(untouched)
  await accept(asked)
  expect(await activationOf(untouched)).not.toBeNull()
  expect(await roleIn(untouched, await world.user('patrimoine@rivages.example'))).toBe('OWNER')
  expect((await states(untouched)).slice(-1)).toEqual(['ACTIVATED'])
  expect((await journalOf(untouched, mark)).map(({ model_name }) => model_name)).toEqual([
    'ResidenceActivationCode',
    'Residence',
  ])
  // One home is let: its neighbours and its building are not activated by it.
  expect(await activationOf(await flatOf('A08'))).toBeNull()
  expect(await activationOf(tilleuls)).toBeNull()

  const before = [await activationOf(untouched), await states(untouched)]
  await accept(await newRequest(untouched))
  expect([await activationOf(untouched), await states(untouched)]).toEqual(before)
})

test('TEN-10: without an owner account that has an address, a home to be activated stays closed and the request waits', async () => {
  const home = await flatOf('A08')
  const [asked, elsewhere] = [await newRequest(home), await newRequest(activated)]
  const refused = { status: 409, error_reason: 'COMPANY_OWNER_USER_REQUIRED' }
  await withoutOwner('Habitat Rivages', async () => {
    expect(await accept(asked)).toMatchObject(refused)
    expect((await listOf(home)).data).toMatchObject([{ cannot: { accept: refused.error_reason, reject: null } }])
    expect((await accept(elsewhere)).status).toBe(200)
  })
  const owner = await world.user('patrimoine@rivages.example')
  await db.updateTable('users').set({ email: null }).where('id', '=', owner).execute()
  expect(await accept(asked)).toMatchObject(refused)
  expect(await statusOf(asked.request_id)).toBe('PENDING')
  expect([await activationOf(home), await roleIn(home, asked.user_id)]).toEqual([null, null])
  await db.updateTable('users').set({ email: 'patrimoine@rivages.example' }).where('id', '=', owner).execute()
  expect((await accept(asked)).status).toBe(200)
})

test('409: what was decided is not decided again, either way', async () => {
  const [accepted, rejected] = [await newRequest(activated), await newRequest(activated)]
  await accept(accepted)
  await reject(rejected)
  const again = { status: 409, error_reason: 'ACCESS_REQUEST_ALREADY_DECIDED' }
  for (const asked of [accepted, rejected])
    for (const decide of [accept, reject]) expect(await decide(asked)).toMatchObject(again)
})

test('D2-C12: an owner’s request is kept, and neither listed nor decided here', async () => {
  const asked = await newRequest(activated, 'OWNER')
  expect(await idsOf(activated)).not.toContain(asked.request_id)
  for (const decide of [accept, reject])
    expect(await decide(asked)).toMatchObject({ status: 404, error_reason: 'ACCESS_REQUEST_NOT_FOUND' })
  expect(await statusOf(asked.request_id)).toBe('PENDING')
})

test('D2-A02: a manager above decides for the landlord; nobody decides on a home that is no landlord’s', async () => {
  expect((await accept(await newRequest(activated), marie)).status).toBe(200)
  const lilas = await world.project('Maison Les Lilas')
  const asked = await newRequest(lilas)
  for (const answer of [await accept(asked, marie), await reject(asked, marie), await listOf(lilas, marie)])
    expect(answer).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await statusOf(asked.request_id)).toBe('PENDING')
})

test('the colleagues of whoever lets someone in learn that the home is activated, once', async () => {
  const home = await flatOf('A09')
  await db.deleteFrom('notifications').execute()
  await accept(await newRequest(home), marie)
  expect(await kindsOf('samira@rivages.example')).toEqual(['HOME_ACTIVATED'])
  expect(await kindsOf('marie@horizon.example')).toEqual([])
})

test('whoever is at home by another way asks for nothing any more', async () => {
  const home = await flatOf('A10')
  const asked = await newRequest(home)
  const { residence_code } = (await world.flats(building)).find(({ id }) => id === home)!
  const person = await as(asked.username, 'resident')
  // Nobody but the landlord's own account becomes an owner by a code.
  const company_id = await world.company('Habitat Rivages')
  const owner_user_id = await world.user(asked.username)
  const { owner_user_id: before } = await db
    .selectFrom('companies')
    .select('owner_user_id')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  const put = (id: number | null) =>
    db.updateTable('companies').set({ owner_user_id: id }).where('id', '=', company_id).execute()
  await put(owner_user_id)
  const claimed = await person.call('residents.activateByCode', { activation_code: residence_code })
  await put(before)
  expect(claimed.status).toBe(200)
  expect(await statusOf(asked.request_id)).toBe('CANCELLED')
  expect(await accept(asked)).toMatchObject({ status: 409, error_reason: 'ACCESS_REQUEST_ALREADY_DECIDED' })
})
