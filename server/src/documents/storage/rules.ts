import { bookletBytes } from '@logis/contract/documents.rules'
import { settings } from '#platform/config.ts'
import { db, type Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import * as sql from './sql.ts'

/** The room that a project's files take, and may take (ruling 7). */
export const storageOf = (place: InProject) => sql.findStorage(db, place, bookletBytes)

/** Counts the bytes of a new file, or refuses it when the booklet is full. */
export const takeRoom = async (held: Held, bytes: number): Promise<void> => {
  if (!(await tryRoom(held, bytes))) refuse('STORAGE_LIMIT_REACHED')
}

/** The same, for those who go on without the file. */
export const tryRoom = (held: Held, bytes: number): Promise<boolean> =>
  sql.takeStorage(held, bytes, bookletBytes, settings.ENFORCE_BOOKLET_LIMITS)

export const freeRoom = (held: Held, bytes: number) => sql.releaseStorage(held, bytes)
/** The same for those who do not hold the project yet. */
export const freeRoomOf = (tx: Tx, residenceId: number, bytes: number) =>
  sql.releaseStorage({ tx, residenceId } as Held, bytes)

/** Refuses an upload that cannot fit before it travels. The room is taken for good once its size is known. */
export const demandRoom = async (scope: InProject, announcedBytes: number): Promise<void> => {
  if (!settings.ENFORCE_BOOKLET_LIMITS) return
  const room = await storageOf(scope)
  if (announcedBytes > room.limit - room.used) refuse('STORAGE_LIMIT_REACHED')
}

/** The projects whose storage counter is wrong; none, ever. */
export const checkStorage = () => sql.findWrongCounters(db)
