import { endingDays } from '@logis/contract/certificates.rules'
import { businessDay, now, today } from '#platform/clock.ts'
import { db, write } from '#platform/db.ts'
import { holdForJob } from '#platform/holding.ts'
import { tellOfValidity } from '../../notifications/rules.ts'
import * as sql from './sql.ts'

/** Tells companies of papers that soon count no more, once for each end. Safe to repeat, and to run twice at once. */
export const tellEnding = async (): Promise<void> => {
  const last = businessDay(new Date(now().getTime() + endingDays * 86_400_000))
  const failures: unknown[] = []
  for (const ending of await sql.listEnding(db, today(), last))
    await write(async (tx) => {
      const held = await holdForJob(tx, ending.residence_id)
      if (held && (await sql.keepTold(held, ending))) await tellOfValidity(held, ending.id, ending.valid_until)
    }).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
