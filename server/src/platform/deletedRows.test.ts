import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from './db.ts'

const sources = path.join(import.meta.dirname, '..')

/** The tables that the server deletes rows of. */
const deletedFrom = (): string[] => {
  const files = globSync('**/*.ts', { cwd: sources, exclude: ['walk/**', '**/testing/**', '**/*.test.ts'] })
  const named = files.flatMap((file) => [
    ...readFileSync(path.join(sources, file), 'utf8').matchAll(/deleteFrom\('(\w+)'|\bdelete from (\w+)/g),
  ])
  return [...new Set(named.map(([, built, written]) => built ?? written ?? ''))].sort()
}

/** References to these tables, and to what goes with their rows, that no index finds the referring rows by. */
const unfound = async (tables: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ reference: string }>`
    with recursive reference as (
      select oid, conrelid as child, confrelid as parent, confdeltype as act, conkey as numbers,
        (select array_agg(attname) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    ), going as (
      select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any(${[...tables]}::text[])
      union select r.child from reference r join going g on g.oid = r.parent where r.act = 'c'
    )
    select format('%s.%s', r.child::regclass, array_to_string(r.columns, '+')) as reference
    from reference r join going g on g.oid = r.parent
    where not exists (
      select from pg_index i
      where i.indrelid = r.child and i.indisvalid and i.indkey[0] = any(r.numbers)
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
          select format('(%I IS NOT NULL)', name) from unnest(r.columns) name)))
    order by 1`.execute(db)
  return rows.map(({ reference }) => reference)
}

/** Read whole, seldom enough: an administrator takes a product or a label that nothing is made of out of the catalogue. */
const ofTheCatalogue = [
  'device_tasks.product_task_id',
  'interventions.product_id',
  'product_label_links.label_id',
  'product_requests.parent_id',
  'product_requests.product_id',
]

// An account is erased by a job that reads whole tables for what bears its address, and takes its time.
const isErasedByNight = (table: string) => table === 'users'

test('what refers to a row that is deleted is found by an index: nothing that goes reads a whole table', async () => {
  const tables = deletedFrom().filter((table) => !isErasedByNight(table))
  expect(tables).toEqual(expect.arrayContaining(['residences', 'stored_files', 'thermal_studies']))
  expect(await unfound(tables)).toEqual(ofTheCatalogue)
})
