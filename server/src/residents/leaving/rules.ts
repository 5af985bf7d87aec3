import { db, write } from '#platform/db.ts'
import { holdForJob, type Held } from '#platform/holding.ts'
import { jobKind } from '#platform/jobs.ts'
import { deleted, record } from '#platform/journal.ts'
import { deactivate } from '../../projects/states/rules.ts'
import * as sql from './sql.ts'

/**
 * The homes of somebody who is gone, or of anybody: where no owner is left, nobody could let another in, and its company
 * could invite none. Each waits for its next owner then, as one that nobody has activated yet; tenants stay. Whether it has
 * no owner is asked again under its lock, which a hand-over takes as well. Safe to repeat, and to run twice at once.
 */
export const freeHomes = async (userId: number | null): Promise<void> => {
  const failures: unknown[] = []
  for (const id of await sql.listOwnerless(db, userId))
    await write(async (tx) => {
      const held = await holdForJob(tx, id)
      if (held && (await sql.isOwnerless(held))) await free(held)
    }).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

const free = async (held: Held): Promise<void> => {
  const freed = await deactivate(held)
  if (!freed) return
  const former = await sql.listFormer(held)
  const changes = [
    ...deleted({ ...freed, owner: former.join(', ') || null }),
    // That it changed; never which it was, or is.
    { attribute_name: 'residence_code', old_value: null, value: null },
  ]
  await record(held, { action: 'UPDATED', model: 'ResidenceActivationCode', id: held.residenceId, changes })
}

/** Once an account has closed; and every night, for homes that were left by any other way. */
export const freeing = jobKind<{ user_id?: number }>({
  name: 'residents.free',
  cron: '50 3 * * *',
  handle: ({ user_id }) => freeHomes(user_id ?? null),
})
