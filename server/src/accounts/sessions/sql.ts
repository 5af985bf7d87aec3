import { sql, type RawBuilder, type UpdateQueryBuilder } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '#platform/tables.ts'

/** Whether this account has signed in from this network in the last month. */
export const isKnownNetwork = async (reader: Db, username: string, subnet: string): Promise<boolean> => {
  const { rows } = await sql`
    select from access_tokens t join users u on u.id = t.user_id
    where u.username = ${username} and u.deleted_at is null
      and t.ip <<= ${subnet}::inet and t.issued_at > now() - interval '30 days' limit 1`.execute(reader)
  return rows.length > 0
}

/** Staff with an active role in a live company, and those with a role on the whole platform. */
export const isPartner = async (reader: Db | Tx, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from user_role_companies m join companies c on c.id = m.company_id and c.deleted_at is null
      where m.user_id = ${userId} and m.is_active
    union all select from user_global_roles where user_id = ${userId} limit 1`.execute(reader)
  return rows.length > 0
}

/**
 * Everyone who is not staff, and staff who have a home of their own: one they live in, one they ask to enter, or one
 * they are invited to.
 */
export const isResident = async (reader: Db | Tx, userId: number): Promise<boolean> => {
  const { rows } = await sql<{ is_resident: boolean }>`
    select not exists (select from user_role_companies where user_id = ${userId})
         and not exists (select from user_global_roles where user_id = ${userId})
       or exists (select from residence_users where user_id = ${userId})
       or exists (select from access_requests where user_id = ${userId})
       or exists (select from one_time_tokens t join users u on u.email = t.email
            where u.id = ${userId} and t.kind = 'INVITATION' and t.payload ? 'residence_id'
              and t.used_at is null and t.revoked_at is null and t.expires_at > now()) as is_resident`.execute(reader)
  return rows[0]!.is_resident
}

export const hasGlobalRole = async (reader: Db | Tx, userId: number): Promise<boolean> =>
  (await reader.selectFrom('user_global_roles').select('role').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined

/** Holds the account until the transaction ends, unless it has changed since its password was verified. */
export const holdVerified = async (tx: Tx, userId: number, verifiedHash: string): Promise<boolean> => {
  const held = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', verifiedHash)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** Holds an account that may be entered until the transaction ends. */
export const holdActive = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined

export const noteConnection = (tx: Tx, userId: number) =>
  tx.updateTable('users').set({ last_connection_at: new Date() }).where('id', '=', userId).execute()

export type NewToken = {
  user_id: number
  token_hash: Buffer
  scope: 'partner' | 'resident'
  seconds: number
  absoluteSeconds: number
  ip: string
  user_agent: string | null
  browser_hash: Buffer | null
}
type Life = { seconds: number; absoluteSeconds: number }

export const insertToken = (tx: Tx, { seconds, absoluteSeconds, ...token }: NewToken) =>
  tx
    .insertInto('access_tokens')
    .values({
      ...token,
      expires_at: sql<string>`now() + make_interval(secs => ${Math.min(seconds, absoluteSeconds)})`,
      absolute_expires_at: sql<string>`now() + make_interval(secs => ${absoluteSeconds})`,
    })
    .returning(['id as session_id', secondsLeft])
    .executeTakeFirstOrThrow()

const secondsLeft = sql<number>`ceil(extract(epoch from expires_at - now()))::int`.as('expires_in')
const isLive = sql<boolean>`revoked_at is null and expires_at > now()`
/** The portal asks at every change of page: one write a minute is enough. */
const isDue = sql<boolean>`coalesce(last_used_at, issued_at) < now() - interval '1 minute'`
/** When a session of this life ends that gave a sign of life at `seen`, whatever it was opened for. */
const endOf = (seen: RawBuilder<unknown>, { seconds, absoluteSeconds }: Life) =>
  sql<string>`least(${seen} + make_interval(secs => ${seconds}), issued_at + make_interval(secs => ${absoluteSeconds}), absolute_expires_at)`

export const prolongToken = (reader: Db, tokenId: number, life: Life) =>
  reader
    .updateTable('access_tokens')
    .set({ expires_at: endOf(sql`now()`, life), last_used_at: new Date() })
    .where('id', '=', tokenId)
    .where(isLive)
    .where(isDue)
    .returning(secondsLeft)
    .executeTakeFirst()

export const findSecondsLeft = (reader: Db, tokenId: number, life: Life) =>
  reader
    .selectFrom('access_tokens')
    .select(
      sql<number>`ceil(extract(epoch from least(expires_at, ${endOf(sql`coalesce(last_used_at, issued_at)`, life)}) - now()))::int`.as(
        'expires_in',
      ),
    )
    .where('id', '=', tokenId)
    .where(isLive)
    .executeTakeFirst()

/** Whether a session that is still open lives by this secret. */
export const isBrowserInUse = async (tx: Tx, browserHash: Buffer): Promise<boolean> => {
  const found = await tx
    .selectFrom('access_tokens')
    .select('id')
    .where('browser_hash', '=', browserHash)
    .where(isLive)
    .executeTakeFirst()
  return found !== undefined
}

/** Those that were still open. */
const revoked = async (
  query: UpdateQueryBuilder<Tables, 'access_tokens', 'access_tokens', unknown>,
): Promise<number[]> => {
  const rows = await query
    .set({ revoked_at: new Date() })
    .where('revoked_at', 'is', null)
    .returning(['id', sql<boolean>`expires_at > now()`.as('was_open')])
    .execute()
  return rows.filter(({ was_open }) => was_open).map(({ id }) => id)
}

export const revokeToken = (tx: Tx, tokenId: number) =>
  revoked(tx.updateTable('access_tokens').where('id', '=', tokenId))

export const revokeAll = (tx: Tx, userId: number, exceptTokenId: number | null) =>
  revoked(
    tx
      .updateTable('access_tokens')
      .where('user_id', '=', userId)
      .$if(exceptTokenId !== null, (query) => query.where('id', '<>', exceptTokenId)),
  )

export const isFresh = async (reader: Db, tokenId: number, minutes: number): Promise<boolean> => {
  const found = await reader
    .selectFrom('access_tokens')
    .select('id')
    .where('id', '=', tokenId)
    .where('issued_at', '>', sql<string>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return found !== undefined
}

/** Sessions long over. Those of the last month tell which networks an account is used from. */
export const forgetOldTokens = (reader: Db) =>
  reader
    .deleteFrom('access_tokens')
    .where('absolute_expires_at', '<', sql<string>`now() - interval '30 days'`)
    .execute()
