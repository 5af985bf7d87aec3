import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from './actor.ts'
import { db, statement } from './db.ts'

type Value = RawBuilder<unknown>
/** A person as the statements below name them: their id, and the rows of `staffRows`. */
type Person = { userId: Value; staff: Value }

/** The live companies that a person works for, the one they act for first. */
export const staffRows = (userId: Value, isStaff: Value) => sql`
    select m.id, c.id as company_id, c.type as company_type, c.name as company_name, m.role, m.is_primary
    from user_role_companies m join companies c on c.id = m.company_id and c.deleted_at is null
    where m.user_id = ${userId} and m.is_active and ${isStaff}`

type Asked = { user_id: number; is_staff: boolean; id: number }
const askedBy = ({ userId, memberships }: Actor, id: number): Asked => ({
  user_id: userId,
  is_staff: memberships.length > 0,
  id,
})
const personOf = ({ user_id, is_staff }: Record<keyof Asked, Value>): Person => ({
  userId: user_id,
  staff: sql`(${staffRows(user_id, is_staff)})`,
})

export type CompanyReach = { id: number; type: CompanyType; role: CompanyRole; depth: number; via_type: CompanyType }

/** How a person's memberships reach a company: their own (depth 0), or through an ancestor of it. The nearest wins. */
export const companyReach = ({ staff }: Person, companyId: Value) => sql<CompanyReach>`
    select c.id, c.type, s.role, k.depth, s.company_type as via_type
    from companies c join company_closure k on k.descendant_id = c.id join ${staff} s on s.company_id = k.ancestor_id
    where c.id = ${companyId} and c.deleted_at is null
    order by k.depth limit 1`

const findCompanyReach = statement((asked: Record<keyof Asked, Value>) => companyReach(personOf(asked), asked.id))

export const reachCompany = async (actor: Actor, companyId: number): Promise<CompanyReach | null> =>
  (await findCompanyReach(askedBy(actor, companyId)))[0] ?? null

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
}

/**
 * How a person reaches a project, in one statement: through the company, an ancestor of it, a third-party access
 * (neither inherited nor transitive, ruling 6), or as a resident of it or, for a building, of one of its live flats.
 */
export const residenceReach = ({ userId, staff }: Person, residenceId: Value) => sql<ResidenceReach>`
    select r.id, r.type, r.parent_id, r.company_id, c.type as company_type, r.is_ptg, r.deleted_at is not null as is_cancelled,
      coalesce((select p.deleted_at is not null from residences p where p.id = r.parent_id), false) as parent_cancelled,
      array(select code from residence_effective_provisions p where p.residence_id = r.id) as codes,
      near.depth as staff_depth, near.role as staff_role, coalesce(near.company_type = 'COMPANY_MANAGER', false) as via_manager,
      (select s.role from resource_accesses a join ${staff} s on s.company_id = a.authorized_company_id
        where a.resource_id = r.company_id limit 1) as third_party_role,
      (select u.role_code from residence_users u join residences home on home.id = u.residence_id
        where u.user_id = ${userId} and (home.id = r.id or (home.parent_id = r.id and home.deleted_at is null))
        order by home.id = r.id desc, u.role_code limit 1) as resident_role
    from residences r join companies c on c.id = r.company_id
    left join lateral (
      select k.depth, s.role, s.company_type from company_closure k join ${staff} s on s.company_id = k.ancestor_id
      where k.descendant_id = r.company_id
      order by k.depth limit 1) near on true
    where r.id = ${residenceId}`

const findResidenceReach = statement((asked: Record<keyof Asked, Value>) => residenceReach(personOf(asked), asked.id))

export const reachResidence = async (actor: Actor, residenceId: number): Promise<ResidenceReach | null> =>
  (await findResidenceReach(askedBy(actor, residenceId)))[0] ?? null

/**
 * That a company reaches the project `r`: its own, a descendant's, or one of a company that has let it in. Asked by
 * every statement, so that an access taken back closes at once.
 */
export const reachedBy = (companyId: number) => sql<SqlBool>`r.company_id in (
  select descendant_id from company_closure where ancestor_id = ${companyId}
  union all select resource_id from resource_accesses where authorized_company_id = ${companyId})`
