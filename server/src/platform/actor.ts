import { createHash } from 'node:crypto'
import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import type { Locale } from '@logis/contract/locale'
import { sql, type RawBuilder } from 'kysely'
import { statement } from './db.ts'
import { companyReach, residenceReach, staffRows, type CompanyReach, type ResidenceReach } from './reach.ts'

export type Membership = {
  company_id: number
  company_type: CompanyType
  company_name: string
  role: CompanyRole
  is_primary: boolean
}

/** Someone proven by a token: the person, and what they may reach at all. */
export type Actor = {
  userId: number
  username: string
  tokenId: number
  scope: 'partner' | 'resident' | 'support' | 'machine'
  locale: Locale
  isAdministrator: boolean
  isSupport: boolean
  impersonatorId: number | null
  memberships: readonly Membership[]
  /** The company a person acts for, whatever company they look at. Null for administrators and residents. */
  company: Membership | null
  hasAcceptedTerms: boolean
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

type Row = {
  user_id: number
  username: string
  token_id: number
  scope: Actor['scope']
  locale: Locale
  impersonator_user_id: number | null
  global_roles: string[] | null
  memberships: Membership[] | null
  has_accepted_terms: boolean
}

/** What the address of a request names. */
export type Place = { kind: 'company' | 'residence'; id: number }
/** How the person reaches that place; null when they do not, or when there is no such place. */
export type Reached = { id: number } & (
  | { kind: 'company'; row: CompanyReach | null }
  | { kind: 'residence'; row: ResidenceReach | null }
)
export type Arrival = { actor: Actor; reached: Reached | null }

type Value = RawBuilder<unknown>
const person = { userId: sql`me.user_id`, staff: sql`staff` }
// A resident's session never carries staff powers, whatever the person is elsewhere.
const isStaff = sql`me.scope in ('partner', 'support')`

/** Who asks and how they reach the place of the address, in one statement: it runs before every request. */
const arrival = (reachOf: (id: Value) => Value) =>
  statement(
    ({ hash, id }: { hash: Value; id: Value }) => sql<Row & { reached: never }>`
    with me as (
      select u.id as user_id, u.username, t.id as token_id, t.scope, u.locale, t.impersonator_user_id,
        (select array_agg(role::text) from user_global_roles g where g.user_id = u.id) as global_roles,
        exists (select from user_terms_acceptances a where a.user_id = u.id and a.terms_version_id =
          (select id from terms_versions where published_at <= now() order by published_at desc, id desc limit 1)) as has_accepted_terms
      from access_tokens t join users u on u.id = t.user_id
      where t.token_hash = ${hash} and t.revoked_at is null and t.expires_at > now() and u.is_active and u.deleted_at is null),
    staff as (select s.* from me, lateral (${staffRows(person.userId, isStaff)}) s)
    select me.*, (select json_agg(s order by s.is_primary desc, s.id) from staff s) as memberships, ${reachOf(id)} as reached from me`,
  )
const arrivals = {
  nowhere: arrival(() => sql`null`),
  company: arrival((id) => sql`(select to_json(r) from (${companyReach(person, id)}) r)`),
  residence: arrival((id) => sql`(select to_json(r) from (${residenceReach(person, id)}) r)`),
}

/**
 * The person behind a bearer token, and how they reach the place of the request; null when the token is missing,
 * unknown, expired, revoked, or its owner disabled.
 */
export const authenticate = async (authorization: string | undefined, place: Place | null): Promise<Arrival | null> => {
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(authorization ?? '')?.[1]
  if (!token) return null
  const [row] = await arrivals[place?.kind ?? 'nowhere']({ hash: hashToken(token), id: place?.id ?? null })
  return row ? { actor: actorOf(row), reached: place && { ...place, row: row.reached } } : null
}

const actorOf = (row: Row): Actor => {
  const memberships = row.memberships ?? []
  const globalRoles = row.scope === 'partner' ? (row.global_roles ?? []) : []
  return {
    userId: row.user_id,
    username: row.username,
    tokenId: row.token_id,
    scope: row.scope,
    locale: row.locale,
    isAdministrator: globalRoles.includes('ADMINISTRATOR'),
    isSupport: globalRoles.includes('SUPPORT'),
    impersonatorId: row.impersonator_user_id,
    memberships,
    company: memberships[0] ?? null,
    hasAcceptedTerms: row.has_accepted_terms,
  }
}
