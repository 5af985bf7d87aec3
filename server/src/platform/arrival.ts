import { proofMinutes } from '@logis/contract/accounts.factors.rules'
import { sql, type RawBuilder } from 'kysely'
import { hashToken, privilegedLife, type Actor, type Membership } from './actor.ts'
import { browserHashes, type Browser } from './browser.ts'
import { settings } from './config.ts'
import { db, statement, type Tx } from './db.ts'
import {
  companies,
  companyReachOf,
  residenceReachOf,
  residences,
  staffJson,
  type CompanyReach,
  type CompanyRow,
  type PlaceSource,
  type ProjectRead,
  type ResidenceReach,
  type ResidenceRow,
  type Staff,
} from './reach.ts'
import type { ProjectScope } from './scope.ts'

/** What the address of a request names. */
export type Place = { kind: 'company' | 'residence'; id: number }
/** How the person reaches that place; null when they do not, or when there is no such place. */
export type Reached = { id: number } & (
  | { kind: 'company'; row: CompanyReach | null }
  | { kind: 'residence'; row: ResidenceReach | null; read: ArrivalRead | null }
)
export type Arrival = { actor: Actor; reached: Reached | null }

/** Who asks, and the place; its `id` is null when there is none. */
type Row = {
  id: number | null
  staff: Staff[] | null
  user_id: number
  username: string
  token_id: number
  token_scope: Actor['scope']
  locale: Actor['locale']
  impersonator_user_id: number | null
  read_only: boolean
  global_roles: string[]
  has_accepted_terms: boolean
  has_factor: boolean
  factor_by_company_id: number | null
  is_proven: boolean
}

// A resident's session never carries staff powers, whatever the person is elsewhere.
const isStaff = sql`t.scope in ('partner', 'support')`

/** Whoever may do much is asked again soon, whenever, as what and by whatever way the session began. */
const isWithinLimits = sql`(t.scope = 'machine'
  or t.scope <> 'support' and not exists (select from user_global_roles g where g.user_id = u.id)
  or t.issued_at > now() - make_interval(secs => ${sql.lit(privilegedLife.absoluteSeconds)})
    and coalesce(t.last_used_at, t.issued_at) > now() - make_interval(secs => ${sql.lit(privilegedLife.seconds)}))`

/** Support acts as someone for as long as it is support, and as nobody who has a role on the whole platform. */
const isAssistedBy = (impersonatorId: RawBuilder<unknown>) => sql`(${impersonatorId} is null or
  not exists (select from user_global_roles g where g.user_id = u.id) and exists (
    select from user_global_roles g join users i on i.id = g.user_id
    where i.id = ${impersonatorId} and i.is_active and i.deleted_at is null))`

/** A session that serves, wherever its browser is. */
const isOpen = sql`t.revoked_at is null and t.expires_at > now() and u.is_active and u.deleted_at is null
  and ${isWithinLimits} and ${isAssistedBy(sql`t.impersonator_user_id`)}`

/** Whether support may still act as this person, as a transaction sees it now. A job has no session any more. */
export const keepsAssisting = async (tx: Tx, { userId, tokenId, impersonatorId }: Actor): Promise<boolean> => {
  const { rows } = await sql`
    select from users u where u.id = ${userId} and ${isAssistedBy(sql`${impersonatorId}::bigint`)}
      and (${tokenId}::bigint = 0 or exists (select from access_tokens t where t.id = ${tokenId} and ${isOpen}))`.execute(
    tx,
  )
  return rows.length > 0
}

/** Who asks and how they reach the place of the address, in one statement: it runs before every request. */
const arrival = ({ from, is, companyId, columns }: PlaceSource) =>
  statement(
    ({ hash, browsers, id }: Record<'hash' | 'browsers' | 'id', RawBuilder<unknown>>) => sql<Row>`
    select ${columns(sql`u.id`)}, u.id as user_id, u.username, t.id as token_id, t.scope as token_scope, u.locale,
      t.impersonator_user_id, t.read_only, array(select g.role::text from user_global_roles g where g.user_id = u.id) as global_roles,
      exists (select from user_terms_acceptances a where a.user_id = u.id and a.terms_version_id =
        (select id from terms_versions where published_at <= now() order by published_at desc, id desc limit 1)) as has_accepted_terms,
      t.factor_at is not null as has_factor, t.factor_by_company_id,
      coalesce(t.proven_at, t.issued_at) > now() - make_interval(mins => ${sql.lit(proofMinutes)}) as is_proven,
      ${staffJson(sql`u.id`, isStaff, companyId)} as staff
    from access_tokens t join users u on u.id = t.user_id left join ${from} on ${is(id)}
    where t.token_hash = ${hash} and (t.browser_hash is null or t.browser_hash = any(${browsers})) and ${isOpen}`,
  )
const stillOpen = statement(
  ({ ids }: Record<'ids', RawBuilder<unknown>>) => sql<{ id: number }>`
    select t.id from access_tokens t join users u on u.id = t.user_id where t.id = any(${ids}::bigint[]) and ${isOpen}`,
)
/** Those of the sessions that still serve: for what lasts longer than a request. Asking is no sign of life. */
export const openSessionsOf = async (ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set((await stillOpen({ ids })).map(({ id }) => id))

const nowhere: PlaceSource = {
  from: sql`(select) nowhere`,
  is: () => sql`true`,
  companyId: sql`null`,
  columns: () => sql`null as id`,
}
const arrivals = { nowhere: arrival(nowhere), company: arrival(companies), residence: arrival(residences()) }

/** What one operation reads of the project of its address, in the statement that asks how it is reached. */
export type ArrivalRead = { operation: string; ask: (typeof arrivals)['residence'] }

/**
 * Gives an operation what it reads of its project together with the rights to it. The gate stands after it as after
 * any arrival, and only a scope that it minted takes the record out: what it refuses is thrown away unseen.
 */
export const readOnArrival = <T extends object>(operation: string, read: ProjectRead) => {
  const place = residences(read)
  const anew = statement(
    ({ id }: Record<'id', RawBuilder<unknown>>) =>
      sql<T>`select ${read.columns} from ${place.from} where ${place.is(id)}`,
  )
  const onArrival: ArrivalRead = { operation, ask: arrival(place) }
  /** What the request arrived with; read anew by every other operation, and for every other project. */
  const find = async ({ call, residenceId }: ProjectScope): Promise<T | undefined> => {
    const { reached } = call
    const isRead = reached?.kind === 'residence' && reached.read === onArrival && reached.id === residenceId
    return isRead ? ((reached.row as T | null) ?? undefined) : (await anew({ id: residenceId }))[0]
  }
  return { onArrival, find }
}

/**
 * The person behind a bearer token, and how they reach the place of the request; null when the token is missing,
 * unknown, expired, revoked or away from its browser, or its owner disabled.
 */
export const authenticate = async (
  { authorization, browser }: { authorization: string | undefined; browser: Browser },
  place: Place | null,
  read: ArrivalRead | null,
): Promise<Arrival | null> => {
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(authorization ?? '')?.[1]
  if (!token) return null
  const ask = place?.kind === 'residence' && read ? read.ask : arrivals[place?.kind ?? 'nowhere']
  const [row] = await ask({ hash: hashToken(token), browsers: browserHashes(browser), id: place?.id ?? null })
  if (!row) return null
  return { actor: actorOf(row), reached: place && reachedOf(place, row, read) }
}

/**
 * Whoever began what a job goes on with: what they are now, whatever has become of the session. Null once they are not
 * of the portal any more.
 */
export const findActor = async (userId: number, impersonatorId: number | null): Promise<Actor | null> => {
  const { rows } = await sql<Row>`
    select null as id, u.id as user_id, u.username, 0 as token_id, 'partner' as token_scope, u.locale,
      ${impersonatorId}::bigint as impersonator_user_id, false as read_only, true as has_accepted_terms,
      true as has_factor, null::bigint as factor_by_company_id, true as is_proven,
      array(select g.role::text from user_global_roles g where g.user_id = u.id) as global_roles,
      ${staffJson(sql`u.id`, sql`true`, sql`null::bigint`)} as staff
    from users u where u.id = ${userId} and u.is_active and u.deleted_at is null
      and ${isAssistedBy(sql`${impersonatorId}::bigint`)}`.execute(db)
  return rows[0] ? actorOf(rows[0]) : null
}

/** Of whom a second factor is asked: by the platform, for a role on it, or by a company, of all its people. */
export const isFactorDemanded = (
  globalRoles: readonly string[],
  memberships: readonly Pick<Membership, 'demands_second_factor'>[],
): boolean =>
  (settings.SECOND_FACTOR === 'required' && globalRoles.length > 0) ||
  memberships.some(({ demands_second_factor }) => demands_second_factor)

/**
 * Whether somebody still asks for a second factor that this session has not proven: what a company's own provider says of
 * one counts for that company alone.
 */
const owesFactor = (row: Row, memberships: readonly Membership[]): boolean => {
  if (row.token_scope !== 'partner') return false
  const { has_factor, factor_by_company_id: by } = row
  if (has_factor && by === null) return false
  const others = has_factor ? memberships.filter(({ company_id }) => company_id !== by) : memberships
  return isFactorDemanded(row.global_roles, others)
}

const actorOf = (row: Row): Actor => {
  const memberships = (row.staff ?? []).map(
    (one) => ({ ...one, role: row.read_only ? 'COMPANY_READER' : one.role }) as const,
  )
  const globalRoles = row.token_scope === 'partner' ? row.global_roles : []
  return {
    userId: row.user_id,
    username: row.username,
    tokenId: row.token_id,
    scope: row.token_scope,
    locale: row.locale,
    isAdministrator: globalRoles.includes('ADMINISTRATOR'),
    isSupport: globalRoles.includes('SUPPORT'),
    isPrivileged: row.global_roles.length > 0 || row.token_scope === 'support',
    impersonatorId: row.impersonator_user_id,
    isOnlooker: row.read_only,
    memberships,
    company: memberships[0] ?? null,
    hasAcceptedTerms: row.has_accepted_terms,
    owesFactor: owesFactor(row, memberships),
    isProven: row.is_proven,
  }
}

const reachedOf = ({ kind, id }: Place, row: Row, read: ArrivalRead | null): Reached => {
  if (kind === 'company') return { kind, id, row: row.id === null ? null : companyReachOf(row as Row & CompanyRow) }
  return { kind, id, row: row.id === null ? null : residenceReachOf(row as Row & ResidenceRow), read }
}
