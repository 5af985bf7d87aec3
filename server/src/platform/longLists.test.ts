import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { db } from './db.ts'
import { noteOther } from './slices.ts'
import { as, type Client } from './testing/client.ts'
import { withoutLimits } from './testing/withoutLimits.ts'
import { world } from './testing/world.ts'

withoutLimits()

const many = 1_260
let zoe: Client
let company_id: number

const insert = (count: number, name: string) =>
  sql`
  with contacts as (insert into contact_informations (public_name) select null from generate_series(1, ${count}::int) returning id)
  insert into residences (company_id, type, name, residence_code, contact_information_id)
  select ${company_id}, 'HOUSE', ${name}::text || id, lpad(id::text, 12, '0'), id from contacts`.execute(db)

beforeAll(async () => {
  zoe = await as('zoe@batir-ouest.example')
  company_id = await world.company('Bâtir Ouest')
  await insert(many, 'Lot ')
})

const list = (more: object) => zoe.call('projects.listProjects', { company_id, sort: 'name', ...more })
const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

test('API-04 a long page has the rows and the order of the short ones', async () => {
  const whole = await list({ page_size: -1 })
  const { total } = whole.meta
  expect(total).toBeGreaterThanOrEqual(many)
  expect(whole.data).toHaveLength(total)
  const short = await Promise.all([1, 2, 3, 4].map((page) => list({ page, page_size: 500 })))
  expect(whole.data).toEqual(short.flatMap(({ data }) => data))
  expect(whole.meta).toEqual({ total, per_page: 10_000, current_page: 1, last_page: 1 })

  const cut = await list({ page_size: 1_001 })
  expect(idsOf(cut)).toEqual(idsOf(whole).slice(0, 1_001))
  expect(cut.meta).toEqual({ total, per_page: 1_001, current_page: 1, last_page: 2 })
  expect(idsOf(await list({ page: 2, page_size: 1_001 }))).toEqual(idsOf(whole).slice(1_001))
  expect(idsOf(await list({ page: 2, page_size: 1_250 }))).toEqual(idsOf(whole).slice(1_250))
  expect(await list({ page: 3, page_size: 1_250 })).toMatchObject({ status: 200, data: [], meta: { current_page: 3 } })
})

test('a long page is the same whether others ask meanwhile or not, from its beginning or further on', async () => {
  const [alone, further] = [await list({ page_size: -1 }), await list({ page: 2, page_size: 50 * 21 })]
  const asking = setInterval(noteOther, 1)
  onTestFinished(() => clearInterval(asking))
  expect(idsOf(await list({ page_size: -1 }))).toEqual(idsOf(alone))
  expect(idsOf(await list({ page: 2, page_size: 50 * 21 }))).toEqual(idsOf(further))
  clearInterval(asking)
  // Now and then: parts of both lengths follow one another.
  const sometimes = setInterval(noteOther, 40)
  onTestFinished(() => clearInterval(sometimes))
  expect(idsOf(await list({ page_size: -1 }))).toEqual(idsOf(alone))
  expect(idsOf(further)).toEqual(idsOf(alone).slice(50 * 21))
})

test('what is searched and what is refused is so in a long page too', async () => {
  const found = await list({ page_size: -1, search: { name: 'Lot 1' } })
  expect(found.data).toHaveLength(found.meta.total)
  expect(found.meta.total).toBeGreaterThan(0)
  expect(found.data.every(({ name }: { name: string }) => name.startsWith('Lot 1'))).toBe(true)
  expect(await list({ page_size: -1, sort: 'secret' })).toMatchObject({ status: 422 })
  expect(await list({ page_size: -1, page: 'x' })).toMatchObject({ status: 422 })
  expect(await list({ page_size: -1, page: 0 })).toMatchObject({ status: 422 })
})

test('a long page is of one instant: no row twice and none missing while others write', async () => {
  const over = new AbortController()
  const write = async () => {
    while (!over.signal.aborted) {
      await insert(20, 'A') // before all others in the order
      await sql`delete from residences where company_id = ${company_id} and name like 'A%'`.execute(db)
    }
  }
  const writing = write()
  for (let round = 0; round < 8; round += 1) {
    const whole = await list({ page_size: -1 })
    expect(new Set(idsOf(whole)).size).toBe(whole.data.length)
    expect(whole.data).toHaveLength(whole.meta.total)
  }
  over.abort()
  await writing
})
