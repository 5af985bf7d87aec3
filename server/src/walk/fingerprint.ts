import { sql } from 'kysely'
import { db } from '#platform/db.ts'

/** What a refused call may write: that a session was used, that someone was refused, how often they tried. */
const ofEveryCall = ['access_tokens', 'rate_limits', 'security_log']

type Print = { table_name: string; rows: string; latest: string }

let asking: string | undefined
/** Each table with its rows and the transaction that wrote last: an insert, an update and a deletion all show. */
const question = async (): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname like 'job%')
      and c.relname <> all(${ofEveryCall})`.execute(db)
  return rows
    .map(
      ({ name }) => `select '${name}' as table_name, count(*) as rows, max(xmin::text::bigint) as latest from ${name}`,
    )
    .join(' union all ')
}

/** What the database holds, as far as a refused call must leave it as it was. */
export const fingerprint = async (): Promise<Record<string, string>> => {
  asking ??= await question()
  const { rows } = await sql.raw<Print>(asking).execute(db)
  return Object.fromEntries(
    rows.map(({ table_name, rows: count, latest }) => [table_name, `${count} rows, last ${latest}`]),
  )
}

/** The tables that are no longer as they were. */
export const changedSince = (before: Record<string, string>, now: Record<string, string>): string[] =>
  Object.keys(now).filter((table) => now[table] !== before[table])
