import type { ContactInformation } from '@logis/contract/addresses'
import type { CompanyType } from '@logis/contract/companies.rules'
import type { Sort } from '@logis/contract/http'
import type { ProjectSearch } from '@logis/contract/projects'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addressesJson, emailsJson } from '#platform/contactInformation.ts'
import { db, prepared } from '#platform/db.ts'
import { compareDay, contains, offsetOf, orderBy, type Paging } from '#platform/lists.ts'
import type { CompanyScope } from '#platform/scope.ts'
import type { ProjectRecord } from '../sql.ts'

export type SortKey =
  | 'name'
  | 'created_at'
  | 'type'
  | 'activation_date'
  | 'contract_number'
  | 'city'
  | 'credentials_sent_at'

const sortColumns: Record<SortKey, RawBuilder<unknown>> = {
  name: sql`name_norm`,
  created_at: sql`created_at`,
  type: sql`type::text`,
  activation_date: sql`activation_date`,
  contract_number: sql`contract_norm`,
  city: sql`city_norm`,
  credentials_sent_at: sql`credentials_sent_at`,
}

const isOn = (flag: string | undefined) => flag === '1' || flag === 'true'
type Where = ProjectSearch['where']

/**
 * What a third party is not shown of a home, that it is cancelled or has no e-mail, it does not find out by asking
 * either: these criteria hold among the own homes alone (decision 24).
 */
const asksHidden = ({ deleted, without_email }: Where) => isOn(deleted) || without_email !== undefined

/** The companies whose projects a list holds, and those among them that are not third parties to the reader. */
export type ListCompanies = { all: number[]; own: number[] }

/** The acting company and, when asked for, its descendants and those that authorised it. */
export const companiesOf = async (scope: CompanyScope, where: Where): Promise<ListCompanies> => {
  const me = scope.companyId
  if (!isOn(where.children) && !isOn(where.third_parties)) return { all: [me], own: [me] }
  const { rows } = await sql<{ id: number; is_own: boolean }>`
    select ${me}::bigint as id, true as is_own
    union select descendant_id, true from company_closure where ${isOn(where.children)} and ancestor_id = ${me}
    union select a.resource_id, k.descendant_id is not null from resource_accesses a
      left join company_closure k on k.ancestor_id = ${me} and k.descendant_id = a.resource_id
      where ${isOn(where.third_parties)} and a.authorized_company_id = ${me}
        and (k.descendant_id is not null or not ${asksHidden(where)}::boolean)`.execute(db)
  const idsOf = (some: typeof rows) => some.map(({ id }) => id)
  return { all: idsOf(rows), own: idsOf(rows.filter(({ is_own }) => is_own)) }
}

const presence = (column: RawBuilder<unknown>, flag: string): RawBuilder<SqlBool> =>
  isOn(flag) ? sql<SqlBool>`${column} is not null` : sql<SqlBool>`${column} is null`

const withoutEmail = sql<SqlBool>`not exists (select from emails e where e.contact_information_id = residences.contact_information_id)`

type Criterion = { [K in keyof Where]-?: (value: NonNullable<Where[K]>, where: Where) => RawBuilder<SqlBool> | null }
const elsewhere = () => null
const criteria: Criterion = {
  name: (value) => contains(sql`name_norm`, value),
  contract_number: (value) => contains(sql`contract_norm`, value),
  address: (value) => contains(sql`address_norm`, value),
  city: (value) => contains(sql`city_norm`, value),
  zip_code: (value) => sql<SqlBool>`zip_code like ${value.replace(/[\\%_]/g, '\\$&')} || '%'`,
  created_at: (value, where) => compareDay(sql`created_at`, value, where.created_at_symbol ?? '<='),
  created_at_symbol: elsewhere,
  type: (value) => sql<SqlBool>`type = ${value}`,
  is_ptg: (value) => sql<SqlBool>`is_ptg = ${isOn(value)}`,
  parent_id: (value) => sql<SqlBool>`parent_id = ${value}`,
  activated: (value) => presence(sql`activation_date`, value),
  credentials_sent: (value) => presence(sql`credentials_sent_at`, value),
  without_email: (value) => (isOn(value) ? withoutEmail : sql<SqlBool>`not ${withoutEmail}`),
  deleted: elsewhere,
  service_provision: (value) =>
    sql<SqlBool>`exists (select from residence_effective_provisions p where p.residence_id = residences.id and p.code = ${value})`,
  company_id: (value) => sql<SqlBool>`company_id = ${value}`,
  children: elsewhere,
  third_parties: elsewhere,
}

/** The global search: name, contract number, address, city, the id and, of own homes, the code when the text could be one. */
const globalSearch = (text: string, code: string | null, own: number[]): RawBuilder<SqlBool> => {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : null
  const parts = [sql`name_norm`, sql`contract_norm`, sql`address_norm`, sql`city_norm`].map((column) =>
    contains(column, text),
  )
  if (code) parts.push(sql<SqlBool>`(residence_code = ${code} and company_id = any(${own}))`)
  if (id !== null) parts.push(sql<SqlBool>`id = ${id}`)
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}

const filtersOf = ({ search: { text, where }, code }: ListRequest, own: number[]): RawBuilder<SqlBool>[] => {
  const filters = Object.entries(where).flatMap(([key, value]) => {
    const filter = (criteria[key as keyof Where] as (value: unknown, where: Where) => RawBuilder<SqlBool> | null)(
      value,
      where,
    )
    return filter ? [filter] : []
  })
  return text ? [...filters, globalSearch(text, code, own)] : filters
}

type Shared =
  | 'id'
  | 'name'
  | 'type'
  | 'is_ptg'
  | 'contract_number'
  | 'size'
  | 'created_at'
  | 'deleted_at'
  | 'activation_date'
  | 'credentials_sent_at'
  | 'commissioning_date'
  | 'residence_code'
  | 'parent'

export type ListedProject = Pick<ProjectRecord, Shared> &
  Pick<ContactInformation, 'addresses' | 'emails'> & { company: { id: number; name: string; type: CompanyType } }

const rowColumns = sql`
  r.id, r.name, r.type, r.is_ptg, r.contract_number, r.size, r.created_at, r.deleted_at, r.activation_date, r.credentials_sent_at,
  r.commissioning_date, r.residence_code, json_build_object('id', c.id, 'name', c.name, 'type', c.type) as company,
  case when p.id is null then null else json_build_object('id', p.id, 'name', p.name) end as parent,
  ${addressesJson(sql`r.contact_information_id`)} as addresses, ${emailsJson(sql`r.contact_information_id`)} as emails`

export type ListRequest = Paging & { sort: readonly Sort<SortKey>[]; search: ProjectSearch; code: string | null }

/**
 * One page and the total. Ids first, from an index; the wide rows are fetched for the page alone. Without criteria
 * the total is the maintained one; with criteria one pass over the hits gives both the page and the count.
 */
export const listProjects = async (
  { all: companyIds, own }: ListCompanies,
  request: ListRequest,
): Promise<{ rows: ListedProject[]; total: number }> => {
  const filters = filtersOf(request, own)
  const cancelled = isOn(request.search.where.deleted)
  const inCompanies =
    companyIds.length === 1
      ? sql<SqlBool>`company_id = ${companyIds[0]}`
      : sql<SqlBool>`company_id = any(${companyIds})`
  const alive = cancelled ? sql<SqlBool>`deleted_at is not null` : sql<SqlBool>`deleted_at is null`
  const conditions = sql.join([inCompanies, alive, ...filters], sql` and `)
  const maintained = filters.length === 0 && !cancelled
  const order = orderBy(request.sort, sortColumns, sql`id`, ['name', 'created_at', 'type'])
  // Behind a select the planner does not see the numbers, so that one plan serves every page: planning costs as much as the rows.
  const page = sql`limit (select ${request.page_size}::bigint) offset (select ${offsetOf(request)}::bigint)`
  const from = maintained ? sql`residences where ${conditions}` : sql`hits`
  const hits = sql`hits as materialized (select id, name_norm, created_at, type, activation_date, contract_norm, city_norm, credentials_sent_at
    from residences where ${conditions})`
  const ids = sql`page as (select * from unnest(array(select id from ${from} order by ${order} ${page})) with ordinality as page (id, place))`
  const total = maintained
    ? sql`(select coalesce(sum(total), 0) from company_residence_stats where company_id = any(${companyIds}))`
    : sql`(select count(*) from hits)`
  const query = sql<ListedProject & { total: number; place: number }>`
    with ${maintained ? ids : sql`${hits}, ${ids}`}, totals as (select ${total}::bigint as total)
    select totals.total, page.place, ${rowColumns}
    from totals left join page on true left join residences r on r.id = page.id
    left join companies c on c.id = r.company_id left join residences p on p.id = r.parent_id
    order by page.place`
  const rows = maintained ? await prepared(query) : (await query.execute(db)).rows
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 }
}
