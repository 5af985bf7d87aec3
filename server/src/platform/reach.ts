import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import type { ResidenceType } from '@logis/contract/projects.rules'
import { opened, provisionCodes, type Capability } from '@logis/contract/provisions.rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor, Membership } from './actor.ts'
import { db, statement, type Tx } from './db.ts'

type Value = RawBuilder<unknown>

/** A company that a person works for, as it stands to the company of a place: how far above it, or let in by it. */
export type Staff = Membership & { depth: number | null; is_third_party: boolean }
type Staffed = { staff: Staff[] | null }

/** The live companies that a person works for and that nobody has disabled, the one they act for first, as they stand to the company of a place. */
export const staffJson = (userId: Value, isStaff: Value, companyId: Value) => sql`(
    select json_agg(s order by s.is_primary desc, s.id) from (
      select m.id, m.company_id, own.type as company_type, own.name as company_name, m.role, m.is_primary,
        own.demands_second_factor,
        k.depth, a.id is not null as is_third_party
      from user_role_companies m join companies own on own.id = m.company_id and own.deleted_at is null and own.disabled_at is null
      left join company_closure k on k.ancestor_id = m.company_id and k.descendant_id = ${companyId}
      left join resource_accesses a
        on a.authorized_company_id = m.company_id and a.resource_type = 'Company' and a.resource_id = ${companyId}
      where m.user_id = ${userId} and m.is_active and ${isStaff}) s)`

type Near = Staff & { depth: number }
const nearestOf = ({ staff }: Staffed): Near | undefined =>
  staff?.filter((one): one is Near => one.depth !== null).toSorted((a, b) => a.depth - b.depth)[0]

/** A kind of place as a statement reads it, with what its reach is told by. */
export type PlaceSource = { from: Value; is: (id: Value) => Value; companyId: Value; columns: (userId: Value) => Value }

type Asking = Record<'user_id' | 'is_staff' | 'id', Value>
const question =
  <Row>({ from, is, companyId, columns }: PlaceSource) =>
  ({ user_id, is_staff, id }: Asking) =>
    sql<Row & Staffed>`
    select ${columns(user_id)}, ${staffJson(user_id, is_staff, companyId)} as staff from ${from} where ${is(id)}`
const askedBy = ({ userId, memberships }: Actor, id: number) => ({
  user_id: userId,
  is_staff: memberships.length > 0,
  id,
})

export const companies: PlaceSource = {
  from: sql`companies c`,
  is: (id) => sql`c.id = ${id} and c.deleted_at is null`,
  companyId: sql`c.id`,
  columns: () => sql`c.id, c.type`,
}

type Company = { id: number; type: CompanyType }
export type CompanyReach = Company & { role: CompanyRole; depth: number; via_id: number; via_type: CompanyType }
export type CompanyRow = Company & Staffed

/** What the one who asks is by now, beside how they reach the place: an upload lasts longer than some accounts. */
export type Standing = { is_live: boolean; global_roles: string[] }
const anew = <Row>({ columns, ...place }: PlaceSource) =>
  question<Row & Standing>({
    ...place,
    columns: (userId) => sql`
      exists (select from users me where me.id = ${userId} and me.is_active and me.deleted_at is null) as is_live,
      array(select g.role::text from user_global_roles g where g.user_id = ${userId}) as global_roles, ${columns(userId)}`,
  })

/** How a person's memberships reach a company: their own (depth 0), or through an ancestor of it. The nearest wins. */
export const companyReachOf = (row: CompanyRow): CompanyReach | null => {
  const near = nearestOf(row)
  if (!near) return null
  const { role, depth, company_id: via_id, company_type: via_type } = near
  return { id: row.id, type: row.type, role, depth, via_id, via_type }
}

const findCompanyReach = statement(question<Company>(companies))

export const reachCompany = async (actor: Actor, companyId: number): Promise<CompanyReach | null> => {
  const [row] = await findCompanyReach(askedBy(actor, companyId))
  return row ? companyReachOf(row) : null
}

const findCompanyReachAnew = statement(anew<Company>(companies))

/** The same, as the transaction sees it now; null too for whoever is not of the portal any more. */
export const reachCompanyIn = async (tx: Tx, actor: Actor, companyId: number): Promise<CompanyReach | null> => {
  const [row] = await findCompanyReachAnew.within(tx, askedBy(actor, companyId))
  return row?.is_live ? companyReachOf(row) : null
}

export const isLiveUser = async (userId: number): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** The roles on the whole platform that someone has by now, kept until the transaction ends; none of a disabled account. */
const keepRoles = (tx: Tx, userId: number) =>
  tx
    .selectFrom('user_global_roles as g')
    .innerJoin('users as u', 'u.id', 'g.user_id')
    .select('g.role')
    .where('g.user_id', '=', userId)
    .where('u.is_active', '=', true)
    .where('u.deleted_at', 'is', null)
    .forKeyShare('g')
    .execute()

/** Whether someone still is an administrator of the platform, who remains one until the transaction ends. */
export const keepsAdministrator = async (tx: Tx, userId: number): Promise<boolean> =>
  (await keepRoles(tx, userId)).some(({ role }) => role === 'ADMINISTRATOR')

/** The same of any role on the whole platform. */
export const keepsGlobalRole = async (tx: Tx, userId: number): Promise<boolean> =>
  (await keepRoles(tx, userId)).length > 0

export const findCompany = async (companyId: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'type'])
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** More of a project, to be read in the statement that asks how it is reached: `r` is it, `c` its company, `b` its building. */
export type ProjectRead = { columns: Value; joins: Value }

export const residences = (read?: ProjectRead): PlaceSource => ({
  from: sql`(residences r join companies c on c.id = r.company_id left join residences b on b.id = r.parent_id ${read?.joins ?? sql``})`,
  is: (id) => sql`r.id = ${id}`,
  companyId: sql`r.company_id`,
  // What the reach is told by comes last: of two columns of one name the last one counts.
  columns: (userId) => sql`${read ? sql`${read.columns},` : sql``}
      r.id, r.type, r.parent_id, r.company_id, c.type as company_type, c.deleted_at is null as has_company,
      r.is_ptg, r.deleted_at is not null as is_cancelled, b.deleted_at is not null as parent_cancelled,
      array(select p.code from residence_service_provisions p where p.residence_id in (r.id, r.parent_id)) as codes,
      (select lives.role_code from residence_users lives join residences home on home.id = lives.residence_id
        where lives.user_id = ${userId} and (home.id = r.id or (home.parent_id = r.id and home.deleted_at is null))
        order by home.id = r.id desc, lives.role_code limit 1) as resident_role`,
})

type Residence = {
  id: number
  type: ResidenceType
  parent_id: number | null
  company_id: number
  company_type: CompanyType
  has_company: boolean
  is_ptg: boolean
  is_cancelled: boolean
  parent_cancelled: boolean
  codes: string[]
  resident_role: 'OWNER' | 'TENANT' | null
}
export type ResidenceReach = Residence & {
  staff_depth: number | null
  staff_role: CompanyRole | null
  staff_company_id: number | null
  via_manager: boolean
  third_party_role: CompanyRole | null
  third_party_company_id: number | null
  /** How the same person reaches its company. */
  of_company: CompanyReach | null
}
export type ResidenceRow = Residence & Staffed

/**
 * How a person reaches a project: through its company, an ancestor of it, a third-party access (neither inherited nor
 * transitive, ruling 6), or as a resident of it or, for a building, of one of its live flats.
 */
export const residenceReachOf = (row: ResidenceRow): ResidenceReach => {
  const near = nearestOf(row)
  const letIn = row.staff?.find(({ is_third_party }) => is_third_party)
  const company = { id: row.company_id, type: row.company_type, staff: row.staff }
  return {
    ...row,
    staff_depth: near?.depth ?? null,
    staff_role: near?.role ?? null,
    staff_company_id: near?.company_id ?? null,
    via_manager: near?.company_type === 'COMPANY_MANAGER',
    third_party_role: letIn?.role ?? null,
    third_party_company_id: letIn?.company_id ?? null,
    of_company: row.has_company ? companyReachOf(company) : null,
  }
}

const findResidenceReach = statement(question<Residence>(residences()))

export const reachResidence = async (actor: Actor, residenceId: number): Promise<ResidenceReach | null> => {
  const [row] = await findResidenceReach(askedBy(actor, residenceId))
  return row ? residenceReachOf(row) : null
}

const findResidenceReachAnew = statement(anew<Residence>(residences()))

/** The same, as the transaction sees it now; what the one who acts is by now comes with it. */
export const reachResidenceIn = async (
  tx: Tx,
  actor: Actor,
  residenceId: number,
): Promise<(ResidenceReach & Standing) | null> => {
  const [row] = await findResidenceReachAnew.within(tx, askedBy(actor, residenceId))
  return row ? { ...row, ...residenceReachOf(row) } : null
}

/**
 * That a company reaches the project `r`: its own, a descendant's, or one of a company that has let it in. Asked by
 * every statement, so that an access taken back closes at once.
 */
export const reachedBy = (companyId: number | Value) => sql<SqlBool>`r.company_id in (
  select descendant_id from company_closure where ancestor_id = ${companyId}
  union all select resource_id from resource_accesses where authorized_company_id = ${companyId})`

/**
 * That the person `u` writes on the project `r` as staff, as the gate would find it if they asked now: by the nearest live
 * company of theirs that nobody has disabled, and by a provision that opens `capability` where that company is no manager;
 * or as an administrator. For what they left behind and nobody is signed in for: a link that lives as long as its maker may
 * make one.
 */
export const stillWrites = (capability: Capability) => {
  const codes = provisionCodes.filter((code) => opened([code]).includes(capability))
  return sql<SqlBool>`(u.is_active and u.deleted_at is null and (
    exists (select from user_global_roles g where g.user_id = u.id and g.role = 'ADMINISTRATOR')
    or coalesce((
      select m.role <> 'COMPANY_READER' and (own.type = 'COMPANY_MANAGER' or exists (
        select from residence_service_provisions p where p.residence_id in (r.id, r.parent_id) and p.code = any(${codes})))
      from user_role_companies m join companies own on own.id = m.company_id and own.deleted_at is null and own.disabled_at is null
        join company_closure k on k.ancestor_id = m.company_id and k.descendant_id = r.company_id
      where m.user_id = u.id and m.is_active order by k.depth limit 1), false)))`
}
