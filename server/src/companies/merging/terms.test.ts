import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})
beforeEach(() => db.deleteFrom('rate_limits').execute())

let drawn = 0
const company = async (): Promise<number> => {
  const name = `À terme ${(drawn += 1)}`
  return (await admin.call('partners.createPartner', { name, type: 'RENOVATION' })).data.id
}
type Term = [code: string, starts_on: string, ends_on: string | null]
const termsOf = async (company_id: number): Promise<Term[]> =>
  (
    await db
      .selectFrom('company_subscriptions')
      .select(['code', 'starts_on', 'ends_on'])
      .where('company_id', '=', company_id)
      .orderBy('starts_on')
      .execute()
  ).map(({ code, starts_on, ends_on }) => [code, starts_on, ends_on])
const year = new Date().getFullYear()
const [first, last] = [(after: number) => `${year + after}-01-01`, (after: number) => `${year + after}-12-31`]

test.each([
  [
    'a term that has ended is in the way of what was of those days alone',
    ['MSL_CONFORT', first(-2), last(5)],
    [['MSL_PREMIUM', first(-3), last(-1)]],
    ['MSL_CONFORT', first(0), last(5)],
  ],
  [
    'without a last day it goes on so',
    ['MSL_SUIVIPROJET', first(-2), null],
    [['MSL_SUIVIPROJET', first(-3), last(-1)]],
    ['MSL_SUIVIPROJET', first(0), null],
  ],
  [
    'a term that is yet to come ends it the day before',
    ['MSL_CONFORT', first(-2), last(5)],
    [
      ['MSL_PREMIUM', first(-3), last(-2)],
      ['MSL_PREMIUM', first(3), last(8)],
    ],
    ['MSL_CONFORT', first(-1), last(2)],
  ],
  [
    'after a running one it begins again',
    ['MSL_CONFORT', first(-2), last(5)],
    [['MSL_INITIAL', first(-1), last(1)]],
    ['MSL_CONFORT', first(2), last(5)],
  ],
  [
    'nothing is left of it: it stays behind',
    ['MSL_CONFORT', first(-2), last(5)],
    [['MSL_PREMIUM', first(-3), null]],
    null,
  ],
  [
    'what has ended in part stays behind too',
    ['MSL_CONFORT', first(-4), last(-1)],
    [['MSL_PREMIUM', first(-3), last(-3)]],
    null,
  ],
] as [string, Term, Term[], Term | null][])('%s', async (_case, moving, others, after) => {
  const [from, into] = [await company(), await company()]
  const rows = [moving, ...others].map(([code, starts_on, ends_on], place) => ({
    company_id: place === 0 ? from : into,
    code,
    starts_on,
    ends_on,
  }))
  await db.insertInto('company_subscriptions').values(rows).execute()
  const { data } = await admin.call('partners.previewMerge', { company_id: from, into_id: into })
  expect(data).toMatchObject({ subscriptions: 1, subscriptions_left: after ? 0 : 1 })
  expect((await admin.call('partners.mergePartner', { company_id: from, into_id: into })).status).toBe(200)
  expect(await termsOf(from)).toEqual(after ? [] : [moving])
  const expected = [...others, ...(after ? [after] : [])].toSorted((a, b) => a[1].localeCompare(b[1]))
  expect(await termsOf(into)).toEqual(expected)
})
