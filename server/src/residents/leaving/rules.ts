import { db, write } from '#platform/db.ts'
import { eachByItself, eachPart } from '#platform/eachByItself.ts'
import { holdForJob, type Held } from '#platform/holding.ts'
import { jobKind } from '#platform/jobs.ts'
import { deleted, record } from '#platform/journal.ts'
import { withholdPaid } from '../../documents/withholding/rules.ts'
import { notify } from '../../accounts/notifications/rules.ts'
import { deactivate } from '../../projects/states/rules.ts'
import { tellPerson } from '../rules.ts'
import * as sql from './sql.ts'

type Find = typeof sql.listOwnerless
/** One transaction a home. */
const inEach = async (userId: number | null, find: Find, act: (held: Held) => Promise<void>): Promise<void> =>
  eachByItself(await find(db, userId), (id) =>
    write(async (tx) => {
      const held = await holdForJob(tx, id)
      if (held) await act(held)
    }),
  )

/**
 * The homes of somebody who is gone, or of anybody: where no owner is left, nobody could let another in, and its company
 * could invite none. Each waits for its next owner then, as one that nobody has activated yet; tenants stay. Whether it has
 * no owner is asked again under its lock, which a hand-over takes as well. Safe to repeat, and to run twice at once.
 */
export const freeHomes = (userId: number | null): Promise<void> =>
  inEach(userId, sql.listOwnerless, async (held) => {
    if (await sql.isOwnerless(held)) await free(held)
  })

const free = async (held: Held): Promise<void> => {
  const freed = await deactivate(held)
  if (!freed) return
  const former = await sql.listFormer(held)
  // Where nobody had proven an account, the next owner may be who has proven its address since (decision 23).
  if (former.length === 0 || former.some(({ is_proven }) => is_proven)) await withholdPaid(held)
  const names = former.map(({ name }) => name).join(', ')
  const changes = [
    ...deleted({ ...freed, owner: names || null }),
    // That it changed; never which it was, or is.
    { attribute_name: 'residence_code', old_value: null, value: null },
  ]
  await record(held, { action: 'UPDATED', model: 'ResidenceActivationCode', id: held.residenceId, changes })
}

/**
 * Whoever is gone rents no home any more and asks to enter none; what hung on living there ends with it, and no figure counts
 * them (decision 25). Each home under its lock, which whoever lets somebody in takes as well. Safe to repeat, and to run
 * twice at once.
 */
export const leaveHomes = (userId: number | null): Promise<void> =>
  inEach(userId, sql.listLeft, async (held) => {
    for (const name of await sql.unlinkGone(held)) {
      const changes = deleted({ tenant: name })
      await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
    }
    await sql.forgetVisits(held)
    await sql.cancelRequests(held)
  })

/**
 * Whoever owned a home beside somebody who is gone reads it, by name as the list of residents had them, once. Each home
 * under its lock; safe to repeat, and to run twice at once.
 */
export const tellOwnersLeft = (userId: number | null): Promise<void> =>
  inEach(userId, sql.listShared, async (held) => {
    for (const { user_id, home, name } of await sql.takeDepartures(held)) {
      await notify(held.tx, user_id, 'OWNER_LEFT', { name, home }, held)
      await tellPerson(held, 'OWNER_LEFT', user_id, { who: name })
    }
  })

/** The homes that wait for their next owner as this person is gone, by name. */
export const homesLeftBy = sql.listLeftBy

/** Once an account has closed; and every night, for homes that were left by any other way. */
export const freeing = jobKind<{ user_id?: number }>({
  name: 'residents.free',
  cron: '50 3 * * *',
  handle: ({ user_id = null }) =>
    eachPart(
      () => leaveHomes(user_id),
      () => freeHomes(user_id),
      () => tellOwnersLeft(user_id),
    ),
})
