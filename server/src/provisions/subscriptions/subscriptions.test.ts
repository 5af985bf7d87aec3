import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { personOf } from '#platform/testing/administration.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'
import { renewTerms, tellOfEnds } from './rules.ts'

let admin: Client
let clairiere = 0
beforeAll(async () => {
  admin = await as('admin@logis.example')
  clairiere = await world.company('Maisons Clairière')
})

let drawn = 0
const company = async (type = 'RENOVATION'): Promise<number> =>
  (await admin.call('partners.createPartner', { name: `Abonnée ${(drawn += 1)}`, type })).data.id
const create = (company_id: number, more: object = {}) =>
  admin.call('subscriptions.createSubscription', { company_id, code: 'MSL_PREMIUM', starts_on: '2026-01-01', ...more })
const on = (act: string, subscription_id: number, more: object = {}) =>
  admin.call(`subscriptions.${act}`, { subscription_id, ...more })
const list = async (search: object) =>
  (await admin.call('subscriptions.listSubscriptions', { page_size: -1, search })).data
const dayIn = async (days: number): Promise<string> =>
  (await sql<{ day: string }>`select (now() at time zone 'Europe/Paris')::date + ${days}::int as day`.execute(db))
    .rows[0]!.day

test('ADMIN-01/server per company its offer, modules, dates and quota: added, changed, ended, renewed; the feed has each', async () => {
  const id = await company('INSTALLER')
  const made = await create(id, { licence_years: 5 })
  expect(made).toMatchObject({
    status: 201,
    data: {
      company: { id },
      code: 'MSL_PREMIUM',
      kind: 'OFFER',
      state: 'RUNNING',
      starts_on: '2026-01-01',
      ends_on: '2030-12-31',
      licence_years: 5,
      quantity: null,
      cannot: { edit: null, end: null, renew: null, delete: 'SUBSCRIPTION_HAS_BEGUN' },
    },
  })
  expect(await create(id, { code: 'MSL_SUIVIPROJET' })).toMatchObject({
    status: 201,
    data: { kind: 'MODULE', ends_on: null },
  })
  const { id: subscription } = made.data
  expect((await on('editSubscription', subscription, { quantity: 40 })).data).toMatchObject({
    quantity: 40,
    licence_years: 5,
  })
  expect((await on('renewSubscription', subscription)).data).toMatchObject({ ends_on: '2035-12-31' })
  expect((await on('endSubscription', subscription)).data).toMatchObject({ ends_on: await dayIn(0), state: 'RUNNING' })
  expect((await list({ company_id: String(id) })).map(({ code }: { code: string }) => code).toSorted()).toEqual([
    'MSL_PREMIUM',
    'MSL_SUIVIPROJET',
  ])
  expect(await admin.call('passports.setQuota', { company_id: id, value: 12 })).toMatchObject({ data: { value: 12 } })
  const { data } = await admin.call('administration.listEntries', {
    search: { model_name: 'Company', model_id: String(id) },
    page_size: -1,
  })
  const told = data.flatMap(({ changes }: { changes: { attribute_name: string }[] }) => changes)
  const terms = told.filter(({ attribute_name }: { attribute_name: string }) => attribute_name === 'subscription')
  expect(terms).toHaveLength(5)
  expect(told).toContainEqual({ attribute_name: 'quota', old_value: null, value: '12' })
  expect(terms[0]).toMatchObject({ old_value: expect.stringContaining('2035-12-31') })
})

test('PROF-40/changed what an administrator changes is what the company reads among its settings, and what its new homes carry', async () => {
  const hugo = await as('hugo@clairiere.example')
  const services = async () => (await hugo.call('provisions.listCompanyServices', { company_id: clairiere })).data
  const { data } = await create(clairiere, { code: 'MSL_REPCONSOS' })
  expect(await services()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'MSL_REPCONSOS', starts_on: '2026-01-01', is_active: true }),
    ]),
  )
  await on('editSubscription', data.id, { ends_on: '2026-02-01' })
  expect(await services()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'MSL_REPCONSOS', ends_on: '2026-02-01', is_active: false }),
    ]),
  )
  expect(await hugo.call('subscriptions.endSubscription', { subscription_id: data.id })).toMatchObject({ status: 403 })
})

test('ADMIN-19/dated data is kept three years after the end, ten more where the extension runs on that day', async () => {
  const id = await company()
  const offer = (await create(id, { licence_years: 10 })).data
  expect(offer).toMatchObject({ ends_on: '2035-12-31', kept_until: '2038-12-31' })
  await create(id, { code: 'MSL_10ANS' })
  expect((await list({ company_id: String(id), code: 'MSL_PREMIUM' }))[0]).toMatchObject({ kept_until: '2048-12-31' })
})

test('409: one offer at a time and each module once, also when two are added at once; one after the other is right', async () => {
  const id = await company()
  const both = await Promise.all([create(id), create(id, { code: 'MSL_CONFORT' })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)).toMatchObject({ error_reason: 'SUBSCRIPTION_OVERLAPS' })
  const [first] = await list({ company_id: String(id) })
  await on('editSubscription', first.id, { ends_on: '2026-06-30' })
  expect(await create(id, { code: 'MSL_INITIAL', starts_on: '2026-06-30' })).toMatchObject({ status: 409 })
  expect((await create(id, { code: 'MSL_INITIAL', starts_on: '2026-07-01' })).status).toBe(201)
  expect(await on('editSubscription', first.id, { ends_on: null })).toMatchObject({
    error_reason: 'SUBSCRIPTION_OVERLAPS',
  })
  expect(await on('renewSubscription', first.id)).toMatchObject({ error_reason: 'SUBSCRIPTION_OVERLAPS' })
})

test('refusals: dates the wrong way round, a licence of another offer, an unknown code, company or subscription, acts out of time', async () => {
  const id = await company()
  expect(await create(id, { ends_on: '2025-12-31' })).toMatchObject({
    status: 422,
    error_reason: 'SUBSCRIPTION_DATES_INVALID',
  })
  expect(await create(id, { code: 'MSL_INITIAL', licence_years: 5 })).toMatchObject({
    status: 422,
    error_reason: 'SUBSCRIPTION_LICENCE_ONLY_PREMIUM',
  })
  const { data: made } = await create(await company(), { code: 'MSL_INITIAL' })
  expect(await on('editSubscription', made.id, { ends_on: '2025-12-31' })).toMatchObject({
    error_reason: 'SUBSCRIPTION_DATES_INVALID',
  })
  expect(await on('editSubscription', made.id, { licence_years: 5 })).toMatchObject({
    error_reason: 'SUBSCRIPTION_LICENCE_ONLY_PREMIUM',
  })
  expect(await create(id, { licence_years: 7 })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await create(id, { code: 'NOTHING' })).toMatchObject({
    status: 422,
    error_reason: 'SERVICE_PROVISION_UNKNOWN',
  })
  expect(await create(999_999_999)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  for (const [act, more] of [
    ['editSubscription', { quantity: 1 }],
    ['endSubscription', {}],
    ['renewSubscription', {}],
    ['deleteSubscription', {}],
  ] as const)
    expect(await on(act, 999_999_999, more)).toMatchObject({ status: 404, error_reason: 'SUBSCRIPTION_NOT_FOUND' })
  const planned = (await create(id, { starts_on: '2090-01-01' })).data
  expect(planned).toMatchObject({ state: 'PLANNED' })
  expect(await on('endSubscription', planned.id)).toMatchObject({ error_reason: 'SUBSCRIPTION_NOT_RUNNING' })
  expect(await on('renewSubscription', planned.id)).toMatchObject({ error_reason: 'SUBSCRIPTION_WITHOUT_END' })
  expect((await on('deleteSubscription', planned.id)).status).toBe(204)
  const running = (await create(id)).data
  expect(await on('deleteSubscription', running.id)).toMatchObject({
    status: 409,
    error_reason: 'SUBSCRIPTION_HAS_BEGUN',
  })
})

test('the administrators of the company are told sixty and fifteen days before, once each in their language, by whichever worker', async () => {
  const id = await company()
  const [first, second, member] = [await personOf(), await personOf(), await personOf()]
  await db.updateTable('users').set({ locale: 'en-UK' }).where('id', '=', second).execute()
  await db
    .insertInto('user_role_companies')
    .values([
      { user_id: first, company_id: id, role: 'COMPANY_ADMIN' },
      { user_id: second, company_id: id, role: 'COMPANY_ADMIN' },
      { user_id: member, company_id: id, role: 'COMPANY_MEMBER' },
    ])
    .execute()
  const addressOf = async (user: number) =>
    (await db.selectFrom('users').select('username').where('id', '=', user).executeTakeFirstOrThrow()).username
  const [french, english, nobody] = [await addressOf(first), await addressOf(second), await addressOf(member)]
  const { data } = await create(id, { ends_on: await dayIn(61) })
  const told = async () => (await mailsTo(french)).length
  await tellOfEnds()
  expect(await told()).toBe(0)
  for (const [days, count] of [
    [60, 1],
    [16, 2], // another end, told anew
    [15, 3],
    [3, 4],
  ] as const) {
    await on('editSubscription', data.id, { ends_on: await dayIn(days) })
    await Promise.all([tellOfEnds(), tellOfEnds(), tellOfEnds()])
    await tellOfEnds()
    expect(await told()).toBe(count)
  }
  expect((await mailsTo(french))[0]!.subject).toMatch(/^Offre Premium\u00a0: fin le /)
  const [mail] = await mailsTo(english)
  expect(mail!.subject).toMatch(/ends on/)
  expect(mail!.text).toContain('Data is kept until')
  expect(await mailsTo(nobody)).toEqual([])
})

test('what renews goes on by itself on its last day, once whatever worker does it, each time dated; what is ended, or has another in its way, does not', async () => {
  const [id, other] = [await company(), await company()]
  const term = async (company_id: number, more: object) => (await create(company_id, more)).data.id as number
  const end = await dayIn(0)
  const going = await term(id, { ends_on: end, licence_years: 5, renews: true })
  const ended = await term(id, { code: 'MSL_SUIVIPROJET', ends_on: await dayIn(3), renews: true })
  const blocked = await term(other, { ends_on: end, renews: true })
  await create(other, { code: 'MSL_CONFORT', starts_on: await dayIn(1) })
  expect((await on('endSubscription', ended)).data).toMatchObject({ ends_on: end, renews: false })
  const ends = async () =>
    Object.fromEntries(
      (await list({})).map(({ id: row, ends_on }: { id: number; ends_on: string }) => [row, ends_on]),
    ) as Record<number, string>
  await Promise.all([renewTerms(), renewTerms(), renewTerms()])
  await renewTerms()
  const until = `${Number(end.slice(0, 4)) + 5}${end.slice(4)}`
  expect(await ends()).toMatchObject({ [going]: until, [ended]: end, [blocked]: end })
  const dated = await db
    .selectFrom('subscription_renewals')
    .select(['ended_on', 'ends_on'])
    .where('subscription_id', 'in', [going, ended, blocked])
    .execute()
  expect(dated).toEqual([{ ended_on: end, ends_on: until }])
  const withoutEnd = { status: 409, error_reason: 'SUBSCRIPTION_WITHOUT_END' }
  expect(await create(await company(), { renews: true })).toMatchObject(withoutEnd)
  expect(await on('editSubscription', going, { ends_on: null })).toMatchObject(withoutEnd)
})

test('what is subscribed to for ever, as people write it, is kept as long, and the list is read', async () => {
  const id = await company()
  const made = await create(id, { ends_on: '9999-12-31' })
  expect(made).toMatchObject({ status: 201, data: { ends_on: '9999-12-31', kept_until: '9999-12-31' } })
  expect(await list({ company_id: String(id) })).toHaveLength(1)
})
