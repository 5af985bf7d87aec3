import { bookletDevices } from '@logis/contract/devices.rules'
import { bookletBytes } from '@logis/contract/documents.rules'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import * as sql from './sql.ts'

const byDefault: Record<sql.Counter, number> = { storage_bytes: bookletBytes, device_count: bookletDevices }

/** What a project holds of something, and may hold (ruling 7). */
export const roomOf = (place: InProject, counter: sql.Counter) => sql.findRoom(counter, place, byDefault[counter])

/** Counts what is added; false when the booklet has no room for it. */
export const takeRoom = (held: Held, counter: sql.Counter, amount: number): Promise<boolean> =>
  sql.takeRoom(held, counter, amount, { byDefault: byDefault[counter], enforced: settings.ENFORCE_BOOKLET_LIMITS })

/** Counts the same in each of many; false when one of them has no room for it. */
export const takeRoomEach = async (held: readonly Held[], counter: sql.Counter, amount: number): Promise<boolean> =>
  (await sql.takeRoomEach(held, counter, amount, {
    byDefault: byDefault[counter],
    enforced: settings.ENFORCE_BOOKLET_LIMITS,
  })) === held.length

/** Counts what is gone. */
export const freeRoom = (held: Held, counter: sql.Counter, amount: number) => sql.freeRoom(held, counter, amount)

/** What is left of each in many projects; all there can be, where limits are not enforced. */
export const roomsOf = async (homes: readonly number[]): Promise<Map<number, Record<sql.Counter, number>>> => {
  const left = (used: number, limit: number) => (settings.ENFORCE_BOOKLET_LIMITS ? limit - used : Infinity)
  return new Map(
    (await sql.findRooms(db, homes, byDefault)).map((row) => [
      row.id,
      {
        storage_bytes: left(row.storage_bytes, row.storage_bytes_limit),
        device_count: left(row.device_count, row.device_count_limit),
      },
    ]),
  )
}
