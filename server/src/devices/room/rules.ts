import { bookletDevices } from '@logis/contract/devices.rules'
import type { Reason } from '@logis/contract/errors'
import { settings } from '#platform/config.ts'
import { db, type Tx } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import * as sql from './sql.ts'

/** How many devices and pending requests a project holds, and may hold (ruling 7). */
export const roomOf = (residenceId: number) => sql.findRoom(residenceId, bookletDevices)

/** Why nothing more can be added, if nothing can. */
export const whyFull = ({ used, limit }: { used: number; limit: number }): Reason | null =>
  settings.ENFORCE_BOOKLET_LIMITS && used >= limit ? 'DEVICE_LIMIT_REACHED' : null

/** Counts new devices or requests, or refuses them all when the booklet has no room for them. */
export const takePlaces = async (tx: Tx, residenceId: number, rows: number): Promise<void> => {
  const { ENFORCE_BOOKLET_LIMITS: enforced } = settings
  if (!(await sql.takePlaces(tx, residenceId, rows, bookletDevices, enforced))) refuse('DEVICE_LIMIT_REACHED')
}

export const freePlaces = (tx: Tx, residenceId: number, rows: number) => sql.freePlaces(tx, residenceId, rows)

/** The projects whose count is wrong; none, ever. */
export const checkDeviceCounts = () => sql.findWrongCounts(db)
