import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

const isLive = sql<boolean>`expires_at > now()`
const minutesFromNow = (minutes: number) => sql<string>`now() + make_interval(mins => ${minutes})`

/** Whether a sign-in that is still on its way belongs to this browser. */
export const isBrowserInUse = async (reader: Db, browserHash: Buffer): Promise<boolean> =>
  (await reader
    .selectFrom('identity_attempts')
    .select('id')
    .where('browser_hash', '=', browserHash)
    .where(isLive)
    .limit(1)
    .executeTakeFirst()) !== undefined

export type Attempt = {
  state_hash: Buffer
  browser_hash: Buffer
  provider: string
  sealed: string
  scope: 'partner' | 'resident'
  wanted: string | null
}
export const insertAttempt = (reader: Db, attempt: Attempt, minutes: number) =>
  reader
    .insertInto('identity_attempts')
    .values({ ...attempt, expires_at: minutesFromNow(minutes) })
    .execute()

/** Takes what began with this state, in this browser, for this provider: once. */
export const takeAttempt = (reader: Db, stateHash: Buffer, browserHash: Buffer, provider: string) =>
  reader
    .deleteFrom('identity_attempts')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .where(isLive)
    .returning(['sealed', sql<'partner' | 'resident'>`scope`.as('scope'), 'wanted'])
    .executeTakeFirst()

export const forgetOld = async (reader: Db): Promise<void> => {
  await reader
    .deleteFrom('identity_attempts')
    .where('expires_at', '<', sql<string>`now()`)
    .execute()
  await reader
    .deleteFrom('identity_proofs')
    .where('expires_at', '<', sql<string>`now()`)
    .execute()
}
