import { homeInterventionList, interventionList } from '@logis/contract/interventions.lists'
import type { InterventionType } from '@logis/contract/interventions.rules'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type SqlBool } from 'kysely'
import { db } from '#platform/db.ts'
import { listReader, onDate } from '#platform/listReader.ts'
import { reachedBy } from '#platform/reach.ts'
import type { ProjectScope } from '#platform/scope.ts'

const sorts = { created_at: sql`i.created_at`, date: sql`i.date`, type: sql`i.type`, status: sql`i.status` }
const always = ['created_at', 'type', 'status'] as const
const kind = { type: sql`i.type`, status: sql`i.status` }

const ofCompany = listReader(interventionList, {
  id: sql`i.id`,
  sorts: { ...sorts, contract_number: sql`r.contract_norm`, residence_name: sql`r.name_norm` },
  neverNull: [...always, 'residence_name'],
  search: {
    ...kind,
    name: sql`r.name_norm`,
    address: sql`r.address_norm`,
    zip_code: sql`r.zip_code`,
    city: sql`r.city_norm`,
    contract_number: sql`r.contract_norm`,
    date: onDate(sql`i.date`),
    created_at: sql`i.created_at`,
    residence_id: sql`i.residence_id`,
  },
  text: [sql`r.name_norm`, sql`r.contract_norm`, sql`r.address_norm`, sql`r.city_norm`],
})
const ofHome = listReader(homeInterventionList, { id: sql`i.id`, sorts, neverNull: always, search: kind, text: null })

/** The ids alone: an intervention is read with its product, its home and its files. */
const idsOf = {
  from: sql`interventions i join residences r on r.id = i.residence_id`,
  columns: sql`page.id`,
  joins: sql``,
}

const ownOf = (companyId: number) => sql<SqlBool>`i.company_id = ${companyId}`
/** On live projects that the company still reaches. */
const withinReach = (companyId: number) => sql<SqlBool>`r.deleted_at is null and ${reachedBy(companyId)}`

/** INT-32. The company's own; of one project, everybody's. */
export const listOfCompany = (companyId: number, request: ListRequest<typeof interventionList>) =>
  ofCompany.page<{ id: number }>(request, {
    ...idsOf,
    within: [...(request.search.where.residence_id === undefined ? [ownOf(companyId)] : []), withinReach(companyId)],
  })

const countedMonths = 6

/** The company's own that are done, by the month of their date; a month without any has one row, without a type. */
export const countDoneByMonth = async (companyId: number) => {
  const { rows } = await sql<{ month: string; type: InterventionType | null; done: number }>`
    with months as (
      select (f_paris_month(now()) - make_interval(months => back))::date as month
      from generate_series(0, ${countedMonths - 1}::int) as back),
    own as (
      select i.type, i.date from interventions i join residences r on r.id = i.residence_id
      where ${ownOf(companyId)} and i.status = 'DONE' and i.date >= (select min(month) from months) and ${withinReach(companyId)})
    select months.month, own.type, count(own.type) as done
    from months left join own on own.date >= months.month and own.date < months.month + interval '1 month'
    group by months.month, own.type order by months.month, own.type`.execute(db)
  return rows
}

/** What was done in one home; for its residents, what is done with. */
export const listOfHome = (
  { residenceId }: ProjectScope,
  doneOnly: boolean,
  request: ListRequest<typeof homeInterventionList>,
) =>
  ofHome.page<{ id: number }>(request, {
    ...idsOf,
    within: [sql<SqlBool>`i.residence_id = ${residenceId}`, ...(doneOnly ? [sql<SqlBool>`i.status = 'DONE'`] : [])],
  })
