import type { EnergyKind } from '@logis/contract/energies.rules'
import type { ListRequest } from '@logis/contract/lists'
import type { ResidenceType } from '@logis/contract/projects.rules'
import type { AccessRequest, CompanyRequest, CompanyResident, Resident } from '@logis/contract/tenants'
import { companyRequestList, companyResidentList } from '@logis/contract/tenants.lists'
import { sql, type SqlBool } from 'kysely'
import { db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { listReader, whetherThere } from '#platform/listReader.ts'
import { utc, type Listed } from '#platform/lists.ts'
import { isOwnerAccount } from '#platform/ownerAccount.ts'
import { called, personName } from '#platform/people.ts'
import type { CompanyScope } from '#platform/scope.ts'

/** A home and, of a building, its live flats. */
const homes = ({ residenceId }: InProject) => sql`(
  select h.id, h.name, h.company_id, h.activation_date from residences h
  where h.id = ${residenceId} or (h.parent_id = ${residenceId} and h.deleted_at is null)) r`
const residence = sql`json_build_object('id', r.id, 'name', r.name) as residence`
const fullName = sql`nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as name`

const connectionOf = (energy: EnergyKind) => sql`(
  select json_build_object('status', e.status,
    'created_at', ${utc(sql`e.created_at`)})
  from energy_subscriptions e where e.residence_id = r.id and e.user_id = l.user_id and e.energy = ${energy})`

/** `is_owner_account`: of the home's company. */
export type ResidentRow = Omit<Resident, 'cannot'> & { is_owner_account: boolean }
const residents = (place: InProject) => sql`
  select l.user_id, u.username, ${fullName}, l.role_code, l.created_at, l.last_connection_at, ${residence},
    exists (select from companies c where c.id = r.company_id and c.owner_user_id = l.user_id) as is_owner_account,
    ${connectionOf('ELECTRICITY')} as electricity_connection, ${connectionOf('GAS')} as gas_connection
  from ${homes(place)} join residence_users l on l.residence_id = r.id join users u on u.id = l.user_id and u.deleted_at is null`

const reader = listReader(companyResidentList, {
  id: sql`l.id`,
  sorts: {
    name: sql`f_norm(${personName()})`,
    home: sql`coalesce(b.name_norm || ' ', '') || r.name_norm`,
    created_at: sql`l.created_at`,
    last_connection_at: sql`l.last_connection_at`,
  },
  neverNull: ['name', 'home', 'created_at'],
  search: {
    role: sql`l.role_code`,
    visited: whetherThere(sql`l.last_connection_at`),
    parent_id: sql`r.parent_id`,
  },
  text: [called, sql`r.name_norm`, sql`b.name_norm`],
})

export type CompanyResidentsRequest = ListRequest<typeof companyResidentList>

export const listCompanyResidents = (
  { companyId }: CompanyScope,
  request: CompanyResidentsRequest,
): Promise<Listed<CompanyResident>> =>
  reader.page(request, {
    from: sql`residences r join residence_users l on l.residence_id = r.id
      join users u on u.id = l.user_id and u.deleted_at is null left join residences b on b.id = r.parent_id`,
    within: [
      sql<SqlBool>`r.company_id = ${companyId}`,
      sql<SqlBool>`r.deleted_at is null`,
      sql<SqlBool>`l.user_id is distinct from (select owner_user_id from companies where id = ${companyId})`,
    ],
    columns: sql`l.id, l.user_id, u.username, ${fullName}, l.role_code, l.created_at, l.last_connection_at,
      json_build_object('id', r.id, 'name', r.name,
        'building', case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end) as residence`,
    joins: sql`left join residence_users l on l.id = page.id left join users u on u.id = l.user_id
      left join residences r on r.id = l.residence_id left join residences b on b.id = r.parent_id`,
  })

/** D2-I01: those who came first first. */
export const listResidents = async (place: InProject): Promise<ResidentRow[]> =>
  (await sql<ResidentRow>`${residents(place)} order by l.created_at, l.id`.execute(db)).rows

export const findResident = async (held: Held, userId: number): Promise<ResidentRow | undefined> => {
  const { rows } = await sql<ResidentRow>`
    ${residents(held)} where l.user_id = ${userId} and l.residence_id = ${held.residenceId}`.execute(held.tx)
  return rows[0]
}

export type RequestRow = Omit<AccessRequest, 'cannot'> & { has_owner_account: boolean }
/** Of a landlord's home the tenants' alone: owners' requests are kept, and not decided there (D2-C12). */
export const listRequests = async (place: InProject): Promise<RequestRow[]> => {
  const { rows } = await sql<RequestRow>`
    select q.id, q.user_id, u.username, ${fullName}, q.role_code, q.created_at,
      json_build_object('id', r.id, 'name', r.name, 'is_activated', r.activation_date is not null) as residence,
      coalesce(${isOwnerAccount('o')}, false) as has_owner_account
    from ${homes(place)} join access_requests q on q.residence_id = r.id and q.status = 'PENDING'
    join users u on u.id = q.user_id and u.deleted_at is null
    join companies c on c.id = r.company_id and (q.role_code = 'TENANT' or c.type <> 'SOCIAL_LANDLORD')
    left join users o on o.id = c.owner_user_id
    order by q.created_at, q.id`.execute(db)
  return rows
}

const waiting = listReader(companyRequestList, {
  id: sql`q.id`,
  sorts: { created_at: sql`q.created_at` },
  neverNull: ['created_at'],
  search: {},
  text: null,
})

export type CompanyRequestsAsked = ListRequest<typeof companyRequestList>
export type CompanyRequestRow = Omit<CompanyRequest, 'cannot'> & {
  residence_type: ResidenceType
  has_owner_account: boolean
}
/** The same of every home that somebody waits for; those of a cancelled building are decided by nobody. */
export const listCompanyRequests = (
  { companyId }: CompanyScope,
  request: CompanyRequestsAsked,
): Promise<Listed<CompanyRequestRow>> =>
  waiting.page(request, {
    from: sql`home_progress p join residences r on r.id = p.residence_id
      join access_requests q on q.residence_id = r.id and q.status = 'PENDING' and q.role_code = 'TENANT'
      join users u on u.id = q.user_id and u.deleted_at is null left join residences b on b.id = r.parent_id`,
    within: [
      sql<SqlBool>`p.company_id = ${companyId}`,
      sql<SqlBool>`p.requested_at is not null and p.cancelled_on is null`,
      sql<SqlBool>`b.deleted_at is null`,
    ],
    columns: sql`q.id, q.user_id, u.username, ${fullName}, q.role_code, q.created_at, r.type as residence_type,
      json_build_object('id', r.id, 'name', r.name, 'is_activated', r.activation_date is not null,
        'building', case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end) as residence,
      coalesce(${isOwnerAccount('o')}, false) as has_owner_account`,
    joins: sql`left join access_requests q on q.id = page.id left join users u on u.id = q.user_id
      left join residences r on r.id = q.residence_id left join residences b on b.id = r.parent_id
      left join companies c on c.id = r.company_id left join users o on o.id = c.owner_user_id`,
  })

/** What nobody has activated of a held home and its flats. */
export const listToActivate = async (held: Held): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from ${homes(held)} where r.activation_date is null order by r.id`.execute(held.tx)
  return rows.map(({ id }) => id)
}
