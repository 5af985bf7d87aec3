import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import { sql } from 'kysely'
import { db, prepared } from '#platform/db.ts'
import { utc } from '#platform/lists.ts'
import { personName } from '#platform/people.ts'
import type { ProjectScope } from '#platform/scope.ts'

type ReadingCompanyRow = {
  id: number
  name: string
  type: CompanyType
  picture_file_id: number | null
  reason: 'OWN' | 'ABOVE' | 'THIRD_PARTY'
  since: string | null
  given_by: string | null
  people_count: number
  people: { id: number; name: string; username: string; role: CompanyRole }[]
}

const isThere = sql`u.is_active and u.deleted_at is null`

/**
 * As the gate lets in: the home's company, those above it, and those that it let in, each with its people of today. One that
 * is disabled opens for nobody of its own (decision 75).
 */
export const listCompanies = async ({ companyId }: ProjectScope, most: number): Promise<ReadingCompanyRow[]> => {
  const { rows } = await prepared(sql<ReadingCompanyRow>`
    with reading as (
      select ancestor_id as company_id, depth as place, case when depth = 0 then 'OWN' else 'ABOVE' end as reason, null::timestamptz as since,
          null::bigint as giver_id
        from company_closure where descendant_id = ${companyId}
      union all
      select a.authorized_company_id, 1000, 'THIRD_PARTY', min(a.created_at), (array_agg(a.created_by_user_id order by a.created_at))[1] from resource_accesses a
        where a.resource_id = ${companyId}
          and a.authorized_company_id not in (select ancestor_id from company_closure where descendant_id = ${companyId})
        group by a.authorized_company_id)
    select c.id, c.name, c.type, c.picture_file_id, reading.reason, ${utc(sql`reading.since`)} as since,
      (select ${personName()} from users u where u.id = reading.giver_id and u.deleted_at is null) as given_by,
      (select count(*)::int from user_role_companies m join users u on u.id = m.user_id and ${isThere}
        where m.company_id = c.id and m.is_active) as people_count,
      (select coalesce(json_agg(p order by p.name, p.id), '[]') from (
        select u.id, ${personName()} as name, u.username, m.role from user_role_companies m join users u on u.id = m.user_id and ${isThere}
        where m.company_id = c.id and m.is_active order by 2, 1 limit ${most}) p) as people
    from reading join companies c on c.id = reading.company_id and c.deleted_at is null and c.disabled_at is null
    order by reading.place, f_norm(c.name), c.id`).execute(db)
  return rows
}

export type ResidentRow = {
  id: number
  name: string
  username: string
  role_code: 'OWNER' | 'TENANT'
  since: string
  residence: { id: number; name: string }
}

/** Those who live in the home, and of a building in its live flats. */
export const listResidents = async (
  { residenceId }: ProjectScope,
  most: number,
): Promise<{ total: number; residents: ResidentRow[] }> => {
  const living = sql`from residence_users l join residences r on r.id = l.residence_id and r.deleted_at is null
      join users u on u.id = l.user_id and ${isThere}
    where r.id = ${residenceId} or r.parent_id = ${residenceId}`
  const { rows } = await prepared(sql<{ total: number; residents: ResidentRow[] }>`
    select (select count(*)::int ${living}) as total, (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name,
        'username', p.username, 'role_code', p.role_code, 'since', ${utc(sql`p.created_at`)}, 'residence', p.residence)
        order by p.name, p.id), '[]') from (
      select u.id, ${personName()} as name, u.username, l.role_code, l.created_at, json_build_object('id', r.id, 'name', r.name) as residence
      ${living} order by 2, 1 limit ${most}) p) as residents`).execute(db)
  return rows[0]!
}
