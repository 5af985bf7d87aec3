import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { bracketed } from '#platform/testing/forms.ts'
import { world } from '#platform/testing/world.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'

withoutLimits()

let yann: Client
let admin: Client
let lenoir: number
let sud: number
beforeAll(async () => {
  yann = await as('yann@lenoir.example')
  admin = await as('admin@logis.example')
  lenoir = await world.company('Chauffage Lenoir')
  sud = await world.company('Gaz Service Sud')
})

const quotaOf = async (who: Client, company_id: number) => who.call('passports.getQuota', { company_id })
const customer = {
  name: 'M. Quota',
  email: 'quota@foyer.example',
  street_name: 'Rue',
  zip_code: '44000',
  city: 'Nantes',
}
const fields = bracketed({ contact_information: customer, intervention: { type: 'MAINTENANCE' } })
const create = (who: Client, company_id: number) => who.upload('passports.createPassport', { company_id }, fields, [])
const setUsed = (company_id: number, used: number) =>
  db
    .insertInto('ptg_quota_usages')
    .values({ company_id, month: sql<string>`f_paris_month(now())`, used })
    .onConflict((conflict) => conflict.columns(['company_id', 'month']).doUpdateSet({ used }))
    .execute()

test('PTG-22 PTG-23 the quota of the month: its value, what is left, what is used', async () => {
  const { data } = await quotaOf(yann, lenoir)
  expect(data).toEqual({
    value: 20,
    availability: 8,
    used: 12,
    month: expect.stringMatching(/^\d{4}-\d{2}-01$/),
    file_limit: 20 * 1_048_576,
    cannot: { create: null },
  })
})

test('PTG-25 a company without the option has neither value nor availability', async () => {
  const { data } = await quotaOf(await as('nora@gaz-sud.example'), sud)
  expect(data).toMatchObject({
    value: null,
    availability: null,
    used: 0,
    cannot: { create: 'PTG_QUOTA_NOT_AVAILABLE' },
  })
})

test('PTG-22 PTG-24/installer a manager reads an installer’s quota and may not create; other companies have none to read', async () => {
  const marie = await as('marie@horizon.example')
  expect((await quotaOf(marie, lenoir)).data).toMatchObject({ value: 20, cannot: { create: 'FORBIDDEN' } })
  expect(await quotaOf(marie, await world.company('Groupe Horizon'))).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  const hugo = await as('hugo@clairiere.example')
  expect(await quotaOf(hugo, await world.company('Maisons Clairière'))).toMatchObject({
    status: 403,
    error_reason: 'FORBIDDEN',
  })
  expect(await quotaOf(hugo, lenoir)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
})

test.each([
  ['2026-01-31T22:59:59Z', '2026-01-01'],
  ['2026-01-31T23:00:00Z', '2026-02-01'],
  ['2026-07-31T21:59:59Z', '2026-07-01'],
  ['2026-07-31T22:00:00Z', '2026-08-01'],
  ['2026-10-31T22:30:00Z', '2026-10-01'],
  ['2026-10-31T23:00:00Z', '2026-11-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2028-02-29T23:00:00Z', '2028-03-01'],
])('PTG-27 %s is in the Paris month of %s, in winter as in summer', async (instant, month) => {
  const { rows } = await sql<{ month: string }>`select f_paris_month(${instant}::timestamptz) as month`.execute(db)
  expect(rows).toEqual([{ month }])
})

test('PTG-23 PTG-24/left PTG-26/reached PTG-27 409: the last unit of the month is the last one, and the next month is new', async () => {
  await setUsed(lenoir, 19)
  expect((await create(yann, lenoir)).status).toBe(201)
  expect((await quotaOf(yann, lenoir)).data).toMatchObject({ availability: 0, cannot: { create: 'PTG_QUOTA_REACHED' } })
  expect(await create(yann, lenoir)).toMatchObject({
    status: 409,
    error_reason: 'PTG_QUOTA_REACHED',
    error_message: 'Votre quota mensuel de PTG est dépassé. Veuillez réessayer le mois prochain.',
  })
  await db
    .updateTable('ptg_quota_usages')
    .set({ month: sql<string>`(month - interval '1 month')::date` })
    .where('company_id', '=', lenoir)
    .execute()
  expect((await quotaOf(yann, lenoir)).data).toMatchObject({ availability: 20, used: 0 })
  expect((await create(yann, lenoir)).status).toBe(201)
  expect((await quotaOf(yann, lenoir)).data).toMatchObject({ availability: 19, used: 1 })
})

test('PTG-23 a lowered value takes nothing back: availability shows 0, never less', async () => {
  await setUsed(lenoir, 12)
  await admin.call('passports.setQuota', { company_id: lenoir, value: 5 })
  expect((await quotaOf(yann, lenoir)).data).toMatchObject({ value: 5, used: 12, availability: 0 })
  expect(await create(yann, lenoir)).toMatchObject({ status: 409, error_reason: 'PTG_QUOTA_REACHED' })
  await admin.call('passports.setQuota', { company_id: lenoir, value: 13 })
  expect((await create(yann, lenoir)).status).toBe(201)
})

test('PTG-27 an administrator gives the option, 20 a month unless told otherwise, changes it and takes it away', async () => {
  const nora = await as('nora@gaz-sud.example')
  expect((await admin.call('passports.setQuota', { company_id: sud })).data).toEqual({
    company: { id: sud, name: 'Gaz Service Sud' },
    value: 20,
    used: 0,
    availability: 20,
  })
  expect((await create(nora, sud)).status).toBe(201)
  const { data } = await admin.call('passports.listQuotas')
  expect(data.map(({ company }: { company: { name: string } }) => company.name)).toEqual([
    'Chauffage Lenoir',
    'Gaz Service Sud',
  ])
  expect(data[1]).toMatchObject({ value: 20, used: 1, availability: 19 })
  expect((await admin.call('passports.removeQuota', { company_id: sud })).status).toBe(204)
  expect(await create(nora, sud)).toMatchObject({ status: 403, error_reason: 'PTG_QUOTA_NOT_AVAILABLE' })
})

test('PTG-27 422: only installers have one; 404: nobody has none; 403: only administrators give it', async () => {
  const clairiere = await world.company('Maisons Clairière')
  expect(await admin.call('passports.setQuota', { company_id: clairiere, value: 3 })).toMatchObject({
    status: 422,
    error_reason: 'COMPANY_TYPE_MISMATCH',
  })
  expect(await admin.call('passports.setQuota', { company_id: 999_999_999 })).toMatchObject({ status: 404 })
  expect(await admin.call('passports.setQuota', { company_id: lenoir, value: -1 })).toMatchObject({ status: 422 })
  for (const operation of ['passports.setQuota', 'passports.removeQuota'])
    expect(await yann.call(operation, { company_id: lenoir })).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  expect(await yann.call('passports.listQuotas')).toMatchObject({ status: 403 })
})

test('PTG-27 a thousand who create at once against a quota of a hundred make exactly a hundred', async () => {
  await admin.call('passports.setQuota', { company_id: sud, value: 100 })
  await setUsed(sud, 0)
  const nora = await as('nora@gaz-sud.example')
  const made = async () =>
    (
      await db
        .selectFrom('residences')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('company_id', '=', sud)
        .executeTakeFirstOrThrow()
    ).count
  const before = await made()
  // A server with too many waiting says 503, before the passport is made or after: whoever hears that asks again, as one.
  const insist = async (key: string): Promise<number> => {
    const headers = { 'idempotency-key': key }
    const { status } = await nora.upload('passports.createPassport', { company_id: sud }, fields, [], headers)
    return status === 503 ? insist(key) : status
  }
  const statuses = await Promise.all(Array.from({ length: 1000 }, () => insist(crypto.randomUUID())))
  expect(new Set(statuses)).toEqual(new Set([201, 409]))
  expect(statuses.filter((status) => status === 201)).toHaveLength(100)
  expect((await made()) - before).toBe(100)
  expect((await quotaOf(nora, sud)).data).toMatchObject({ value: 100, used: 100, availability: 0 })
}, 120_000)
