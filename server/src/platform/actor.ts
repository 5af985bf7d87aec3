import { createHash } from 'node:crypto'
import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import type { Locale } from '@logis/contract/locale'
import { sql } from 'kysely'
import { prepared } from './db.ts'

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

const findByToken = (hash: Buffer) =>
  prepared(sql<Row>`
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
      and u.is_active and u.deleted_at is null`)

/** The person behind a bearer token, or null when it is missing, unknown, expired, revoked, or its owner disabled. */
export const authenticate = async (authorization: string | undefined): Promise<Actor | null> => {
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(authorization ?? '')?.[1]
  const row = token ? (await findByToken(hashToken(token)))[0] : undefined
  return row ? actorOf(row) : null
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
