import { sql } from 'kysely'
import { db } from '#platform/db.ts'

/** What a refused call may write: that a session was used, that someone was refused, how often they tried. */
const ofEveryCall = ['access_tokens', 'rate_limits', 'security_log']

/** Of a table: how often a row of it was written, also by what was undone, and what it held when that was last read. */
type Known = { moves: string | null; print: string }

let known = new Map<string, Known>()

/** Files of tests share this process, but no database. */
const isWatched = async () => {
  const { rows } = await sql<{ watched: boolean }>`select to_regnamespace('walk') is not null as watched`.execute(db)
  return rows[0]!.watched
}

/**
 * Lets each row that is written move a sequence of its table, which no transaction takes back: where none moved, the
 * table is as it was, and two hundred of them need not be read for each question.
 */
const watch = async () => {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname like 'job%')
      and c.relname <> all(${ofEveryCall})`.execute(db)
  const watches = rows.map(
    ({ name }, index) => `
      create sequence walk.moves_${index};
      comment on sequence walk.moves_${index} is '${name}';
      create trigger walk after insert or update or delete on ${name}
        for each row execute function walk.move('walk.moves_${index}');`,
  )
  await sql
    .raw(
      `create schema walk;
      create function walk.move() returns trigger language plpgsql security definer as
        $$ begin perform nextval(tg_argv[0]::regclass); return null; end $$;
      ${watches.join('')}`,
    )
    .execute(db)
  return new Map(rows.map(({ name }): [string, Known] => [name, { moves: 'unread', print: '' }]))
}

const readMoves = async () => {
  const { rows } = await sql<{ table_name: string; moves: string | null }>`
    select obj_description(c.oid) as table_name, pg_sequence_last_value(c.oid) as moves
    from pg_class c where c.relkind = 'S' and c.relnamespace = 'walk'::regnamespace`.execute(db)
  return rows
}

/** Each table with its rows and the transaction that wrote last: an insert, an update and a deletion all show. */
const readPrints = async (tables: string[]) => {
  const { rows } = await sql
    .raw<{ table_name: string; print: string }>(
      tables
        .map(
          (name) =>
            `select '${name}' as table_name, count(*) || ' rows, last ' || max(xmin::text::bigint) as print from ${name}`,
        )
        .join(' union all '),
    )
    .execute(db)
  return rows
}

/** What the database holds, as far as a refused call must leave it as it was. */
export const fingerprint = async (): Promise<Record<string, string>> => {
  if (!(await isWatched())) known = await watch()
  // Counted before it is read: what is written meanwhile is read again the next time.
  const moved = (await readMoves()).filter(({ table_name, moves }) => known.get(table_name)!.moves !== moves)
  const prints = moved.length > 0 ? await readPrints(moved.map(({ table_name }) => table_name)) : []
  for (const { table_name, moves } of moved) known.get(table_name)!.moves = moves
  for (const { table_name, print } of prints) known.get(table_name)!.print = print
  return Object.fromEntries([...known].map(([name, { print }]) => [name, print]))
}

/** The tables that are no longer as they were. */
export const changedSince = (before: Record<string, string>, now: Record<string, string>): string[] =>
  Object.keys(now).filter((table) => now[table] !== before[table])
