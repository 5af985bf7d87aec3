import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql, type RawBuilder, type Transaction } from 'kysely'
import pg from 'pg'
import { settings } from './config.ts'
import { tellOutage } from './outage.ts'
import type { Tables } from './tables.ts'

// bigint and numeric columns hold ids, counts and sizes that fit a double; dates stay the text they are.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value: string) => value)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value: string) => new Date(value).toISOString())

/**
 * A connection that is lost fails its query and nothing else. The pool itself listens to idle ones alone: without a
 * listener of its own, a client lost while in use ends the process.
 */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', (error) => void tellOutage(error))
  }
  override connect(): Promise<pg.Client>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.Client> | void {
    if (!callback) return super.connect()
    super.connect((error: Error) => {
      if (error) void tellOutage(error)
      ;(callback as (error: Error) => void)(error)
    })
  }
}
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

const openPool = (max: number): pg.Pool =>
  new pg.Pool({
    Client,
    connectionString: settings.DATABASE_URL,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options: '-c jit=off -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000',
  }).on('error', () => {}) // its client has told

export const pool = openPool(settings.DATABASE_POOL)
/** Of big reads, so that they never hold the connections that everybody else needs. */
const poolAside = openPool(settings.BIG_READS)

type Aside = {
  signal: AbortSignal
  clients: Set<pg.PoolClient & { processID?: number }>
  /** Lends the one connection that everything is read on, where it is one. */
  lend?: () => Promise<pg.PoolClient>
}
const aside = new AsyncLocalStorage<Aside>()

/**
 * Runs a big read on connections of its own. When the signal says that nobody waits for it any more, PostgreSQL is told
 * to stop.
 */
export const readAside = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  const read: Aside = { signal, clients: new Set() }
  signal.addEventListener('abort', () => void stopReading(read))
  return aside.run(read, work)
}

/**
 * Within `readAside`: everything is read on one connection, as it was at one instant. What the reading itself leaves, as
 * that codes were read, is written with it; nothing else may be.
 */
export const readAtOneInstant = async <T>(work: () => Promise<T>): Promise<T> => {
  const read = aside.getStore()!
  const client = await connect()
  const { release } = client
  try {
    await client.query('begin isolation level repeatable read')
    read.lend = lender(client)
    const done = await work()
    await client.query('commit')
    release.call(client)
    return done
  } catch (error) {
    release.call(client, true)
    throw error
  } finally {
    delete read.lend
  }
}

/** Lends a connection to one after the other. */
const lender = (client: pg.PoolClient) => {
  let returned = Promise.resolve()
  return async (): Promise<pg.PoolClient> => {
    const before = returned
    const { promise, resolve } = Promise.withResolvers<void>()
    returned = promise
    await before
    client.release = () => resolve()
    return client
  }
}

/** A statement that begins at this very moment is met the next time. */
const stopReading = async ({ clients }: Aside) => {
  for (; clients.size > 0; await pause(500))
    for (const { processID } of clients)
      await pool.query('select pg_cancel_backend($1)', [processID]).catch(() => undefined)
}

/** A stream that reads as it is sent goes on reading where it began. */
export const keepAside = (answer: unknown): void => {
  if (aside.getStore() && answer instanceof Readable) answer._read = AsyncLocalStorage.bind(answer._read.bind(answer))
}

const connect = async (): Promise<pg.PoolClient> => {
  const read = aside.getStore()
  if (!read) return pool.connect()
  if (read.lend) return read.lend()
  const client = await poolAside.connect()
  // Its caller may have gone while it waited for a connection.
  if (read.signal.aborted) {
    client.release()
    throw read.signal.reason
  }
  read.clients.add(client)
  const { release } = client
  client.release = (error) => {
    read.clients.delete(client)
    client.release = release
    release.call(client, error)
  }
  return client
}

const rowsOf = async <T extends object>(config: pg.QueryConfig): Promise<T[]> => {
  if (!aside.getStore()) return (await pool.query<T>(config)).rows
  const client = await connect()
  try {
    const { rows } = await client.query<T>(config)
    client.release()
    return rows
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Closes every connection, once what runs on it has ended. */
export const closeDatabase = async (): Promise<void> => void (await Promise.all([pool.end(), poolAside.end()]))
export const openConnections = (): number => pool.totalCount + poolAside.totalCount

/** For reading outside a transaction. Writers take a `Tx`. */
export const db = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: { connect, end: closeDatabase, options: pool.options } }),
})
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** Runs the work in one transaction: all of it, or none. Nothing slow belongs inside (mails, files and PDFs are jobs). */
export const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.transaction().execute(work)

const nameOf = (text: string): string => createHash('sha1').update(text).digest('base64url')

/** Stands in a statement for a value that is not known yet. */
class Blank {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}
const blanks = new Proxy({}, { get: (_, key) => sql`${new Blank(String(key))}` })

/**
 * A read of one shape, named so that PostgreSQL plans it once for each connection, and compiled when it first runs:
 * for the lookups that every request makes, where planning would cost more than the rows. Never for a contains-search:
 * its plan depends on the text.
 */
export const statement = <K extends string, T extends object>(
  write: (values: Record<K, RawBuilder<unknown>>) => RawBuilder<T>,
) => {
  const compile = () => {
    const { sql: text, parameters } = write(blanks as Record<K, RawBuilder<unknown>>).compile(db)
    return { name: nameOf(text), text, keys: parameters.map((blank) => (blank as Blank).key as K) }
  }
  let compiled: ReturnType<typeof compile> | undefined
  return async (values: Record<K, unknown>): Promise<T[]> => {
    const { name, text, keys } = (compiled ??= compile())
    return rowsOf<T>({ name, text, values: keys.map((key) => values[key]) })
  }
}

const names = new Map<string, string>()
const knownNameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const name = nameOf(text)
  if (names.size < 500) names.set(text, name)
  return name
}

/** The same for a read whose shape depends on what is asked. */
export const prepared = async <T extends object>(query: RawBuilder<T>): Promise<T[]> => {
  const { sql: text, parameters } = query.compile(db)
  return rowsOf<T>({ name: knownNameOf(text), text, values: [...parameters] })
}
