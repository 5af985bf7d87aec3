import { clientList } from '@logis/contract/companies.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql } from 'kysely'
import { db } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import { utc, type Listed } from '#platform/lists.ts'
import type { RefRow } from '../sql.ts'

const today = sql`f_paris_day(now())`

/** The current studies that name the office, in homes that are not cancelled. */
const studiesOf = (companyId: number) => sql`
  select s.id, s.created_at, s.from_automatic_import, r.company_id
  from thermal_studies s join residences r on r.id = s.residence_id and r.deleted_at is null
  where s.company_id = ${companyId} and s.is_current and s.status = 'PARSED'`

/** The companies that have such a study, or a composition kept for one. */
const clientsOf = (companyId: number) => sql`(
  select c.id, c.name, c.type, c.picture_file_id, count(w.study_id)::int as studies, count(w.label_id)::int as labels,
    max(w.created_at) as last_study_at,
    exists (select from resource_accesses a where a.authorized_company_id = ${companyId} and a.resource_id = c.id) as is_shared
  from (
    select company_id, id as study_id, null::bigint as label_id, created_at from (${studiesOf(companyId)}) studies
    union all select company_id, null, id, null from material_labels where thermal_engineering_office_id = ${companyId}) w
    join companies c on c.id = w.company_id and c.deleted_at is null
  group by c.id)`

type OfficeCounts = {
  studies: number
  automatic: number
  clients: number
  labels: number
  added: { age: number; amount: number }[]
}
export const readOfficeCounts = async (companyId: number): Promise<OfficeCounts> => {
  const { rows } = await sql<OfficeCounts>`
    with studies as materialized (${studiesOf(companyId)})
    select (select count(*)::int from studies) as studies,
      (select count(*)::int from studies where from_automatic_import) as automatic,
      (select count(*)::int from ${clientsOf(companyId)} clients) as clients,
      (select coalesce(sum(labels), 0)::int from ${clientsOf(companyId)} clients) as labels,
      (select coalesce(json_agg(json_build_object('age', age, 'amount', amount)), '[]') from (
        select ${today} - f_paris_day(created_at) as age, count(*)::int as amount from studies
        where f_paris_day(created_at) > ${today} - 84 group by 1) days) as added`.execute(db)
  return rows[0]!
}

const reader = listReader(clientList, {
  id: sql`c.id`,
  sorts: {
    name: sql`f_norm(c.name)`,
    studies: sql`c.studies`,
    labels: sql`c.labels`,
    last_study_at: sql`c.last_study_at`,
  },
  neverNull: ['name', 'studies', 'labels'],
  search: {},
  text: [sql`f_norm(c.name)`],
})

type ClientRow = RefRow & { studies: number; labels: number; last_study_at: string | null; is_shared: boolean }
export const listOfficeClients = (
  companyId: number,
  request: ListRequest<typeof clientList>,
): Promise<Listed<ClientRow>> =>
  reader.page(request, {
    from: sql`${clientsOf(companyId)} c`,
    within: [],
    columns: sql`c.id, c.name, c.type, c.picture_file_id, c.studies, c.labels, ${utc(sql`c.last_study_at`)} as last_study_at, c.is_shared`,
    joins: sql`left join ${clientsOf(companyId)} c on c.id = page.id`,
  })
