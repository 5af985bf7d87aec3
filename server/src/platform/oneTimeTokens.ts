import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken } from './actor.ts'
import type { Db, Tx } from './db.ts'

export type OneTimeKind = 'PASSWORD_RESET' | 'EMAIL_VALIDATION' | 'INVITATION'

type OneTimeToken = {
  kind: OneTimeKind
  email: string
  userId: number | null
  payload: Record<string, unknown>
  seconds: number
}

/** Makes a token of 256 bits. Only its hash is kept: what is returned exists in one mail and nowhere else. */
export const issueToken = async (tx: Tx, { kind, email, userId, payload, seconds }: OneTimeToken): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('one_time_tokens')
    .values({
      kind,
      email,
      user_id: userId,
      token_hash: hashToken(token),
      payload: JSON.stringify(payload),
      expires_at: new Date(Date.now() + seconds * 1000),
    })
    .execute()
  return token
}

const isLive = sql<boolean>`used_at is null and revoked_at is null and expires_at > now()`

/** The token behind what someone followed, while it may still be used. Reading never burns it. */
export const findToken = (reader: Db | Tx, kind: OneTimeKind, token: string) =>
  reader
    .selectFrom('one_time_tokens')
    .select(['id', 'email', 'user_id', 'payload'])
    .where('kind', '=', kind)
    .where('token_hash', '=', hashToken(token))
    .where(isLive)
    .executeTakeFirst()

/** What else was mailed to an address and may still be used, the latest first. */
export const listTokens = (reader: Db | Tx, kind: OneTimeKind, email: string) =>
  reader
    .selectFrom('one_time_tokens')
    .select(['email', 'payload', 'expires_at'])
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where(isLive)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()

/** Burns a token: of two that come at once, one gets it. */
export const burnToken = (tx: Tx, kind: OneTimeKind, token: string) =>
  tx
    .updateTable('one_time_tokens')
    .set({ used_at: new Date() })
    .where('kind', '=', kind)
    .where('token_hash', '=', hashToken(token))
    .where(isLive)
    .returning(['id', 'email', 'user_id', 'payload'])
    .executeTakeFirst()
