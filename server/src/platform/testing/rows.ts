import { sql } from 'kysely'
import { db } from '../db.ts'

/** What every call may leave: that a session was used, that someone was refused, which key was sent. */
const ofEveryCall = ['access_tokens', 'rate_limits', 'security_log']

/** How many rows each table has, and how many jobs wait. */
export const countRows = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' and c.relname <> all(${ofEveryCall}) order by 1`.execute(db)
  const each = rows.map(({ name }) => `select '${name}' as name, count(*)::int from ${name}`)
  const counted = await sql.raw<{ name: string; count: number }>(each.join(' union all ')).execute(db)
  return Object.fromEntries(counted.rows.map(({ name, count }) => [name, count]))
}
