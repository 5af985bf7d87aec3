import type { Reason } from '@logis/contract/errors'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import * as room from '../../projects/room/rules.ts'
import * as sql from './sql.ts'

/** How many devices and pending requests a project holds, and may hold (ruling 7). */
export const roomOf = (place: InProject) => room.roomOf(place, 'device_count')

/** Why nothing more can be added, if nothing can. */
export const whyFull = ({ used, limit }: { used: number; limit: number }): Reason | null =>
  settings.ENFORCE_BOOKLET_LIMITS && used >= limit ? 'DEVICE_LIMIT_REACHED' : null

/** Counts new devices or requests, or refuses them all when the booklet has no room for them. */
export const takePlaces = async (held: Held, rows: number): Promise<void> => {
  if (!(await room.takeRoom(held, 'device_count', rows))) refuse('DEVICE_LIMIT_REACHED')
}

export const freePlaces = (held: Held, rows: number) => room.freeRoom(held, 'device_count', rows)

/** The projects whose count is wrong; none, ever. */
export const checkDeviceCounts = () => sql.findWrongCounts(db)
