import type { DeviceSearch } from '@logis/contract/devices'
import type { DeviceModel } from '@logis/contract/devices.rules'
import type { Sort } from '@logis/contract/http'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db.ts'
import { compareDay, contains, offsetOf, orderBy, type Paging } from '#platform/lists.ts'

export type SortKey = 'created_at' | 'name' | 'type'
/** A row as the list reads it: a device whose product is shown apart, or a request. */
export type ListedRow = {
  id: number
  model_type: DeviceModel
  product_id: number | null
  name: string
  manufacturer: string
  reference: string
  type: 'PRODUCT' | 'MATERIAL'
  created_at: string
  quantity: number
  surface: number | null
  thickness: number | null
  source_type: string | null
  source_data: Record<string, unknown> | null
  bulk_batch_id: string | null
}

/** Devices and the requests that wait, as rows of one list; those of a `page` of ids when there is one. */
const rowsOf = (residenceId: number, paged = false) => sql`
  select d.id, 'DEVICE' as model_type, p.id as product_id, coalesce(d.name, p.name) as name, m.name as manufacturer, p.reference, p.type, d.created_at,
    d.quantity, d.surface, d.thickness, d.source_type, d.source_data, d.bulk_batch_id, p.name as product_name
  from devices d join products p on p.id = d.product_id join manufacturers m on m.id = p.manufacturer_id
  where d.residence_id = ${residenceId} ${paged ? sql`and d.id in (select page.id from page)` : sql``}
  union all
  select q.id, 'PRODUCT_REQUEST', null, q.name, q.manufacturer, coalesce(q.reference, ''), q.type, q.created_at,
    q.quantity, q.surface, q.thickness, q.source_type, q.source_data, null, q.name
  from product_requests q
  where q.residence_id = ${residenceId} and q.status = 'PENDING' and q.shows_as_device
    ${paged ? sql`and q.id in (select page.id from page)` : sql``}`

/** The same rows as an index holds them. */
const placesOf = (residenceId: number) => sql`
  select id, created_at from devices where residence_id = ${residenceId}
  union all
  select id, created_at from product_requests where residence_id = ${residenceId} and status = 'PENDING' and shows_as_device`

type Where = DeviceSearch['where']
const normalised = (column: string) => sql`f_norm(${sql.ref(column)})`
const criteria: { [K in keyof Where]-?: (value: NonNullable<Where[K]>, where: Where) => RawBuilder<SqlBool> } = {
  product_name: (value) =>
    sql<SqlBool>`(${contains(normalised('name'), value)} or ${contains(normalised('product_name'), value)})`,
  reference: (value) => contains(normalised('reference'), value),
  manufacturer: (value) => contains(normalised('manufacturer'), value),
  type: (value) => sql<SqlBool>`type = ${value}`,
  created_at: (value, where) => compareDay(sql`created_at`, value, where.created_at_symbol ?? '<='),
  created_at_symbol: () => sql<SqlBool>`true`,
}

const filtersOf = ({ text, where }: DeviceSearch): RawBuilder<SqlBool>[] => {
  const filters = Object.entries(where).map(([key, value]) =>
    (criteria[key as keyof Where] as (value: unknown, where: Where) => RawBuilder<SqlBool>)(value, where),
  )
  const anywhere = text && contains(sql`f_norm(concat_ws(' ', name, product_name, reference, manufacturer))`, text)
  return anywhere ? [...filters, anywhere] : filters
}

const sortColumns: Record<SortKey, RawBuilder<unknown>> = {
  created_at: sql`created_at`,
  name: normalised('name'),
  type: sql`type::text`,
}

export type DeviceList = Paging & { sort: readonly Sort<SortKey>[]; search: DeviceSearch }

type Total = ListedRow & { total: number }

/** One page and the total. */
export const listRows = async (db: Db, residenceId: number, request: DeviceList) => {
  const isPlain = filtersOf(request.search).length === 0 && request.sort.every(({ key }) => key === 'created_at')
  const { rows } = await (isPlain ? inOrderOfTime : among)(residenceId, request).execute(db)
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 }
}

/** Ids first, from the indexes: a page of ten thousand costs what a page of ten does. */
const inOrderOfTime = (residenceId: number, request: DeviceList) => {
  const order = orderBy(request.sort, sortColumns, sql`id`, ['created_at'])
  return sql<Total>`
    with places as (${placesOf(residenceId)}),
    page as materialized (
      select * from places order by ${order} limit ${request.page_size} offset ${offsetOf(request)})
    select rows.*, totals.total
    from (select count(*) as total from places) as totals
    left join (select * from (${rowsOf(residenceId, true)}) as rows) as rows on true
    order by ${order}`
}

const among = (residenceId: number, request: DeviceList) => {
  const conditions = sql.join([sql`true`, ...filtersOf(request.search)], sql` and `)
  const order = orderBy(request.sort, sortColumns, sql`id`, ['created_at', 'name', 'type'])
  return sql<Total>`
    with hits as materialized (select * from (${rowsOf(residenceId)}) as rows where ${conditions})
    select hits.*, totals.total
    from (select count(*) as total from hits) as totals
    left join (select * from hits order by ${order} limit ${request.page_size} offset ${offsetOf(request)}) as hits on true
    order by ${order}`
}

export const findRow = async (db: Db, residenceId: number, id: number): Promise<ListedRow | undefined> => {
  const { rows } = await sql<ListedRow>`
    select * from (${rowsOf(residenceId)}) as rows where id = ${id} and model_type = 'DEVICE'`.execute(db)
  return rows[0]
}
