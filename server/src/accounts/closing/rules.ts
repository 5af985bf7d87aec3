import type { Tx } from '#platform/db.ts'
import { enqueue } from '#platform/jobs.ts'
import { freeing } from '../../residents/leaving/rules.ts'
import { settling } from '../../sales/rules.ts'
import { close } from '../sql.ts'

/**
 * Closes an account that the caller holds. What this means for their homes follows at once, each under its own lock: whoever
 * writes in a home takes it before its people, and whoever closes an account holds the person already.
 */
export const closeAccount = async (tx: Tx, userId: number): Promise<void> => {
  await close(tx, userId) // its sessions end with it, by the database
  await enqueue(tx, settling, {})
  await enqueue(tx, freeing, { user_id: userId })
}
