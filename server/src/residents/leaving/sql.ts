import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { personName } from '#platform/people.ts'

/**
 * Homes that somebody has activated and nobody owns any more. A landlord's need no owner: its people decide who lives there
 * (decision 96). An account that is disabled is there still; one that is closed is not.
 */
const ownerless = (which: RawBuilder<unknown>) => sql<{ id: number }>`
  select r.id from residences r join companies c on c.id = r.company_id
  where r.activation_date is not null and c.type <> 'SOCIAL_LANDLORD' and ${which} and not exists (
    select from residence_users l join users u on u.id = l.user_id and u.deleted_at is null
    where l.residence_id = r.id and l.role_code = 'OWNER')
  order by r.id`

/** Those that this person had a part in; of everybody, those that somebody is known to have activated. */
export const listOwnerless = async (on: Db, userId: number | null): Promise<number[]> => {
  const { rows } = await ownerless(
    userId === null
      ? sql`exists (select from residence_states_history h where h.residence_id = r.id and h.state = 'ACTIVATED')`
      : sql`r.id in (select residence_id from residence_users where user_id = ${userId} and role_code = 'OWNER')`,
  ).execute(on)
  return rows.map(({ id }) => id)
}

export const isOwnerless = async ({ tx, residenceId }: Held): Promise<boolean> =>
  (await ownerless(sql`r.id = ${residenceId}`).execute(tx)).rows.length > 0

/** The live homes that somebody who is gone owned, and nobody owns now, by name: each waits for its next owner. */
export const listLeftBy = async (on: Tx, userId: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select r.name from residence_users o join residences r on r.id = o.residence_id and r.deleted_at is null
      join companies c on c.id = r.company_id and c.type <> 'SOCIAL_LANDLORD'
    where o.user_id = ${userId} and o.role_code = 'OWNER' and not exists (
      select from residence_users l join users u on u.id = l.user_id and u.deleted_at is null
      where l.residence_id = r.id and l.role_code = 'OWNER')
    order by r.name_norm, r.id`.execute(on)
  return rows.map(({ name }) => name)
}

/** Homes that somebody else owns still, who is to be told that an owner beside them is gone. */
export const listShared = async (on: Db, userId: number | null): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct r.id from users gone join residence_users l on l.user_id = gone.id
      join residences r on r.id = l.residence_id and r.deleted_at is null
      join companies c on c.id = r.company_id and c.type <> 'SOCIAL_LANDLORD'
    where gone.deleted_at is not null and (${userId}::bigint is null or gone.id = ${userId})
      and l.role_code = 'OWNER' and l.departure_told_at is null and exists (
        select from residence_users o join users u on u.id = o.user_id and u.deleted_at is null
        where o.residence_id = r.id and o.role_code = 'OWNER' and o.created_at <= gone.deleted_at)
    order by r.id`.execute(on)
  return rows.map(({ id }) => id)
}

type Departure = { user_id: number; home: string; name: string }
/**
 * Whom to tell of the owners of a held home who are gone, each once: those who owned it by then and do so still. Whoever
 * came to own it later never did beside them.
 */
export const takeDepartures = async ({ tx, residenceId }: Held): Promise<Departure[]> => {
  const { rows } = await sql<Departure>`
    with gone as (
      update residence_users set departure_told_at = now()
      where residence_id = ${residenceId} and role_code = 'OWNER' and departure_told_at is null and ${isGone}
      returning id, user_id)
    select l.user_id, r.name as home, ${personName('g')} as name
    from gone join users g on g.id = gone.user_id
      join residence_users l on l.residence_id = ${residenceId} and l.role_code = 'OWNER' and l.created_at <= g.deleted_at
      join users u on u.id = l.user_id and u.deleted_at is null join residences r on r.id = l.residence_id
    order by gone.id, l.id`.execute(tx)
  return rows
}

/** Homes where somebody who has closed their account is still a tenant, waits for an answer, or counts as a visitor. */
export const listLeft = async (on: Db, userId: number | null): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with gone as materialized (
      select id from users where deleted_at is not null and (${userId}::bigint is null or id = ${userId}))
    select l.residence_id as id from gone join residence_users l on l.user_id = gone.id
      where l.role_code = 'TENANT' or l.last_connection_at is not null
    union select q.residence_id from access_requests q where q.status = 'PENDING' and q.user_id in (select id from gone)
    order by 1`.execute(on)
  return rows.map(({ id }) => id)
}

const isGone = sql<boolean>`user_id in (select id from users where deleted_at is not null)`

/** The tenants of a held home who are gone, by name. */
export const unlinkGone = async ({ tx, residenceId }: Held): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    with left_home as (
      delete from residence_users where residence_id = ${residenceId} and role_code = 'TENANT' and ${isGone} returning id, user_id)
    select ${personName()} as name
    from left_home l join users u on u.id = l.user_id order by l.id`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Owners stay known as such until they are erased; that they came by is counted no more. */
export const forgetVisits = ({ tx, residenceId }: Held) =>
  sql`
    update residence_users set last_connection_at = null
    where residence_id = ${residenceId} and last_connection_at is not null and ${isGone}`.execute(tx)

/** What those who are gone still asked for. */
export const cancelRequests = ({ tx, residenceId }: Held) =>
  sql`
    update access_requests set status = 'CANCELLED', decided_at = now()
    where residence_id = ${residenceId} and status = 'PENDING' and ${isGone}`.execute(tx)

/** Whoever owned it, by name, and whether they had proven that they read their address. */
type Former = { name: string; is_proven: boolean }
/** Those who owned it; an account that is erased leaves none. */
export const listFormer = async ({ tx, residenceId }: Held): Promise<Former[]> => {
  const { rows } = await sql<Former>`
    select ${personName()} as name,
      u.email_validated_at is not null as is_proven
    from residence_users l join users u on u.id = l.user_id
    where l.residence_id = ${residenceId} and l.role_code = 'OWNER' order by l.id`.execute(tx)
  return rows
}
