import { flag, idOf, list, pastDay, text } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from './db.ts'
import { listReader, whether } from './listReader.ts'

/** Rows that no noun owns: the numbers 1 to 40, ten of each group, every fourth without a note. */
const numbers = sql`(select n, 'Élan ' || n % 4 as name, case when n % 4 > 0 then n % 3 end as note,
  timestamptz '2026-01-31 22:59:59Z' + make_interval(secs => n) as made_at from generate_series(1, 40) n) t`

const declared = list({
  search: { name: text(20), group_id: idOf, is_even: flag, made_at: pastDay('<=') },
  text: true,
  sorts: ['name', 'note', 'made_at'],
  by: 'name',
})
const reader = listReader(declared, {
  id: sql`t.n`,
  sorts: { name: sql`f_norm(t.name)`, note: sql`t.note`, made_at: sql`t.made_at` },
  neverNull: ['name', 'made_at'],
  search: {
    name: sql`f_norm(t.name)`,
    group_id: sql`t.n % 4`,
    is_even: whether(sql<SqlBool>`t.n % 2 = 0`),
    made_at: sql`t.made_at`,
  },
  text: [sql`f_norm(t.name)`, sql`t.n::text`],
})

type Request = Parameters<typeof reader.page>[0]
const first: Request = {
  page: 1,
  page_size: 10,
  sort: [{ key: 'name', descending: false }],
  search: { text: null, where: {} },
}
const place = {
  from: numbers,
  within: [sql<SqlBool>`t.n > 0`],
  columns: sql`t.n`,
  joins: sql`left join ${numbers} on t.n = page.id`,
}
const ask = (request: Partial<Request> = {}, more: Partial<Parameters<typeof reader.page>[1]> = {}) =>
  reader.page<{ n: number }>({ ...first, ...request }, { ...place, ...more })
const where = (criteria: Request['search']['where'], typed: string | null = null) => ({
  search: { text: typed, where: criteria },
})

beforeAll(() => sql`select 1`.execute(db))

test.each([
  ['read off an index', {}],
  ['among hits', { also: [sql<SqlBool>`t.n < 1000`] }],
  ['beside a maintained total', { total: sql`select 40` }],
])(
  '%s: pages add up to every row once, whatever shares a place in the order, and the total holds beyond the end',
  async (_, more) => {
    for (const key of ['name', 'note', 'made_at'] as const)
      for (const descending of [false, true]) {
        const pages = []
        for (const page of [1, 2, 3, 4]) pages.push(await ask({ page, sort: [{ key, descending }] }, more))
        const ids = pages.flatMap(({ data }) => data.map(({ n }) => n))
        expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_each, index) => index + 1))
        expect(await ask({ page: 1, page_size: 40, sort: [{ key, descending }] }, more)).toMatchObject({
          data: ids.map((n) => ({ n })),
        })
      }
    expect(await ask({ page: 9 }, more)).toEqual({
      data: [],
      meta: { total: 40, per_page: 10, current_page: 9, last_page: 4 },
    })
  },
)

test('ties follow the first sort, and what is null comes last both ways', async () => {
  const ids = async (sort: Request['sort']) => (await ask({ sort, page_size: 40 })).data.map(({ n }) => n)
  expect((await ids([{ key: 'name', descending: true }])).slice(0, 3)).toEqual([39, 35, 31])
  for (const descending of [false, true]) {
    const found = await ids([{ key: 'note', descending }])
    expect(found.slice(30).every((n) => n % 4 === 0)).toBe(true)
  }
  const both = await ids([
    { key: 'note', descending: false },
    { key: 'made_at', descending: true },
  ])
  expect(both.slice(0, 3)).toEqual([39, 33, 30])
})

test('criteria and a plain text apply together', async () => {
  const total = async (request: Partial<Request>) => (await ask(request)).meta.total
  expect(await total(where({ name: 'elan 1' }))).toBe(10)
  expect(await total(where({ name: '%' }))).toBe(0)
  expect(await total(where({ group_id: 3, is_even: false }))).toBe(10)
  expect(await total(where({ is_even: true }))).toBe(20)
  expect(await total(where({}, '40'))).toBe(1)
  expect(await total(where({ is_even: false }, '40'))).toBe(0)
  expect(await total(where({ group_id: 1 }, 'ÉLAN'))).toBe(10)
})

test('a day is whole, in Paris: midnight there is 23:00 in UTC in winter', async () => {
  const total = async (day: string, symbol: '<=' | '>=' | '=') =>
    (await ask(where({ made_at: { day, symbol } }))).meta.total
  expect([await total('2026-01-31', '<='), await total('2026-01-31', '='), await total('2026-02-01', '>=')]).toEqual([
    0, 0, 40,
  ])
})

test('a maintained total is believed until something narrows what it counts', async () => {
  const total = { total: sql`select 12345` }
  expect((await ask({}, total)).meta.total).toBe(12_345)
  expect((await ask(where({ is_even: true }), total)).meta.total).toBe(20)
  expect((await ask({}, { ...total, also: [sql<SqlBool>`t.n < 5`] })).meta.total).toBe(4)
})

const one = list({ search: { name: text(20) }, sorts: ['name'], by: 'name' })
const name = sql`t.name`
const right = { id: name, sorts: { name }, neverNull: [], search: { name }, text: null }
test('a key of the contract without its SQL, or SQL for a key that the contract does not know, does not compile', () => {
  expect(listReader(one, right)).toBeDefined()
  // @ts-expect-error -- the criterion `name` has no SQL
  listReader(one, { ...right, search: {} })
  // @ts-expect-error -- the order `name` has no SQL
  listReader(one, { ...right, sorts: {} })
  // @ts-expect-error -- the list is not searched by city
  listReader(one, { ...right, search: { name, city: name } })
  // @ts-expect-error -- the list is not sorted by city
  listReader(one, { ...right, sorts: { name, city: name } })
  // @ts-expect-error -- a text is no flag
  listReader(one, { ...right, search: { name: whether(sql<SqlBool>`true`) } })
})
