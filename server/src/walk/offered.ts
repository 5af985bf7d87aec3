import { db, write } from '#platform/db.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { subjects } from './subjects.ts'

/** A house that Claire owns. */
export const owned = async () => {
  const { residence_id } = await subjects.house()
  await moveIn('claire@foyer.example', residence_id, 'OWNER')
  return { residence_id }
}

/** A house that Claire offers to an address, and the token of the mail; or has handed over to whoever reads it. */
export const offered = async (buyer_email = 'alice@foyer.example', { done = false } = {}) => {
  const { residence_id } = await owned()
  const at = done ? new Date() : null
  const seller_user_id = await world.user('claire@foyer.example')
  const buyer_user_id = done ? await world.user(buyer_email) : null
  const { id: sale_id } = await db
    .insertInto('home_sales')
    .values({
      residence_id,
      seller_user_id,
      buyer_email,
      buyer_user_id,
      deed_on: '2099-12-24',
      accepted_at: at,
      done_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const payload = { residence_id, role: 'BUYER', sale_id }
  const token = await write((tx) =>
    issueToken(tx, { kind: 'INVITATION', email: buyer_email, userId: null, payload, seconds: 3600 }),
  )
  return { residence_id, sale_id, token }
}
