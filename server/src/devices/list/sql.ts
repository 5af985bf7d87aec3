import type { DeviceSearch } from '@logis/contract/devices'
import type { DeviceModel } from '@logis/contract/devices.rules'
import type { Sort } from '@logis/contract/http'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { statement, type Db } from '#platform/db.ts'
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

type Source = Record<'devices' | 'requests', RawBuilder<unknown>>

/** Devices `d` and the requests `q` that wait, as rows of one list. */
const rowsOf = ({ devices, requests }: Source) => sql`
  select d.id, 'DEVICE' as model_type, p.id as product_id, coalesce(d.name, p.name) as name, m.name as manufacturer, p.reference, p.type, d.created_at,
    d.quantity, d.surface, d.thickness, d.source_type, d.source_data, d.bulk_batch_id, p.name as product_name
  from ${devices} join products p on p.id = d.product_id join manufacturers m on m.id = p.manufacturer_id
  union all
  select q.id, 'PRODUCT_REQUEST', null, q.name, q.manufacturer, coalesce(q.reference, ''), q.type, q.created_at,
    q.quantity, q.surface, q.thickness, q.source_type, q.source_data, null, q.name
  from ${requests}`

const deviceOf = (residence: unknown) => sql`residence_id = ${residence}`
const requestOf = (residence: unknown) => sql`residence_id = ${residence} and status = 'PENDING' and shows_as_device`

const allOf = (residence: number): Source => ({
  devices: sql`(select * from devices where ${deviceOf(residence)}) d`,
  requests: sql`(select * from product_requests where ${requestOf(residence)}) q`,
})
/** Those of a `page` of ids, a request's below zero. */
const onPage: Source = {
  devices: sql`page join devices d on d.id = page.id`,
  requests: sql`page join product_requests q on q.id = -page.id`,
}

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
  const rows = isPlain
    ? await inOrderOfTime(residenceId, request)
    : (await among(residenceId, request).execute(db)).rows
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 }
}

type Blanks = Record<'residence' | 'size' | 'offset', RawBuilder<unknown>>

/**
 * Ids first, from the indexes, and the maintained total: a page of ten thousand costs what a
 * page of ten does. Behind a select the planner does not see the numbers, so that one plan serves every page.
 */
const pageByTime = (direction: RawBuilder<unknown>) =>
  statement(({ residence, size, offset }: Blanks) => {
    const order = sql`created_at ${direction}, id ${direction}`
    const first = sql`order by ${order} limit (select ${size}::bigint + ${offset}::bigint)`
    const ids = sql`
      select key from (
        (select id, id as key, created_at from devices where ${deviceOf(residence)} ${first})
        union all (select id, -id, created_at from product_requests where ${requestOf(residence)} ${first})) as places
      order by ${order} limit (select ${size}::bigint) offset (select ${offset}::bigint)`
    return sql<Total>`
      with page as (select unnest(array(${ids})) as id)
      select rows.*, home.device_count as total
      from (select device_count from residences where id = ${residence}) as home
      left join (${rowsOf(onPage)}) as rows on true
      order by ${order}`
  })
const byTime = { asc: pageByTime(sql`asc`), desc: pageByTime(sql`desc`) }

const inOrderOfTime = (residence: number, request: DeviceList) =>
  byTime[request.sort[0]?.descending ? 'desc' : 'asc']({
    residence,
    size: request.page_size,
    offset: offsetOf(request),
  })

const among = (residenceId: number, request: DeviceList) => {
  const conditions = sql.join([sql`true`, ...filtersOf(request.search)], sql` and `)
  const order = orderBy(request.sort, sortColumns, sql`id`, ['created_at', 'name', 'type'])
  return sql<Total>`
    with hits as materialized (select * from (${rowsOf(allOf(residenceId))}) as rows where ${conditions})
    select hits.*, totals.total
    from (select count(*) as total from hits) as totals
    left join (select * from hits order by ${order} limit ${request.page_size} offset ${offsetOf(request)}) as hits on true
    order by ${order}`
}

export const findRow = async (db: Db, residenceId: number, id: number): Promise<ListedRow | undefined> => {
  const { rows } = await sql<ListedRow>`
    select * from (${rowsOf(allOf(residenceId))}) as rows where id = ${id} and model_type = 'DEVICE'`.execute(db)
  return rows[0]
}
