import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { isOwnerAccount } from '#platform/ownerAccount.ts'
import type { LoggedMail } from '#platform/mail/outbox.ts'
import { isWanted } from '#platform/mail/unsubscribing.ts'
import type { Tables } from '#platform/tables.ts'

export type Role = Tables['residence_users']['role_code']
export type HeldHome = {
  name: string
  owner_user_id: number | null
  activation_date: string | null
  bypasses_owners: boolean
  /** Of a social landlord, whose own account owns its homes. */
  is_let: boolean
  /** Whoever owned it has left; a landlord's goes on being the landlord's. */
  was_owned: boolean
  /** The addresses of those who owned it and have closed their account. */
  former_addresses: string[]
}

/** A held home, and what its company has settled about who enters it. */
export const readHome = async ({ tx, residenceId }: Held): Promise<HeldHome> => {
  const { rows } = await sql<HeldHome>`
    select r.name, r.activation_date,
      (select o.id from users o where o.id = c.owner_user_id and ${isOwnerAccount('o')}) as owner_user_id,
      exists (select from company_options o
        where o.company_id = c.id and o.option_type = 'BYPASS_OWNER_VALIDATION_FOR_TENANT' and o.value = '1') as bypasses_owners,
      c.type = 'SOCIAL_LANDLORD' as is_let, c.type <> 'SOCIAL_LANDLORD' and r.former_activation_date is not null as was_owned,
      array(select a.address from residence_users l join users u on u.id = l.user_id and u.deleted_at is not null
        cross join lateral (values (u.username::text), (u.email::text)) a (address)
        where l.residence_id = r.id and l.role_code = 'OWNER' and a.address is not null) as former_addresses
    from residences r join companies c on c.id = r.company_id
    where r.id = ${residenceId}`.execute(tx)
  return rows[0]!
}

export const linkResident = ({ tx, residenceId }: Held, userId: number, role: Role) =>
  tx.insertInto('residence_users').values({ residence_id: residenceId, user_id: userId, role_code: role }).execute()

/** Every owner of a held home but one; answers who they were. */
export const unlinkOwners = async ({ tx, residenceId }: Held, butFor: number): Promise<number[]> => {
  const gone = await tx
    .deleteFrom('residence_users')
    .where('residence_id', '=', residenceId)
    .where('role_code', '=', 'OWNER')
    .where('user_id', '<>', butFor)
    .returning('user_id')
    .execute()
  return gone.map(({ user_id }) => user_id)
}

/** Whoever rented the home and buys it stays at home there. */
export const linkOwner = ({ tx, residenceId }: Held, userId: number) =>
  tx
    .insertInto('residence_users')
    .values({ residence_id: residenceId, user_id: userId, role_code: 'OWNER' })
    .onConflict((known) => known.constraint('residence_users_once').doUpdateSet({ role_code: 'OWNER' }))
    .execute()

/** Someone is at home here no more, as what they were here. */
export const unlinkResident = ({ tx, residenceId }: Held, userId: number, role: Role) =>
  tx
    .deleteFrom('residence_users')
    .where('residence_id', '=', residenceId)
    .where('user_id', '=', userId)
    .where('role_code', '=', role)
    .execute()

export const isLinked = async ({ tx, residenceId }: Held, userId: number): Promise<boolean> =>
  (await tx
    .selectFrom('residence_users')
    .select('id')
    .where('residence_id', '=', residenceId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined

export type Reader = { user_id: number; email: string; locale: Tables['users']['locale']['__select__'] }

/** The people of the home's company. */
export const listStaff = async ({ tx, companyId }: Held, channel: string): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    select u.id as user_id, u.email::text as email, u.locale
    from user_role_companies m join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.is_active and u.is_active and u.deleted_at is null and u.email is not null
      and ${isWanted(sql`${channel}`, { email: sql`u.email`, user: sql`u.id`, company: sql`${companyId}::bigint` })}
    order by u.id`.execute(tx)
  return rows
}

/** Someone who is told whatever they chose: it is about themselves. */
export const findReader = async (tx: Tx, userId: number): Promise<Reader | undefined> => {
  const { rows } = await sql<Reader>`
    select u.id as user_id, u.email::text as email, u.locale
    from users u where u.id = ${userId} and u.is_active and u.deleted_at is null and u.email is not null`.execute(tx)
  return rows[0]
}

export const listOwners = async ({ tx, residenceId }: Held, channel: string): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    select u.id as user_id, u.email::text as email, u.locale
    from residence_users l join users u on u.id = l.user_id
    where l.residence_id = ${residenceId} and l.role_code = 'OWNER' and u.is_active and u.deleted_at is null and u.email is not null
      and ${isWanted(sql`${channel}`, { email: sql`u.email`, user: sql`u.id`, company: sql`null::bigint` })}
    order by u.id`.execute(tx)
  return rows
}

/** Who rents a held home, and what it is called. */
export const listTenants = ({ tx, residenceId }: Held) =>
  tx
    .selectFrom('residence_users as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .innerJoin('residences as r', 'r.id', 'l.residence_id')
    .select(['l.user_id', 'r.name as home'])
    .where('l.residence_id', '=', residenceId)
    .where('l.role_code', '=', 'TENANT')
    .where('u.deleted_at', 'is', null)
    .orderBy('l.id')
    .execute()

/** Whether somebody rents a home still, or owns it, as their mail leaves. */
export const isAtHome = async (tx: Tx, { residence_id, recipient_user_id }: LoggedMail, role: Role): Promise<boolean> =>
  (await tx
    .selectFrom('residence_users')
    .select('id')
    .where('residence_id', '=', residence_id)
    .where('user_id', '=', recipient_user_id)
    .where('role_code', '=', role)
    .executeTakeFirst()) !== undefined

/** Whether whoever asked for access waits still, as what they asked for, as their mail leaves. */
export const isAsked = async (tx: Tx, { residence_id, sender_user_id }: LoggedMail, role: Role): Promise<boolean> =>
  (await tx
    .selectFrom('access_requests')
    .select('id')
    .where('residence_id', '=', residence_id)
    .where('user_id', '=', sender_user_id)
    .where('role_code', '=', role)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()) !== undefined

/** What the mails of a home name. */
export const findTold = (on: Db | Tx, residenceId: number) =>
  on
    .selectFrom('residences as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .select(['r.id', 'r.name', 'r.company_id', 'r.activation_date', 'c.name as company_name'])
    .where('r.id', '=', residenceId)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst()

export const findName = async (tx: Tx, userId: number): Promise<string | null> => {
  const person = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return person ? [person.first_name, person.last_name].filter(Boolean).join(' ') || person.username : null
}
