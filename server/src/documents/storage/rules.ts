import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import * as room from '../../projects/room/rules.ts'
import * as sql from './sql.ts'

/** The room that a project's files take, and may take (ruling 7). */
export const storageOf = (place: InProject) => room.roomOf(place, 'storage_bytes')

/** Counts the bytes of a new file, or refuses it when the booklet is full. */
export const takeRoom = async (held: Held, bytes: number): Promise<void> => {
  if (!(await room.takeRoom(held, 'storage_bytes', bytes))) refuse('STORAGE_LIMIT_REACHED')
}

/** The same in each of many projects that one transaction holds. */
export const takeRoomEach = async (held: readonly Held[], bytes: number): Promise<void> => {
  if (!(await room.takeRoomEach(held, 'storage_bytes', bytes))) refuse('STORAGE_LIMIT_REACHED')
}

export const freeRoom = (held: Held, bytes: number) => room.freeRoom(held, 'storage_bytes', bytes)

/** Refuses an upload that cannot fit before it travels. The room is taken for good once its size is known. */
export const demandRoom = async (scope: InProject, announcedBytes: number): Promise<void> => {
  if (!settings.ENFORCE_BOOKLET_LIMITS) return
  const { used, limit } = await storageOf(scope)
  if (announcedBytes > limit - used) refuse('STORAGE_LIMIT_REACHED')
}

/** The projects whose storage counter is wrong; none, ever. */
export const checkStorage = () => sql.findWrongCounters(db)
