import { sql } from 'kysely'
import { db } from '../db.ts'

/** As if someone had closed their account more than a month ago: the next erasure takes it. */
export const closeLongAgo = (id: number) =>
  db
    .updateTable('users')
    .set({ is_active: false, deleted_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', id)
    .execute()

type Whereabout = { column: string; value: string }
/** Every column and row of the portal whose text holds one of these words. The queue keeps its jobs for a week. */
export const findWords = async (words: readonly string[]): Promise<Whereabout[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  const found: Whereabout[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t where to_jsonb(t)::text ilike any(${words.map((word) => `%${word}%`)})`.execute(
      db,
    )
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        if (words.some((word) => JSON.stringify(value)?.toLowerCase().includes(word.toLowerCase())))
          found.push({ column: `${name}.${column}`, value: JSON.stringify(value).slice(0, 200) })
  }
  return found
}
export const whereaboutsOf = async (words: readonly string[]): Promise<string[]> =>
  (await findWords(words)).map(({ column, value }) => `${column}: ${value}`)

/**
 * Every column that could hold an address: texts and JSON, one or many. Left out is what the database itself holds to other
 * values: what is computed, what names the row of another table, one of a few words.
 */
export const wordyColumns = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely_migration%'
      and (t.typcategory = 'S' or e.typcategory = 'S' or t.typname in ('json', 'jsonb'))
      and not exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any(k.conkey) and (k.contype = 'f'
        or k.contype = 'c' and pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\(' || a.attname || ' = (ANY \\(ARRAY\\[|''\\w+'')')))
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
