import type { Sort } from '@logis/contract/http'
import type { InterventionSearch } from '@logis/contract/interventions'
import type { InterventionType } from '@logis/contract/interventions.rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { db } from '#platform/db.ts'
import { compareDay, contains, offsetOf, orderBy, type Paging } from '#platform/lists.ts'
import { reachedBy } from '#platform/reach.ts'

export type SortKey = 'created_at' | 'date' | 'type' | 'contract_number' | 'status' | 'residence_name'
const sortColumns: Record<SortKey, RawBuilder<unknown>> = {
  created_at: sql`i.created_at`,
  date: sql`i.date`,
  type: sql`i.type`,
  contract_number: sql`r.contract_norm`,
  status: sql`i.status`,
  residence_name: sql`r.name_norm`,
}
const neverNull: readonly SortKey[] = ['created_at', 'type', 'status', 'residence_name']

type Where = InterventionSearch['where']
type Criterion = { [K in keyof Where]-?: (value: NonNullable<Where[K]>, where: Where) => RawBuilder<SqlBool> | null }

const compareDate = (day: string, symbol: '<=' | '>=' | '='): RawBuilder<SqlBool> =>
  sql<SqlBool>`i.date ${sql.raw(symbol)} ${day}::date`
const elsewhere = () => null

const criteria: Criterion = {
  name: (value) => contains(sql`r.name_norm`, value),
  address: (value) => contains(sql`r.address_norm`, value),
  zip_code: (value) => sql<SqlBool>`r.zip_code like ${value.replace(/[\\%_]/g, '\\$&')} || '%'`,
  city: (value) => contains(sql`r.city_norm`, value),
  contract_number: (value) => contains(sql`r.contract_norm`, value),
  type: (value) => sql<SqlBool>`i.type = ${value}`,
  status: (value) => sql<SqlBool>`i.status = ${value}`,
  date: (value, where) => compareDate(value, where.date_symbol ?? '<='),
  date_symbol: elsewhere,
  created_at: (value, where) => compareDay(sql`i.created_at`, value, where.created_at_symbol ?? '<='),
  created_at_symbol: elsewhere,
  residence_id: (value) => sql<SqlBool>`i.residence_id = ${value}`,
}

const filtersOf = ({ text, where }: InterventionSearch): RawBuilder<SqlBool>[] => {
  const filters = Object.entries(where).flatMap(([key, value]) => {
    const filter = (criteria[key as keyof Where] as (value: unknown, where: Where) => RawBuilder<SqlBool> | null)(
      value,
      where,
    )
    return filter ? [filter] : []
  })
  if (!text) return filters
  const columns = [sql`r.name_norm`, sql`r.contract_norm`, sql`r.address_norm`, sql`r.city_norm`]
  return [
    ...filters,
    sql<SqlBool>`(${sql.join(
      columns.map((column) => contains(column, text)),
      sql` or `,
    )})`,
  ]
}

export type ListRequest = Paging & { sort: readonly Sort<SortKey>[]; search: InterventionSearch }

const page = async (conditions: readonly RawBuilder<SqlBool>[], request: ListRequest) => {
  const from = sql`from interventions i join residences r on r.id = i.residence_id where ${sql.join([...conditions], sql` and `)}`
  const order = orderBy(request.sort, sortColumns, sql`i.id`, neverNull)
  const { rows } = await sql<{ id: number | null; total: number }>`
    with page as (select i.id, row_number() over () as place from (
      select i.id ${from} order by ${order} limit ${request.page_size} offset ${offsetOf(request)}) i)
    select page.id, totals.total from (select count(*) as total ${from}) totals left join page on true order by page.place`.execute(
    db,
  )
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 }
}

const ownOf = (companyId: number) => sql<SqlBool>`i.company_id = ${companyId}`
/** On live projects that the company still reaches. */
const withinReach = (companyId: number) => sql<SqlBool>`r.deleted_at is null and ${reachedBy(companyId)}`

/** INT-32. The company's own; of one project, everybody's. */
export const listOfCompany = (companyId: number, request: ListRequest) =>
  page(
    [
      ...(request.search.where.residence_id === undefined ? [ownOf(companyId)] : []),
      withinReach(companyId),
      ...filtersOf(request.search),
    ],
    request,
  )

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
export const listOfHome = (residenceId: number, doneOnly: boolean, request: ListRequest) =>
  page(
    [
      sql<SqlBool>`i.residence_id = ${residenceId}`,
      ...(doneOnly ? [sql<SqlBool>`i.status = 'DONE'`] : []),
      ...filtersOf(request.search),
    ],
    request,
  )
