import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Tx, db, prepared, statement, write } from './db.ts'

const homes = statement(
  ({ id }: Record<'id', ReturnType<typeof sql>>) => sql<{ id: number }>`
  select id from residences where id = ${id}`,
)
const home = (id: number) => prepared(sql<{ name: string }>`select name from residences where id = ${id}`)

/** How often each text that the connection of a transaction knows by name was asked on it. */
const askedOn = async (tx: Tx, text: string) => {
  const { rows } = await sql<{ asked: number }>`
    select (generic_plans + custom_plans)::int as asked from pg_prepared_statements where statement like ${`%${text}%`}`.execute(
    tx,
  )
  return rows.map(({ asked }) => asked)
}

test('a statement that is planned once is the same one within a transaction, time after time', () =>
  write(async (tx) => {
    for (let turn = 0; turn < 8; turn += 1) {
      await homes.within(tx, { id: 1 })
      await home(1).execute(tx)
    }
    expect(await askedOn(tx, 'select id from residences where id = $1')).toEqual([8])
    expect(await askedOn(tx, 'select name from residences where id = $1')).toEqual([8])
  }))

test('what is not said to have one shape keeps no plan', () =>
  write(async (tx) => {
    await sql`select size from residences where id = ${1}`.execute(tx)
    expect(await askedOn(tx, 'select size from residences')).toEqual([])
  }))

test('both answer alike within a transaction and outside, also what it has just written', async () => {
  const { id, name } = await db.selectFrom('residences').select(['id', 'name']).executeTakeFirstOrThrow()
  const own = `${name} bis`
  await write(async (tx) => {
    await tx.updateTable('residences').set({ name: own }).where('id', '=', id).execute()
    expect((await home(id).execute(tx)).rows).toEqual([{ name: own }])
    expect((await home(id).execute(db)).rows).toEqual([{ name }])
    expect(await homes.within(tx, { id })).toEqual(await homes({ id }))
  })
  expect((await home(id).execute(db)).rows).toEqual([{ name: own }])
})

test('what is planned once names its columns: a table that gains one must not close its kept plans', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = globSync('src/**/*.ts', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'))
  const asked = files.flatMap((text) => [
    ...text.matchAll(/\b(?:prepared|statement)\([^`]*?sql(?:<[^`]*>)?`\s*(.{12})/g),
  ])
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.map(([, start]) => start).filter((start) => /^select (?:\w+\.)?\*/.test(start!))).toEqual([])
})
