import type { Reason } from '@logis/contract/errors'
import { sql } from 'kysely'
import { settings } from './config.ts'
import { db, type Db } from './db.ts'
import { refuse } from './refuse.ts'

/** How often something may happen: so many times in so many seconds, for each key. Beyond, it is refused with its reason. */
export type Limit = { name: string; times: number; seconds: number; reason?: Reason }

/**
 * The key in lower case as the database knows it: an address that it takes for another's counts as that other's. The
 * two do not agree on every letter (`İ`).
 */
const bucketOf = (limit: Limit, key: string) => sql<string>`lower(${`${limit.name}:${key}`})`

const hit = (limit: Limit, key: string, by: number, on: Db = db) =>
  sql<{ hits: number; wait: number }>`
    insert into rate_limits (bucket, window_start, hits)
    values (${bucketOf(limit, key)}, to_timestamp(floor(extract(epoch from now()) / ${limit.seconds}) * ${limit.seconds}), ${by})
    on conflict (bucket, window_start) do update set hits = rate_limits.hits + ${by}
    returning hits, ceil(extract(epoch from window_start) + ${limit.seconds} - extract(epoch from now()))::int as wait`.execute(
    on,
  )

/**
 * Counts one attempt and refuses once there were too many in this window, with the seconds to wait. Counted in the
 * database: the limit holds over several servers. `onReached` runs for the first that is refused in a window.
 */
export const demandLimit = async (limit: Limit, key: string, onReached?: () => Promise<void>): Promise<void> => {
  if (!settings.RATE_LIMITS) return
  const { rows } = await hit(limit, key, 1)
  const { hits, wait } = rows[0]!
  if (hits === limit.times + 1) await onReached?.()
  if (hits > limit.times) refuse(limit.reason ?? 'TOO_MANY_REQUESTS', { retryAfter: Math.max(1, wait) })
}

/**
 * Counts one more by the transaction that does it, and says whether there were few enough: for what is left out beyond a
 * limit, such as a mail of the same, and not refused.
 */
export const isWithin = async (tx: Db, limit: Limit, key: string): Promise<boolean> => {
  if (!settings.RATE_LIMITS) return true
  const { rows } = await hit(limit, key, 1, tx)
  return rows[0]!.hits <= limit.times
}

/** The same, refused beyond: only what is done counts, and a key that the transaction alone can tell. */
export const demandWithin = async (tx: Db, limit: Limit, key: string): Promise<void> => {
  if (!(await isWithin(tx, limit, key))) refuse(limit.reason ?? 'TOO_MANY_REQUESTS', { retryAfter: limit.seconds })
}

/** Forgets the attempts of a key: a right password clears the wrong ones. */
export const forgive = async (limit: Limit, key: string): Promise<void> => {
  await db.deleteFrom('rate_limits').where('bucket', '=', bucketOf(limit, key)).execute()
}

/** Takes back the attempt just counted: it was a good one, and what others tried from there still counts. */
export const giveBack = async (limit: Limit, key: string): Promise<void> => {
  if (settings.RATE_LIMITS) await hit(limit, key, -1)
}

/** Drops the windows that are over; run daily. */
export const forgetOldWindows = async (): Promise<void> => {
  await db
    .deleteFrom('rate_limits')
    .where('window_start', '<', sql<string>`now() - interval '2 days'`)
    .execute()
}

/** The network an address belongs to: /24 for IPv4, /64 for IPv6. One subscriber counts as one. */
export const subnetOf = (ip: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  return v4 ? `${v4[1]}.0/24` : `${groupsOf(ip).slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, those that `::` leaves out included. */
const groupsOf = (ip: string): string[] => {
  const [head = '', tail] = ip.split('%', 1)[0]!.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const left = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(left).fill('0'), ...after]
}
