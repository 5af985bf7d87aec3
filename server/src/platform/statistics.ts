import { sql } from 'kysely'
import type { Db } from './db.ts'

/** A table is counted anew once more of it is new than this, and not for less than a few hundred rows. */
const newShare = 0.3
const fewest = 300

/**
 * Lets PostgreSQL count tables that a work has just filled. It keeps the way of a statement that is asked often: of one
 * that was asked while there were hardly any rows, the way is to read the whole table, for each of the rows that come,
 * until autovacuum has looked at it a minute later. A table that somebody else counts is left to them.
 */
export const countFilled = async (on: Db, tables: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = current_schema() and s.relname = any(${tables})
      and s.n_mod_since_analyze > greatest(${fewest}, c.reltuples * ${newShare})`.execute(on)
  for (const { name } of rows) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(on)
}
