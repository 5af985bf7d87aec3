import { bookletBytes } from '@logis/contract/documents.rules'
import { settings } from '#platform/config.ts'
import { db, type Tx } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import * as sql from './sql.ts'

/** The room that a project's files take, and may take (ruling 7). */
export const storageOf = (residenceId: number) => sql.findStorage(db, residenceId, bookletBytes)

/** Counts the bytes of a new file, or refuses it when the booklet is full. */
export const takeRoom = async (tx: Tx, residenceId: number, bytes: number): Promise<void> => {
  if (!(await tryRoom(tx, residenceId, bytes))) refuse('STORAGE_LIMIT_REACHED')
}

/** The same, for those who go on without the file. */
export const tryRoom = (tx: Tx, residenceId: number, bytes: number): Promise<boolean> =>
  sql.takeStorage(tx, residenceId, bytes, bookletBytes, settings.ENFORCE_BOOKLET_LIMITS)

export const freeRoom = (tx: Tx, residenceId: number, bytes: number) => sql.releaseStorage(tx, residenceId, bytes)

/** Refuses an upload that cannot fit before it travels. The room is taken for good once its size is known. */
export const demandRoom = async (residenceId: number, announcedBytes: number): Promise<void> => {
  if (!settings.ENFORCE_BOOKLET_LIMITS) return
  const room = await storageOf(residenceId)
  if (announcedBytes > room.limit - room.used) refuse('STORAGE_LIMIT_REACHED')
}

/** The projects whose storage counter is wrong; none, ever. */
export const checkStorage = () => sql.findWrongCounters(db)
