import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { countFilled } from './statistics.ts'

const fill = async (table: string, rows: number) =>
  db.connection().execute(async (connection) => {
    await sql`create table ${sql.table(table)} as select n from generate_series(1, ${sql.lit(rows)}) n`.execute(
      connection,
    )
    await sql`select pg_stat_force_next_flush()`.execute(connection)
    await sql`select 1`.execute(connection)
  })
const countOf = async (table: string) => {
  const { rows } = await sql<{ counted: number }>`
    select reltuples as counted from pg_class where oid = ${table}::regclass`.execute(db)
  return rows[0]!.counted
}

test('a table that was filled is counted at once, and not for a few rows', async () => {
  await fill('filled', 1_000)
  await fill('hardly_filled', 100)
  expect(await countOf('filled')).toBe(-1)
  await countFilled(db, ['filled', 'hardly_filled', 'absent'])
  expect(await countOf('filled')).toBe(1_000)
  expect(await countOf('hardly_filled')).toBe(-1)
})

test('a table that somebody else counts is left to them, and nobody waits', async () => {
  await fill('counted_elsewhere', 1_000)
  await db.transaction().execute(async (tx) => {
    await sql`lock table counted_elsewhere in share update exclusive mode`.execute(tx)
    await countFilled(db, ['counted_elsewhere'])
  })
  expect(await countOf('counted_elsewhere')).toBe(-1)
})
