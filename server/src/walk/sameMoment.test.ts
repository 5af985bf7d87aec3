import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

/** Noon of the day before yesterday, of which the demo world and these tests tell nothing else. */
const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
const moment = `${day}T12:00:00.123Z`
const ofDay = { created_at: day, created_at_symbol: '=' }
type Page = { data: { id: number }[] }

/** Each page by itself, as the screen asks for them. */
const idsOf = async (ask: (page: number) => Promise<Page>): Promise<number[]> => {
  const pages: number[][] = []
  for (const page of [1, 2, 3, 4]) pages.push((await ask(page)).data.map(({ id }) => id))
  return pages.flat()
}

/** Rows far apart in the table, as those of a log that has been vacuumed: nothing but their order keeps them in order. */
const inDisorder = async (table: string, columns: string, values: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (id, created_at, ${sql.raw(columns)})
    overriding system value
    select 900000 + (i * 7) % 11, ${moment}::timestamptz, ${sql.raw(values)} from generate_series(0, 10) i returning id`.execute(
    db,
  )
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}

test('events of the security log of one moment read in the order in which they happened, across the edge of a page', async () => {
  const user = await world.user('yann@lenoir.example')
  const ids = await inDisorder('security_log', 'kind, user_id, details', `'CODE_SHOWN', ${user}, '{"codes": 1}'`)
  const admin = await as('admin@logis.example')
  const asked = (sort: string, search: object) => (page: number) =>
    admin.call('security.listSecurityLog', { search: { ...ofDay, ...search }, sort, page, page_size: 3 })
  for (const search of [{}, { kind: 'CODE_SHOWN' }, { user_id: String(user) }]) {
    expect(await idsOf(asked('-created_at', search))).toEqual(ids.toReversed())
    expect(await idsOf(asked('created_at', search))).toEqual(ids)
  }
})

test('so do the entries of administration', async () => {
  const actor = await world.user('admin@logis.example')
  const ids = await inDisorder(
    'administration_entries',
    'actor_user_id, action, model_name, model_id, name, pretty_log, operation, request_id',
    `${actor}, 'UPDATED', 'Trade', 1, 'Plombier', '[]', 'trades.updateTrade', gen_random_uuid()`,
  )
  const admin = await as('admin@logis.example')
  const asked = (sort: string) => (page: number) =>
    admin.call('administration.listEntries', { search: ofDay, sort, page, page_size: 3 })
  expect(await idsOf(asked('-created_at'))).toEqual(ids.toReversed())
  expect(await idsOf(asked('created_at'))).toEqual(ids)
})
