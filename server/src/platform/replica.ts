import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { settings } from './config.ts'
import { log } from './log.ts'
import { isOutage } from './outage.ts'
import { openPool } from './pools.ts'

/** How long a reader waits for what was committed before it asked; then the primary answers. */
const patienceMs = 100
/** A replica that failed, or was too far behind, is asked again after so long. */
const restMs = { LOST: 5_000, BEHIND: 1_000 } as const

const { DATABASE_READ_ONLY_URL: url, DATABASE_POOL: max } = settings
/** Null without `DATABASE_READ_ONLY_URL`. */
export const replicas: pg.Pool | null =
  url === undefined ? null : openPool({ url, max, isPooled: false, isQuiet: true, connectMs: 1_000 })

type Ask = <Row extends pg.QueryResultRow>(text: string) => Promise<pg.QueryResult<Row>>
type Reading = { floor: Promise<bigint> | null; isOver: boolean }
const reading = new AsyncLocalStorage<Reading>()

/** Whose lists, exports, statistics and searches may be read on the replica: a request that changes nothing. */
export const readElsewhere = <T>(work: () => Promise<T>): Promise<T> =>
  replicas ? reading.run({ floor: null, isOver: false }, work) : work()

/** How many reads were answered by whom; for the metrics. */
export const readsFrom = { replica: 0, behind: 0, lost: 0 }

let restUntil = 0
let isLost = false

/** A place in the log of PostgreSQL, as a number. */
const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** What is committed on the primary is written to its log up to there. */
const findFloor = async (ask: Ask): Promise<bigint> => {
  const { rows } = await ask<{ at: string }>('select pg_current_wal_flush_lsn()::text as at')
  return positionOf(rows[0]!.at)
}

/** How far each connection's server was, which does not go back. */
const reached = new WeakMap<pg.PoolClient, bigint>()

/** Whether it has everything up to there, now or in a moment. Throws when it is no replica any more. */
const catchesUp = async (client: pg.PoolClient, floor: bigint): Promise<boolean> => {
  if ((reached.get(client) ?? -1n) >= floor) return true
  const until = Date.now() + patienceMs
  for (let waitMs = 2; ; waitMs *= 2) {
    const { rows } = await client.query<{ at: string | null }>(
      'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at',
    )
    const { at } = rows[0]!
    // Promoted, it goes its own way: what it says may be true of nothing.
    if (at === null) throw new Error('The read-only database is no replica')
    reached.set(client, positionOf(at))
    if (positionOf(at) >= floor) return true
    if (Date.now() + waitMs > until) return false
    await pause(waitMs)
  }
}

const rest = (why: 'LOST' | 'BEHIND', error?: unknown) => {
  restUntil = Date.now() + restMs[why]
  readsFrom[why === 'LOST' ? 'lost' : 'behind'] += 1
  if (why === 'LOST' && !isLost) {
    isLost = true
    log.warn(
      { error: error instanceof Error ? error.message : String(error) },
      'the replica is lost: the primary reads',
    )
  }
}

const greet = () => {
  readsFrom.replica += 1
  if (!isLost) return
  isLost = false
  log.warn('the replica answers again')
}

/**
 * A connection to the replica that has everything which was committed when this request first read, whoever wrote it
 * and by whatever server; null when the primary has to answer. What has gone to the primary once stays there: an
 * export does not read its second page from before its first.
 */
export const borrowReplica = async (askPrimary: Ask): Promise<pg.PoolClient | null> => {
  const current = reading.getStore()
  if (!replicas || !current || current.isOver) return null
  if (Date.now() >= restUntil) {
    const floor = await (current.floor ??= findFloor(askPrimary))
    const client = await replicas.connect().catch((error: unknown) => {
      rest('LOST', error)
      return null
    })
    if (client && (await isUseful(client, floor))) return client
  }
  current.isOver = true
  return null
}

const isUseful = async (client: pg.PoolClient, floor: bigint): Promise<boolean> => {
  try {
    const isThere = await catchesUp(client, floor)
    if (isThere) greet()
    else {
      rest('BEHIND')
      client.release()
    }
    return isThere
  } catch (error) {
    client.release(true)
    rest('LOST', error)
    return false
  }
}

/** Cancelled because of what the primary has removed meanwhile, or refused because it writes after all. */
const elsewhere = new Set(['40001', '25006'])

/** After an error of the replica: whether the primary is to be asked instead, for the rest of the request. */
export const leaveReplica = (error: unknown): boolean => {
  const isFault = isOutage(error) || elsewhere.has((error as { code?: string }).code ?? '')
  if (!isFault) return false
  if (isOutage(error)) rest('LOST', error)
  const current = reading.getStore()
  if (current) current.isOver = true
  return true
}
