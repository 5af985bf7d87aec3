import type { Me } from '@logis/contract/accounts'
import type { Locale } from '@logis/contract/locale'
import { sql } from 'kysely'
import { prepared, type Db, type Tx } from '#platform/db.ts'
import { unseen } from '#platform/lists.ts'
import { mergedInto } from '#platform/merged.ts'
import type { OneTimeKind } from '#platform/oneTimeTokens.ts'
import { isNoMachine } from '#platform/people.ts'

export type UserRow = {
  id: number
  username: string
  email: string | null
  first_name: string | null
  last_name: string | null
  locale: Locale
  email_validated: boolean
  created_at: string
  last_connection_at: string | null
  picture_file_id: number | null
}

const live = (reader: Db | Tx) => reader.selectFrom('users').where('users.deleted_at', 'is', null)

const shown = [
  'users.id',
  'users.username',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.locale',
  sql<boolean>`users.email_validated_at is not null`.as('email_validated'),
  'users.created_at',
  'users.last_connection_at',
  'users.picture_file_id',
] as const

export const findUser = (reader: Db | Tx, userId: number): Promise<UserRow | undefined> =>
  prepared(live(reader).where('users.id', '=', userId).select(shown)).executeTakeFirst(reader)

/** A colleague as an administrator of a company that both belong to; who has left it is none any more. */
export const findColleague = (reader: Db, userId: number, companyIds: number[]): Promise<UserRow | undefined> =>
  live(reader)
    .innerJoin('user_role_companies as m', 'm.user_id', 'users.id')
    .where('users.id', '=', userId)
    .where('m.company_id', '=', sql<number>`any(${companyIds})`)
    .where('m.is_active', '=', true)
    .select(shown)
    .executeTakeFirst()

/** The account, held until the transaction ends: what changes it, its sessions or its tokens waits for its turn. */
export const lockUser = (tx: Tx, userId: number) =>
  live(tx)
    .where('users.id', '=', userId)
    .select([
      'id',
      'username',
      'email',
      'first_name',
      'last_name',
      'locale',
      'password_hash',
      'email_validated_at',
      'is_active',
      'picture_file_id',
    ])
    .forUpdate()
    .executeTakeFirst()

export const findPasswordHash = async (reader: Db, userId: number): Promise<string | null> =>
  (await live(reader).where('users.id', '=', userId).select('password_hash').executeTakeFirst())?.password_hash ?? null

/**
 * The account that someone signs in to by this address, proves it for, or is invited to. A machine's is nobody's: a
 * password would end its token, and whoever chose it would stand in no list of people.
 */
export const findByUsername = (reader: Db | Tx, username: string) => {
  const asked = live(reader)
    .where('users.username', '=', username)
    .where(isNoMachine('users'))
    .select(['id', 'username', 'email', 'locale', 'password_hash', 'is_active', 'email_validated_at'])
  return prepared(asked).executeTakeFirst(reader)
}

/** Closes an account; its sessions end with it, by the database. */
export const close = (tx: Tx, userId: number) =>
  tx
    .updateTable('users')
    .set({ is_active: false, deleted_at: new Date(), updated_at: new Date() })
    .where('id', '=', userId)
    .execute()

type UserChange = Partial<{
  username: string
  email: string
  first_name: string
  last_name: string
  locale: Locale
  password_hash: string
  email_validated_at: Date
  picture_file_id: number | null
}>

export const updateUser = (tx: Tx, userId: number, change: UserChange) =>
  tx
    .updateTable('users')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()

export const raiseHash = async (
  reader: Db,
  userId: number,
  former: string,
  password_hash: string,
): Promise<boolean> => {
  const raised = await reader
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', userId)
    .where('password_hash', '=', former)
    .returning('id')
    .executeTakeFirst()
  return raised !== undefined
}

/** Whether a live account answers to this address already, and has proven it. */
export const isAddressTaken = async (reader: Db | Tx, email: string, exceptUserId: number): Promise<boolean> => {
  const found = await live(reader)
    .where('users.id', '<>', exceptUserId)
    .where('users.email_validated_at', 'is not', null)
    .where((eb) => eb.or([eb('users.username', '=', email), eb('users.email', '=', email)]))
    .select('users.id')
    .executeTakeFirst()
  return found !== undefined
}

export const revokeTokens = (tx: Tx, userId: number, kinds: readonly OneTimeKind[]) =>
  tx
    .updateTable('one_time_tokens')
    .set({ revoked_at: new Date() })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()

export type Waiting = {
  residences_count: number
  unread_notifications: number
  terms_version: string
  former_companies: Me['former_companies']
}

/** What the portal's frame shows beside the person's name, and what their companies have taken over. */
export const findWaiting = async (reader: Db, userId: number, companies: readonly number[]): Promise<Waiting> => {
  const { rows } = await prepared(sql<Waiting>`
    select
      (select count(*) from residence_users u join residences r on r.id = u.residence_id and r.deleted_at is null
        where u.user_id = ${unseen(userId)}) as residences_count,
      (select count(*) from user_notifications n where n.user_id = ${unseen(userId)} and n.read_at is null) as unread_notifications,
      (select version from terms_versions where published_at <= now() order by published_at desc, id desc limit 1) as terms_version,
      (select coalesce(json_agg(json_build_object('id', former.id, 'became_id', own.id) order by former.id), '[]')
        from unnest(${[...companies]}::bigint[]) own (id), unnest(${mergedInto(sql`own.id`)}) former (id)) as former_companies`).execute(
    reader,
  )
  return rows[0]!
}

/** Whether somebody may still sign in, by whatever way: asked once the way that goes is gone. */
export const hasWayIn = async (tx: Tx, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from users where id = ${userId} and password_hash is not null
    union all select from user_passkeys where user_id = ${userId}
    union all select from user_identities where user_id = ${userId} limit 1`.execute(tx)
  return rows.length > 0
}
