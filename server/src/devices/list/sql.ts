import { deviceList } from '@logis/contract/devices.lists'
import type { DeviceModel } from '@logis/contract/devices.rules'
import type { ListRequest } from '@logis/contract/lists'
import { sql, type RawBuilder } from 'kysely'
import { statement, type Db } from '#platform/db.ts'
import type { InProject } from '#platform/holding.ts'
import { inAnyOf, listReader } from '#platform/listReader.ts'
import { listed, offsetOf, unseen, type Listed } from '#platform/lists.ts'

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
  /** The catalogue no longer offers the product. */
  archived: boolean
  /** The material or the equipment that a request stands for. */
  parent: { id: number; name: string } | null
}

type Source = Record<'devices' | 'requests', RawBuilder<unknown>>

/** Devices `d` and the requests `q` that wait, as rows of one list; `key` tells the page of which table a row is: a request's is below zero. */
const rowsOf = ({ devices, requests }: Source) => sql`
  select d.id, d.id as key, 'DEVICE' as model_type, p.id as product_id, coalesce(d.name, p.name) as name, m.name as manufacturer, p.reference, p.type, d.created_at,
    d.quantity, d.surface, d.thickness, d.source_type, d.source_data, d.bulk_batch_id, p.name as product_name,
    p.archived_at is not null as archived, null::json as parent
  from ${devices} join products p on p.id = d.product_id join manufacturers m on m.id = p.manufacturer_id
  union all
  select q.id, -q.id, 'PRODUCT_REQUEST', null, q.name, q.manufacturer, coalesce(q.reference, ''), q.type, q.created_at,
    q.quantity, q.surface, q.thickness, q.source_type, q.source_data, null, q.name, false,
    case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end
  from ${requests} left join products g on g.id = q.parent_id`

const deviceOf = (residence: unknown) => sql`residence_id = ${residence}`
const requestOf = (residence: unknown) => sql`residence_id = ${residence} and status = 'PENDING' and shows_as_device`

const allOf = (residence: number): Source => ({
  devices: sql`(select * from devices where ${deviceOf(unseen(residence))}) d`,
  requests: sql`(select * from product_requests where ${requestOf(unseen(residence))}) q`,
})
/** Those of a `page` of ids, a request's below zero. */
const onPage: Source = {
  devices: sql`page join devices d on d.id = page.id`,
  requests: sql`page join product_requests q on q.id = -page.id`,
}

const normalised = (column: string) => sql`f_norm(${sql.ref(column)})`
const reader = listReader(deviceList, {
  id: sql`key`,
  sorts: { created_at: sql`created_at`, name: normalised('name'), type: sql`type::text` },
  neverNull: ['created_at', 'name', 'type'],
  search: {
    product_name: (value) => inAnyOf([normalised('name'), normalised('product_name')], value),
    reference: normalised('reference'),
    manufacturer: normalised('manufacturer'),
    type: sql`type`,
    created_at: sql`created_at`,
  },
  text: [sql`f_norm(concat_ws(' ', name, product_name, reference, manufacturer))`],
})

export type DeviceRequest = ListRequest<typeof deviceList>

/** One page and the total. */
export const listRows = ({ residenceId }: InProject, request: DeviceRequest): Promise<Listed<ListedRow>> => {
  const isSearched = reader.conditionsOf(request.search).length > 0
  if (!isSearched && request.sort.every(({ key }) => key === 'created_at')) return inOrderOfTime(residenceId, request)
  return reader.page<ListedRow>(request, {
    from: sql`(${rowsOf(allOf(residenceId))}) as rows`,
    within: [],
    isSmall: true,
    columns: sql`rows.*`,
    joins: sql`left join (${rowsOf(onPage)}) as rows on rows.key = page.id`,
  })
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
    return sql<ListedRow & { total: number }>`
      with page as (select unnest(array(${ids})) as id)
      select rows.*, home.device_count as total
      from (select device_count from residences where id = ${residence}) as home
      left join (${rowsOf(onPage)}) as rows on true
      order by ${order}`
  })
const byTime = { asc: pageByTime(sql`asc`), desc: pageByTime(sql`desc`) }

const inOrderOfTime = async (residence: number, request: DeviceRequest): Promise<Listed<ListedRow>> => {
  const rows = await byTime[request.sort[0]?.descending ? 'desc' : 'asc']({
    residence,
    size: request.page_size,
    offset: offsetOf(request),
  })
  return listed(
    rows.filter(({ id }) => id !== null),
    rows[0]?.total ?? 0,
    request,
  )
}

export const findRow = async (db: Db, { residenceId }: InProject, id: number): Promise<ListedRow | undefined> => {
  const { rows } = await sql<ListedRow>`
    select * from (${rowsOf(allOf(residenceId))}) as rows where id = ${id} and model_type = 'DEVICE'`.execute(db)
  return rows[0]
}
