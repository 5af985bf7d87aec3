import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { settings } from './config.ts'
import { log } from './log.ts'

type Migration = { name: string; text: string }
export type MigrateOptions = {
  url?: string
  /** The last migration to run; all of them without it. */
  upTo?: string
  folder?: string
  /** How long a migration may wait for a lock, and those who want the same table behind it. */
  lockTimeoutMs?: number
  /** How often one that could not get its locks is tried. */
  tries?: number
}

const ownFolder = path.resolve(import.meta.dirname, '../../db/migrations')

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.sql$/, ''),
      text: await fs.readFile(path.join(folder, file), 'utf8'),
    })),
  )
}

/**
 * Brings the database up to date and answers what it ran. Several servers may start at once: one migrates, the others
 * wait. What the database has from a newer version is left alone, so that an older one starts again beside it.
 */
export const migrate = async (options: MigrateOptions = {}): Promise<string[]> => {
  const { url = settings.DATABASE_DIRECT_URL, folder = ownFolder, upTo, tries = 60, lockTimeoutMs = 5_000 } = options
  const known = await readMigrations(folder)
  const wanted = upTo === undefined ? known : known.filter(({ name }) => name <= upTo)
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    options: `-c jit=off -c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=${lockTimeoutMs}`,
  })
  client.on('error', () => {}) // the statement that was under way tells of it
  await client.connect()
  try {
    await takeTurn(client)
    await client.query(
      'create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    )
    const pending = pendingOf(wanted, await appliedTo(client))
    for (const migration of pending) await runPatiently(client, migration, tries)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** The lock that Kysely's migrator takes, which versions up to 3.18 migrate by. */
const turn = '3853314791062309107'

/**
 * Asked for again and again instead of waited for: a statement that waits holds a snapshot, and an index that is being
 * built concurrently waits for every snapshot. The end of the connection gives the turn back.
 */
const takeTurn = async (client: pg.Client) => {
  const ask = () => client.query<{ taken: boolean }>('select pg_try_advisory_lock($1::bigint) as taken', [turn])
  while (!(await ask()).rows[0]?.taken) await pause(200)
}

const appliedTo = async (client: pg.Client): Promise<Set<string>> => {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
  return new Set(rows.map(({ name }) => name))
}
const pendingOf = (known: readonly Migration[], applied: ReadonlySet<string>) =>
  known.filter(({ name }) => !applied.has(name))

/** A lock that others hold too long, a deadlock: tried again, what waited behind us has passed meanwhile. */
const passes = (error: unknown) => ['55P03', '40P01', '40001'].includes((error as { code?: string }).code ?? '')

const runPatiently = async (client: pg.Client, migration: Migration, tries: number) => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await (isMarked(migration) ? runByStatement(client, migration) : runInTransaction(client, migration))
    } catch (error) {
      if (!passes(error) || tried >= tries)
        throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
      log.warn({ migration: migration.name, tried, error: (error as Error).message }, 'a migration waits for its locks')
      await pause(500 + Math.random() * 1_000)
    }
  }
}

const note = (client: pg.Client, { name }: Migration) =>
  client.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [name, new Date().toISOString()])

const runInTransaction = async (client: pg.Client, migration: Migration) => {
  try {
    await client.query('begin')
    await client.query(migration.text)
    await note(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the connection may be gone
    throw error
  }
}

const mark = '-- non-transactional\n'
const isMarked = ({ text }: Migration) => text.startsWith(mark)

/** Of statements outside a transaction, those that may be repeated when a try was killed in their middle. */
const building = /^create (?:unique )?index concurrently (\w+)\s/i
const repeatable =
  /^(drop index concurrently if exists|alter type \w+ add value if not exists|vacuum|analyze|reindex (index|table) concurrently)\s/i

/** What a marked file holds; thrown where it may not be repeated. */
const statementsOf = ({ name, text }: Migration): string[] => {
  const statements = text
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean)
  const wrong = statements.find((statement) => !building.test(statement) && !repeatable.test(statement))
  if (wrong) throw new Error(`${name} is marked non-transactional, but this cannot be repeated: ${wrong}`)
  return statements
}

/**
 * These hold up nobody, so they wait as long as they must. Left invalid by a try that was killed, an index is dropped
 * and built anew; a finished one is kept.
 */
const runByStatement = async (client: pg.Client, migration: Migration) => {
  const statements = statementsOf(migration)
  const { rows } = await client.query<{ lock_timeout: string }>('show lock_timeout')
  await client.query('set lock_timeout = 0')
  try {
    for (const statement of statements) {
      const index = building.exec(statement)?.[1]
      const state = index && (await stateOf(client, index))
      if (state === 'invalid') await client.query(`drop index concurrently ${index}`)
      if (state !== 'valid') await client.query(statement)
    }
    await note(client, migration)
  } finally {
    await client.query(`set lock_timeout = '${rows[0]?.lock_timeout}'`).catch(() => {})
  }
}

const stateOf = async (client: pg.Client, index: string): Promise<'valid' | 'invalid' | undefined> => {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid and indisready as valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  )
  return rows[0] && (rows[0].valid ? 'valid' : 'invalid')
}

/** The migrations of this version that have not run. */
export const pendingMigrations = async <T>(db: Kysely<T>): Promise<string[]> => {
  const known = await readMigrations(ownFolder)
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db)
  if (tables.length === 0) return known.map(({ name }) => name)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return pendingOf(known, new Set(rows.map(({ name }) => name))).map(({ name }) => name)
}
