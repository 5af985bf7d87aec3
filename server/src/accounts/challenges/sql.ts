import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type Challenge = {
  id: number
  user_id: number
  username: string
  scope: 'partner' | 'resident'
  /** Which password was right; null of what an account elsewhere has proven. */
  proof: Buffer | null
  provider: string | null
  identity_id: number | null
  sealed: string | null
}

type NewChallenge = Pick<Challenge, 'user_id' | 'scope'> &
  Partial<Pick<Challenge, 'proof' | 'provider' | 'identity_id' | 'sealed'>> & { token_hash: Buffer; seconds: number }
export const insertChallenge = (reader: Db | Tx, { seconds, ...challenge }: NewChallenge) =>
  reader
    .insertInto('sign_in_challenges')
    .values({ ...challenge, expires_at: sql<string>`now() + make_interval(secs => ${seconds})` })
    .execute()

const isLive = sql<boolean>`used_at is null and expires_at > now()`

export const findChallenge = (reader: Db, tokenHash: Buffer): Promise<Challenge | undefined> =>
  reader
    .selectFrom('sign_in_challenges as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.user_id', 'u.username', 'c.proof', 'c.provider', 'c.identity_id', 'c.sealed'])
    .select((row) => row.ref('c.scope').$castTo<Challenge['scope']>().as('scope'))
    .where('c.token_hash', '=', tokenHash)
    .where('u.deleted_at', 'is', null)
    .where(isLive)
    .executeTakeFirst()

/** Of two who come with one challenge, one passes. */
export const burnChallenge = async (tx: Tx, id: number): Promise<boolean> => {
  const burnt = await tx
    .updateTable('sign_in_challenges')
    .set({ used_at: new Date() })
    .where('id', '=', id)
    .where(isLive)
    .returning('id')
    .executeTakeFirst()
  return burnt !== undefined
}

export const forgetOldChallenges = (reader: Db) =>
  reader
    .deleteFrom('sign_in_challenges')
    .where('expires_at', '<', sql<string>`now()`)
    .execute()
