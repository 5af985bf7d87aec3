import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from './actor.ts'
import { db, prepared } from './db.ts'

/** A person as the statements below name them: values, or columns of the statement around them. */
type Person = { userId: RawBuilder<unknown>; staff: RawBuilder<unknown> }

const personOf = (actor: Actor): Person => ({
  userId: sql`${actor.userId}`,
  staff: sql`${actor.memberships.map(({ company_id }) => company_id)}`,
})

export type CompanyReach = { id: number; type: CompanyType; role: CompanyRole; depth: number; via_type: CompanyType }

/** How a person's memberships reach a company: their own (depth 0), or through an ancestor of it. The nearest wins. */
export const companyReach = ({ userId, staff }: Person, companyId: number) => sql<CompanyReach>`
    select c.id, c.type, m.role, k.depth, a.type as via_type
    from companies c
    join company_closure k on k.descendant_id = c.id and k.ancestor_id = any(${staff})
    join companies a on a.id = k.ancestor_id
    join user_role_companies m on m.company_id = k.ancestor_id and m.user_id = ${userId} and m.is_active
    where c.id = ${companyId} and c.deleted_at is null
    order by k.depth limit 1`

export const reachCompany = async (actor: Actor, companyId: number): Promise<CompanyReach | null> =>
  (await prepared(companyReach(personOf(actor), companyId)))[0] ?? null

export const isLiveUser = async (userId: number): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

export const findCompany = async (companyId: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'type'])
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export type ResidenceReach = {
  id: number
  type: ResidenceType
  parent_id: number | null
  company_id: number
  company_type: CompanyType
  is_ptg: boolean
  is_cancelled: boolean
  parent_cancelled: boolean
  codes: string[]
  staff_depth: number | null
  staff_role: CompanyRole | null
  via_manager: boolean
  third_party_role: CompanyRole | null
  resident_role: 'OWNER' | 'TENANT' | null
  flat_resident_role: 'OWNER' | 'TENANT' | null
}

/**
 * How a person reaches a project, in one statement: through the company, an ancestor of it, a third-party access
 * (neither inherited nor transitive, ruling 6), or as a resident of it or, for a building, of one of its live flats.
 */
export const residenceReach = ({ userId, staff }: Person, residenceId: number) => sql<ResidenceReach>`
    select r.id, r.type, r.parent_id, r.company_id, c.type as company_type, r.is_ptg, r.deleted_at is not null as is_cancelled,
      coalesce((select p.deleted_at is not null from residences p where p.id = r.parent_id), false) as parent_cancelled,
      array(select code from residence_effective_provisions p where p.residence_id = r.id) as codes,
      s.depth as staff_depth, s.role as staff_role, coalesce(s.via_manager, false) as via_manager,
      (select m.role from resource_accesses a join user_role_companies m on m.company_id = a.authorized_company_id and m.user_id = ${userId} and m.is_active
        where a.resource_id = r.company_id and a.authorized_company_id = any(${staff}) limit 1) as third_party_role,
      (select u.role_code from residence_users u where u.residence_id = r.id and u.user_id = ${userId}) as resident_role,
      (select u.role_code from residences f join residence_users u on u.residence_id = f.id
        where f.parent_id = r.id and f.deleted_at is null and u.user_id = ${userId} order by u.role_code limit 1) as flat_resident_role
    from residences r join companies c on c.id = r.company_id
    left join lateral (
      select k.depth, m.role, a.type = 'COMPANY_MANAGER' as via_manager
      from company_closure k join companies a on a.id = k.ancestor_id
      join user_role_companies m on m.company_id = k.ancestor_id and m.user_id = ${userId} and m.is_active
      where k.descendant_id = r.company_id and k.ancestor_id = any(${staff})
      order by k.depth limit 1) s on true
    where r.id = ${residenceId}`

export const reachResidence = async (actor: Actor, residenceId: number): Promise<ResidenceReach | null> =>
  (await prepared(residenceReach(personOf(actor), residenceId)))[0] ?? null

/**
 * That a company reaches the project `r`: its own, a descendant's, or one of a company that has let it in. Asked by
 * every statement, so that an access taken back closes at once.
 */
export const reachedBy = (companyId: number) => sql<SqlBool>`r.company_id in (
  select descendant_id from company_closure where ancestor_id = ${companyId}
  union all select resource_id from resource_accesses where authorized_company_id = ${companyId})`
