import type { Locale } from '@logis/contract/locale'
import { sql } from 'kysely'
import { prepared, type Db, type Tx } from '#platform/db.ts'
import { worksFor } from '#platform/worksFor.ts'

/** Staff with an active role in a live company, and those with a role on the whole platform. */
export const isPartner = async (reader: Db | Tx, userId: number): Promise<boolean> => {
  const { rows } = await prepared(sql`
    select from ${worksFor(userId)} and c.disabled_at is null
    union all select from user_global_roles where user_id = ${userId} limit 1`).execute(reader)
  return rows.length > 0
}

/** Why a company that the person works for is disabled, if one is. */
export const disabledReasonFor = async (reader: Db | Tx, userId: number): Promise<string | null> => {
  const { rows } = await sql<{ disabled_reason: string }>`
    select c.disabled_reason from ${worksFor(userId)} and c.disabled_at is not null
    order by m.is_primary desc, m.id limit 1`.execute(reader)
  return rows[0]?.disabled_reason ?? null
}

/**
 * Everyone who is not staff, and staff who have a home of their own: one they live in, one they ask to enter, or one
 * they are invited to.
 */
export const isResident = async (reader: Db | Tx, userId: number): Promise<boolean> => {
  const { rows } = await sql<{ is_resident: boolean }>`
    select not exists (select from ${worksFor(userId)})
         and not exists (select from user_global_roles where user_id = ${userId})
       or exists (select from residence_users where user_id = ${userId})
       or exists (select from access_requests where user_id = ${userId})
       or exists (select from one_time_tokens t join users u on u.email = t.email
            where u.id = ${userId} and t.kind = 'INVITATION' and t.payload ? 'residence_id'
              and t.used_at is null and t.revoked_at is null and t.expires_at > now()) as is_resident`.execute(reader)
  return rows[0]!.is_resident
}

export const hasGlobalRole = async (reader: Db | Tx, userId: number): Promise<boolean> => {
  const asked = reader.selectFrom('user_global_roles').select('role').where('user_id', '=', userId)
  return (await prepared(asked).execute(reader)).rows.length > 0
}

export const noteConnection = (tx: Tx, userId: number) =>
  prepared(tx.updateTable('users').set({ last_connection_at: new Date() }).where('id', '=', userId)).execute(tx)

type NewToken = {
  user_id: number
  token_hash: Buffer
  scope: 'partner' | 'resident'
  seconds: number
  absoluteSeconds: number
  ip: string
  user_agent: string | null
  browser_hash: Buffer | null
  factor_at: Date | null
  factor_by_company_id: number | null
  passkey_id: number | null
}

export const insertToken = async (tx: Tx, { seconds, absoluteSeconds, ...token }: NewToken) => {
  const insert = tx
    .insertInto('access_tokens')
    .values({
      ...token,
      expires_at: sql<string>`now() + make_interval(secs => ${Math.min(seconds, absoluteSeconds)})`,
      absolute_expires_at: sql<string>`now() + make_interval(secs => ${absoluteSeconds})`,
    })
    .returning(['id as session_id', secondsLeft])
  const { rows } = await prepared(insert).execute(tx)
  return rows[0]!
}

const secondsLeft = sql<number>`ceil(extract(epoch from expires_at - now()))::int`.as('expires_in')

/** Whether a session that is still open lives by this secret. */
export const isBrowserInUse = async (tx: Tx, browserHash: Buffer): Promise<boolean> => {
  const found = await tx
    .selectFrom('access_tokens')
    .select('id')
    .where('browser_hash', '=', browserHash)
    .where(sql<boolean>`revoked_at is null and expires_at > now()`)
    .executeTakeFirst()
  return found !== undefined
}

/** Holds the account until the transaction ends, unless it has changed since its password was verified. */
export const holdVerified = async (tx: Tx, userId: number, verifiedHash: string): Promise<boolean> => {
  const held = tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', verifiedHash)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
  return (await prepared(held).execute(tx)).rows.length > 0
}

/** The same for someone who was proven by something else than the password. */
export const holdActive = async (tx: Tx, userId: number): Promise<boolean> => {
  const held = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held !== undefined
}

type FormerDevice = { user_agent: string | null; is_browser: boolean; is_network: boolean }

/** With what the account was entered before; a session that nobody knows the device of is like and unlike all. */
export const listFormerDevices = async (
  tx: Tx,
  userId: number,
  { browsers, subnet }: { browsers: Buffer[]; subnet: string },
): Promise<FormerDevice[]> => {
  const { rows } = await prepared(sql<FormerDevice>`
    select distinct user_agent, coalesce(browser_hash = any(${browsers}), false) as is_browser,
      coalesce(ip <<= ${subnet}::inet, false) as is_network
    from access_tokens where user_id = ${userId} and scope in ('partner', 'resident') and ip is not null`).execute(tx)
  return rows
}

/** Where a person reads what the portal tells them of their account. */
export const findReader = async (tx: Tx, userId: number): Promise<{ address: string; locale: Locale } | undefined> =>
  tx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .select([sql<string>`coalesce(email, username)`.as('address'), 'locale'])
    .executeTakeFirst()
