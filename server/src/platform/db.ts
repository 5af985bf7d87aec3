import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import net from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery, Kysely, PostgresDialect, sql, type RawBuilder, type Transaction } from 'kysely'
import type pg from 'pg'
import { settings } from './config.ts'
import { openPool, plannedOnce } from './pools.ts'
import { borrowReplica, leaveReplica, replicas } from './replica.ts'
import type { Tables } from './tables.ts'
import { noteStatement, tracedStatement } from './traces.ts'

const { DATABASE_URL: url, DATABASE_DIRECT_URL } = settings
/** A pooler stands in between, which gives each transaction whatever connection is free: nothing is kept on one. */
const isPooled = DATABASE_DIRECT_URL !== url

export const pool = openPool({ url, max: settings.DATABASE_POOL, isPooled })
/** Of big reads, so that they never hold the connections that everybody else needs. */
const poolAside = openPool({ url, max: settings.BIG_READS, isPooled })

type Borrowed = pg.PoolClient & { processID?: number }
type Aside = {
  signal: AbortSignal
  /** What is read on, and where. */
  clients: Map<Borrowed, pg.Pool>
  /** Lends the one connection that is read on, where it is one: for everything, or for what may come from the replica. */
  lend?: { what: 'everything' | 'far'; next: () => Promise<pg.PoolClient> }
}
const aside = new AsyncLocalStorage<Aside>()

/**
 * Runs a big read on connections of its own. When the signal says that nobody waits for it any more, PostgreSQL is told
 * to stop.
 */
export const readAside = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  const read: Aside = { signal, clients: new Map() }
  signal.addEventListener('abort', () => void stopReading(read))
  return aside.run(read, work)
}

/**
 * Within `readAside`: everything is read on one connection, as it was at one instant. What the reading itself leaves, as
 * that codes were read, is written with it; nothing else may be. On a replica the rows alone are of one instant, and
 * what they leave is written beside.
 */
export const readAtOneInstant = async <T>(work: () => Promise<T>): Promise<T> => {
  const far = await borrowReplica(askPrimary)
  if (!far) return atOneInstant(await connect(), 'everything', work)
  track(aside.getStore()!, far, replicas!)
  try {
    return await atOneInstant(far, 'far', work)
  } catch (error) {
    if (!leaveReplica(error)) throw error
    return atOneInstant(await connect(), 'everything', work)
  }
}

const atOneInstant = async <T>(
  client: pg.PoolClient,
  what: 'everything' | 'far',
  work: () => Promise<T>,
): Promise<T> => {
  const read = aside.getStore()!
  const { release } = client
  try {
    await client.query('begin isolation level repeatable read')
    read.lend = { what, next: lender(client) }
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
    for (const [client, from] of clients) await stopStatement(client, from).catch(() => undefined)
}

/** Behind a pooler the number of a connection is the pooler's own: it is the one to be told. */
const stopStatement = async (client: Borrowed, from: pg.Pool) => {
  if (isPooled && from === poolAside) return sendCancel(client as Borrowed & Cancelled)
  return from.query('select pg_cancel_backend($1)', [client.processID])
}

type Cancelled = { host: string; port: number; processID: number; secretKey: number }
const sendCancel = async ({ host, port, processID, secretKey }: Cancelled) => {
  const socket = net.connect(port, host).on('error', () => {})
  const packet = Buffer.alloc(16)
  for (const [place, value] of [16, 80_877_102, processID, secretKey].entries()) packet.writeInt32BE(value, place * 4)
  socket.end(packet)
}

/** A stream that reads as it is sent goes on reading where it began. */
export const keepAside = (answer: unknown): void => {
  if (aside.getStore() && answer instanceof Readable) answer._read = AsyncLocalStorage.bind(answer._read.bind(answer))
}

const connect = async (): Promise<pg.PoolClient> => {
  const read = aside.getStore()
  if (!read) return pool.connect()
  if (read.lend?.what === 'everything') return read.lend.next()
  const client = await poolAside.connect()
  // Its caller may have gone while it waited for a connection.
  if (read.signal.aborted) {
    client.release()
    throw read.signal.reason
  }
  track(read, client, poolAside)
  return client
}

/** What is read on it is stopped with its caller, until it is given back. */
const track = (read: Aside, client: pg.PoolClient, from: pg.Pool) => {
  read.clients.set(client, from)
  const { release } = client
  client.release = (error) => {
    read.clients.delete(client)
    client.release = release
    // It may be told to stop at this very moment, which must not meet what somebody else reads on it next.
    release.call(client, error || read.signal.aborted)
  }
}

const rowsOn = async <T extends object>(client: pg.PoolClient, config: pg.QueryConfig): Promise<T[]> => {
  try {
    const { rows } = await client.query<T>(config)
    client.release()
    return rows
  } catch (error) {
    client.release(true)
    throw error
  }
}

const rowsOf = <T extends object>(config: pg.QueryConfig): Promise<T[]> =>
  tracedStatement(config.text, async () =>
    aside.getStore() ? rowsOn<T>(await connect(), config) : (await pool.query<T>(config)).rows,
  )

const askPrimary = <Row extends pg.QueryResultRow>(text: string) => pool.query<Row>(text)

const rowsFromAfar = async <T extends object>(config: pg.QueryConfig): Promise<T[]> => {
  const read = aside.getStore()
  if (read?.lend) return rowsOn<T>(await read.lend.next(), config)
  const far = await borrowReplica(askPrimary)
  if (!far) return rowsOf<T>(config)
  if (read) track(read, far, replicas!)
  try {
    return await tracedStatement(config.text, () => rowsOn<T>(far, config))
  } catch (error) {
    if (!leaveReplica(error)) throw error
    return rowsOf<T>(config)
  }
}

/** Closes every connection, once what runs on it has ended. */
export const closeDatabase = async (): Promise<void> => {
  await Promise.all([pool.end(), poolAside.end(), replicas?.end()])
}
export const openConnections = (): number => pool.totalCount + poolAside.totalCount + (replicas?.totalCount ?? 0)

/** For reading outside a transaction. Writers take a `Tx`. */
export const db = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: { connect, end: closeDatabase, options: pool.options } }),
  ...(settings.OTEL_EXPORTER_OTLP_ENDPOINT && {
    log: ({ level, query, queryDurationMillis }) => noteStatement(query.sql, queryDurationMillis, level === 'error'),
  }),
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
 * A question of one shape, named so that PostgreSQL plans it once for each connection, and compiled when it first runs:
 * for the lookups that every request makes, where planning would cost more than the rows. `within` asks it in a
 * transaction. Never for a contains-search: its plan depends on the text.
 */
export const statement = <K extends string, T extends object>(
  write: (values: Record<K, RawBuilder<unknown>>) => RawBuilder<T>,
) => {
  const compile = () => {
    const { sql: text, parameters } = write(blanks as Record<K, RawBuilder<unknown>>).compile(db)
    const name = nameOf(text)
    if (!isPooled) plannedOnce.set(text, name)
    return { name, text, keys: parameters.map((blank) => (blank as Blank).key as K) }
  }
  let compiled: ReturnType<typeof compile> | undefined
  const filled = (values: Record<K, unknown>) => {
    const { name, text, keys } = (compiled ??= compile())
    return { name, text, values: keys.map((key) => values[key]) }
  }
  const ask = async (values: Record<K, unknown>): Promise<T[]> => {
    const { name, ...asked } = filled(values)
    return rowsOf<T>({ ...(!isPooled && { name }), ...asked })
  }
  const within = async (tx: Tx, values: Record<K, unknown>): Promise<T[]> => {
    const asked = filled(values)
    const { rows } = await tx.executeQuery<T>(CompiledQuery.raw(asked.text, asked.values))
    return rows
  }
  return Object.assign(ask, { within })
}

const names = new Map<string, string>()
const knownNameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const name = nameOf(text)
  if (names.size < 500) names.set(text, name)
  return name
}

/**
 * What always has the same shape and few rows, wherever it is asked: planned once for each connection, where planning it
 * anew costs several times its rows. Never for what many companies hold very differently much of, nor for all columns of a
 * table: one that a later version adds would change what was planned.
 *
 * @example const { rows } = await prepared(sql<PartRow>`select … where residence_id = ${residenceId}`).execute(db)
 */
export const prepared = <T>(query: { compile: (on: Db | Tx) => CompiledQuery<T> }) => {
  const execute = (on: Db | Tx) => {
    const compiled = query.compile(on)
    if (!isPooled) plannedOnce.set(compiled.sql, knownNameOf(compiled.sql))
    return on.executeQuery(compiled)
  }
  return { execute, executeTakeFirst: async (on: Db | Tx): Promise<T | undefined> => (await execute(on)).rows[0] }
}

/**
 * A list, an export, figures, what a search finds: from the replica where there is one, which has everything that was
 * committed when the request began to read. `isNamed`: planned once for each connection, for a read whose shape depends
 * on what is asked. Never for a contains-search.
 */
export const readFar = async <T extends object>(
  query: RawBuilder<T>,
  { isNamed = false }: { isNamed?: boolean } = {},
): Promise<T[]> => {
  const { sql: text, parameters } = query.compile(db)
  return rowsFromAfar<T>({ ...(isNamed && !isPooled && { name: knownNameOf(text) }), text, values: [...parameters] })
}
