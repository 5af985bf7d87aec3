import { sql } from 'kysely'
import { prepared, type Db, type Tx } from '#platform/db.ts'

const isLive = sql<boolean>`expires_at > now()`

export const insertChallenge = (reader: Db, hash: Buffer, userId: number | null, seconds: number) =>
  reader
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hash,
      user_id: userId,
      expires_at: sql<string>`now() + make_interval(secs => ${seconds})`,
    })
    .execute()

/** Takes what was to be signed, once: by this person a new passkey, by nobody a sign of life. */
export const takeChallenge = async (reader: Db, hash: Buffer, userId: number | null): Promise<boolean> =>
  (await reader
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('user_id', 'is not distinct from', userId)
    .where(isLive)
    .returning('challenge_hash')
    .executeTakeFirst()) !== undefined

export const forgetOldChallenges = (reader: Db) =>
  reader
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<', sql<string>`now()`)
    .execute()

/** A passkey of an account that is there, by the name that its device gives it. */
export const findByCredential = (reader: Db, credentialId: string) =>
  reader
    .selectFrom('user_passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('p.credential_id', '=', credentialId)
    .where('u.deleted_at', 'is', null)
    .select(['p.id', 'p.user_id', 'p.credential_id', 'p.public_key', 'p.handle', 'p.sign_count', 'u.is_active'])
    .executeTakeFirst()

/** Counts a use, unless the passkey is gone or has been used meanwhile. */
export const use = async (tx: Tx, id: number, former: number, next: number): Promise<boolean> =>
  (await tx
    .updateTable('user_passkeys')
    .set({ sign_count: next, last_used_at: new Date() })
    .where('id', '=', id)
    .where('sign_count', '=', former)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const listPasskeys = async (reader: Db | Tx, userId: number) => {
  const asked = reader
    .selectFrom('user_passkeys')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .orderBy('id')
  return (await prepared(asked).execute(reader)).rows
}

export const listCredentials = (reader: Db | Tx, userId: number) =>
  reader
    .selectFrom('user_passkeys')
    .where('user_id', '=', userId)
    .select(['credential_id', 'handle'])
    .orderBy('id')
    .execute()

type NewRow = {
  user_id: number
  credential_id: string
  public_key: Buffer
  handle: Buffer
  sign_count: number
  transports: string[]
  name: string
}
export const insertPasskey = (tx: Tx, row: NewRow) =>
  tx.insertInto('user_passkeys').values(row).returning('id').executeTakeFirstOrThrow()

export const rename = async (reader: Db, userId: number, id: number, name: string): Promise<boolean> =>
  (await reader
    .updateTable('user_passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const removePasskey = (tx: Tx, userId: number, id: number): Promise<{ name: string } | undefined> =>
  tx.deleteFrom('user_passkeys').where('user_id', '=', userId).where('id', '=', id).returning('name').executeTakeFirst()

export const removeAll = (tx: Tx, userId: number) =>
  tx.deleteFrom('user_passkeys').where('user_id', '=', userId).returning('id').execute()

/** The sessions that it has opened, but one. */
export const listSessions = async (tx: Tx, userId: number, id: number, exceptTokenId: number): Promise<number[]> => {
  const opened = await tx
    .selectFrom('access_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('passkey_id', '=', id)
    .where('id', '<>', exceptTokenId)
    .execute()
  return opened.map((session) => session.id)
}
