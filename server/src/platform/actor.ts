import { createHash } from 'node:crypto'
import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import type { Locale } from '@logis/contract/locale'
import { sql } from 'kysely'
import { prepared } from './db.ts'
import { companyReach, residenceReach, type CompanyReach, type ResidenceReach } from './reach.ts'

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

const findByToken = (hash: Buffer) => sql<Row>`
    select u.id as user_id, u.username, t.id as token_id, t.scope, u.locale, t.impersonator_user_id,
      (select array_agg(role::text) from user_global_roles g where g.user_id = u.id) as global_roles,
      (select json_agg(json_build_object('company_id', c.id, 'company_type', c.type, 'company_name', c.name, 'role', m.role, 'is_primary', m.is_primary)
                       order by m.is_primary desc, m.id)
         from user_role_companies m join companies c on c.id = m.company_id and c.deleted_at is null
        where m.user_id = u.id and m.is_active) as memberships,
      exists (select from user_terms_acceptances a where a.user_id = u.id and a.terms_version_id =
        (select id from terms_versions where published_at <= now() order by published_at desc, id desc limit 1)) as has_accepted_terms
    from access_tokens t join users u on u.id = t.user_id
    where t.token_hash = ${hash} and t.revoked_at is null and t.expires_at > now()
      and u.is_active and u.deleted_at is null`

// As in `actorOf`: the companies of a staff session, none of a resident's.
const staff = sql`array(select m.company_id from user_role_companies m join companies c on c.id = m.company_id and c.deleted_at is null
  where m.user_id = me.user_id and m.is_active and me.scope in ('partner', 'support'))`
const person = { userId: sql`me.user_id`, staff }
const reachOf = ({ kind, id }: Place) => (kind === 'company' ? companyReach(person, id) : residenceReach(person, id))

/** Who asks and how they reach the place of the address, in one statement: it runs before every request. */
const findArrival = (hash: Buffer, place: Place) => sql<Row & { reached: never }>`
    with me as (${findByToken(hash)})
    select me.*, (select to_json(r) from (${reachOf(place)}) r) as reached from me`

/**
 * The person behind a bearer token, and how they reach the place of the request; null when the token is missing,
 * unknown, expired, revoked, or its owner disabled.
 */
export const authenticate = async (authorization: string | undefined, place: Place | null): Promise<Arrival | null> => {
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(authorization ?? '')?.[1]
  if (!token) return null
  const hash = hashToken(token)
  if (!place) {
    const [row] = await prepared(findByToken(hash))
    return row ? { actor: actorOf(row), reached: null } : null
  }
  const [row] = await prepared(findArrival(hash, place))
  return row ? { actor: actorOf(row), reached: { ...place, row: row.reached } } : null
}

const actorOf = (row: Row): Actor => {
  // A resident's session never carries staff powers, whatever the person is elsewhere.
  const memberships = row.scope === 'partner' || row.scope === 'support' ? (row.memberships ?? []) : []
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
