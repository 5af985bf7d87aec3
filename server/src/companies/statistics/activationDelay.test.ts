import type { Statistics } from '@logis/contract/companies.statistics'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const zoe = 'zoe@batir-ouest.example'
let company = 0
beforeAll(async () => {
  company = await world.company('Bâtir Ouest')
})

const delay = async (username = zoe, company_id = company, children = '0') =>
  ((await (await as(username)).call('companies.getStatistics', { company_id, children })).data as Statistics)
    .activation_delay

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
let homes = 0
/** A home that was activated so many days ago, so many days after its invitation; null for one that had none. */
const activated = async (ago: number, waited: number | null, more: { company_id?: number; is_ptg?: boolean } = {}) => {
  homes += 1
  const contact = await db
    .insertInto('contact_informations')
    .values({ public_name: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('residences')
    .values({
      company_id: company,
      type: 'HOUSE',
      name: `Activée ${homes}`,
      residence_code: String(700_000_000_000 + homes),
      contact_information_id: contact.id,
      activation_date: daysAgo(ago),
      credentials_sent_at: waited === null ? null : daysAgo(ago + waited),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const set = (id: number, values: { deleted_at?: Date | null; activation_date?: Date | null }) =>
  db.updateTable('residences').set(values).where('id', '=', id).execute()

test('how long an activation takes is the median of 90 days, of homes that were invited before it', async () => {
  expect(await delay()).toBeNull()
  await activated(5, null)
  await activated(5, -3)
  expect(await delay()).toBeNull()
  await activated(1, 4)
  expect(await delay()).toEqual({ days: 4, change: null, weeks: [...Array<null>(11).fill(null), 4] })
  await activated(2, 9)
  // Of two the middle between them, half a day rounded up.
  expect((await delay())?.days).toBe(7)
  await activated(2, 30)
  expect((await delay())?.days).toBe(9)
  // Ninety days ago it is out; until three weeks ago it was what there was.
  await activated(90, 50)
  expect((await delay())?.days).toBe(9)
  const last = await delay()
  expect(last?.weeks.slice(0, -1)).toEqual(Array<number>(11).fill(50))
  expect(last?.change).toBe(9 - 50)
})

test('a home that is cancelled, or no longer activated, leaves the delay at once', async () => {
  const before = await delay()
  const home = await activated(1, 200)
  expect((await delay())?.days).not.toBe(before?.days)
  await set(home, { deleted_at: new Date() })
  expect(await delay()).toEqual(before)
  await set(home, { deleted_at: null, activation_date: null })
  expect(await delay()).toEqual(before)
})

test('a manager’s delay is that of all below it, but for their gas passports; one’s own passports count', async () => {
  const before = await delay()
  const contact = await db
    .insertInto('contact_informations')
    .values({ public_name: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const below = await db
    .insertInto('companies')
    .values({ name: 'Bâtir Est', type: 'RESIDENCE_BUILDER', parent_id: company, contact_information_id: contact.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await activated(3, 70, { company_id: below.id, is_ptg: true })
  expect(await delay(zoe, company, '1')).toEqual(before)
  await activated(3, 70, { company_id: below.id })
  expect(await delay()).toEqual(before)
  expect(await delay(zoe, company, '1')).not.toEqual(before)
  await activated(3, 70, { is_ptg: true })
  expect(await delay()).not.toEqual(before)
})
