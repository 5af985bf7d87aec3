import type { InstalledProduct } from '@logis/contract/companies.installations'
import { installedList } from '@logis/contract/companies.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql } from 'kysely'
import { db } from '#platform/db.ts'
import { listReader } from '#platform/listReader.ts'
import { utc, type Listed } from '#platform/lists.ts'

const today = sql`f_paris_day(now())`
const thisMonth = sql`date_trunc('month', ${today})::date`

/** The devices of the manufacturer's products, in homes that are not cancelled. */
const devicesOf = (companyId: number) => sql`
  select d.product_id, d.residence_id, f_paris_day(d.created_at) as day, d.created_at, d.warranty_expiration_date
  from manufacturers m join products p on p.manufacturer_id = m.id join devices d on d.product_id = p.id
    join residences r on r.id = d.residence_id and r.deleted_at is null
  where m.company_id = ${companyId}`

type InstallationCounts = {
  products: number
  installed_products: number
  devices: number
  homes: number
  requests_waiting: number
  warranties_ending: number
  /** How many were added so many days ago. */
  added: { age: number; devices: number }[]
  months: { month: string; devices: number }[]
}

/** One pass over the devices; by the day as far as a trend looks back, by the month for a year. */
export const readInstallations = async (companyId: number, months: number): Promise<InstallationCounts> => {
  const { rows } = await sql<InstallationCounts>`
    with held as materialized (${devicesOf(companyId)}),
    days as (select day, count(*)::int as devices from held group by day)
    select
      (select count(*)::int from products p join manufacturers m on m.id = p.manufacturer_id
        where m.company_id = ${companyId} and p.archived_at is null) as products,
      (select count(distinct product_id)::int from held) as installed_products,
      (select count(*)::int from held) as devices,
      (select count(distinct residence_id)::int from held) as homes,
      (select count(*)::int from product_requests q join manufacturers m on f_norm(m.name) = f_norm(q.manufacturer)
        where m.company_id = ${companyId} and q.status = 'PENDING') as requests_waiting,
      (select count(*)::int from held where warranty_expiration_date between ${today} and ${today} + 90) as warranties_ending,
      (select coalesce(json_agg(json_build_object('age', ${today} - day, 'devices', devices)), '[]') from days
        where day > ${today} - 84) as added,
      (select json_agg(json_build_object('month', to_char(month, 'YYYY-MM'), 'devices',
          (select coalesce(sum(devices), 0)::int from days where date_trunc('month', day) = month)) order by month)
        from generate_series(${thisMonth} - interval '${sql.lit(months - 1)} months', ${thisMonth}, interval '1 month') as month) as months`.execute(
    db,
  )
  return rows[0]!
}

/** Each product of its own, with what homes hold of it; archived ones only while a home does. */
const productsOf = (companyId: number) => sql`(
  select p.id, p.name, p.reference, p.name_norm, p.search_norm, coalesce(p.picture_file_id, g.picture_file_id) as picture_file_id,
    count(h.residence_id)::int as devices, count(distinct h.residence_id)::int as homes,
    (count(*) filter (where h.day > ${today} - 30))::int as recent, max(h.created_at) as last_added_at
  from products p join manufacturers m on m.id = p.manufacturer_id
    left join products g on g.id = p.parent_id
    left join (${devicesOf(companyId)}) h on h.product_id = p.id
  where m.company_id = ${companyId}
  group by p.id, g.picture_file_id
  having p.archived_at is null or count(h.residence_id) > 0)`

const reader = listReader(installedList, {
  id: sql`p.id`,
  sorts: {
    name: sql`p.name_norm`,
    devices: sql`p.devices`,
    homes: sql`p.homes`,
    recent: sql`p.recent`,
    last_added_at: sql`p.last_added_at`,
  },
  neverNull: ['name', 'devices', 'homes', 'recent'],
  search: {},
  text: [sql`p.search_norm`],
})

type InstalledRow = Omit<InstalledProduct, 'picture_path'> & { picture_file_id: number | null }
export const listInstalledProducts = (
  companyId: number,
  request: ListRequest<typeof installedList>,
): Promise<Listed<InstalledRow>> =>
  reader.page(request, {
    from: sql`${productsOf(companyId)} p`,
    within: [],
    columns: sql`p.id, p.name, p.reference, p.picture_file_id, p.devices, p.homes, p.recent, ${utc(sql`p.last_added_at`)} as last_added_at`,
    joins: sql`left join ${productsOf(companyId)} p on p.id = page.id`,
  })
