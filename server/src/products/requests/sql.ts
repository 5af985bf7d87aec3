import type { ListRequest } from '@logis/contract/lists'
import { productRequestList } from '@logis/contract/products.lists'
import type { AskedProduct } from '@logis/contract/products.requests'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'
import { personName } from '#platform/people.ts'

export type AskedRow = Omit<AskedProduct, 'cannot'> & { is_cancelled: boolean }

const person = personName()
const tables = sql`product_requests q join residences r on r.id = q.residence_id
  join companies c on c.id = q.company_id left join users u on u.id = q.requested_by_user_id`

/** The manufacturer, and its product, that the catalogue has under what was typed. */
const known = sql`json_build_object(
  'manufacturer', (select json_build_object('id', m.id, 'name', m.name) from manufacturers m
    where f_norm(m.name) = f_norm(q.manufacturer) order by m.id limit 1),
  'product', (select json_build_object('id', k.id, 'name', k.name)
    from products k join manufacturers m on m.id = k.manufacturer_id
    where f_norm(m.name) = f_norm(q.manufacturer) and f_norm(q.name) in (f_norm(k.name), f_norm(k.reference))
      and k.archived_at is null order by k.id limit 1))`
const columns = sql`q.id, q.type, q.name, q.reference, q.manufacturer, q.status, q.created_at, q.decided_at, q.rejection_reason,
  json_build_object('id', r.id, 'name', r.name) as residence, json_build_object('id', c.id, 'name', c.name) as company,
  case when u.id is not null then json_build_object('id', u.id, 'name', ${person}) end as requester,
  (select json_build_object('id', g.id, 'name', g.name) from products g where g.id = q.parent_id) as parent,
  (select json_build_object('id', p.id, 'name', p.name) from products p where p.id = q.product_id) as product, ${known} as known,
  r.deleted_at is not null or exists (select from residences b where b.id = r.parent_id and b.deleted_at is not null) as is_cancelled`

const reader = listReader(productRequestList, {
  id: sql`q.id`,
  sorts: { created_at: sql`q.created_at`, name: sql`f_norm(q.name)` },
  neverNull: ['created_at', 'name'],
  search: { status: sql`q.status`, type: sql`q.type`, created_at: sql`q.created_at` },
  text: [
    sql`f_norm(concat_ws(' ', q.manufacturer, q.name, q.reference))`,
    sql`f_norm(r.name)`,
    sql`f_norm(c.name)`,
    sql`f_norm(${person})`,
  ],
})

export const listRequests = (request: ListRequest<typeof productRequestList>): Promise<Listed<AskedRow>> =>
  reader.page(request, {
    from: tables,
    within: [],
    isForAll: true,
    columns,
    joins: sql`left join (${tables}) on q.id = page.id`,
  })

/** Of which home it is: whoever decides it holds that. */
export const findRequestHome = async (db: Db, id: number): Promise<number | null> =>
  (await db.selectFrom('product_requests').select('residence_id').where('id', '=', id).executeTakeFirst())
    ?.residence_id ?? null

export const readRequest = async ({ tx, residenceId }: Held, id: number): Promise<AskedRow | undefined> => {
  const { rows } = await sql<AskedRow>`
    select ${columns} from ${tables} where q.id = ${id} and q.residence_id = ${residenceId}`.execute(tx)
  return rows[0]
}
