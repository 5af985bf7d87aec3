import type { ListRequest } from '@logis/contract/lists'
import type { Product } from '@logis/contract/products'
import { manufacturerList, productList } from '@logis/contract/products.lists'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { statement, type Db } from '#platform/db.ts'
import { listReader, whether } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

export type ProductRow = Omit<Product, 'picture_path'> & { picture_file_id: number | null }

/** A product as it is read. A model without a picture, a lifespan or categories of its own has those of its generic product. */
const productColumns = sql`
  p.id, p.name, p.reference, json_build_object('id', m.id, 'name', m.name) as manufacturer, p.type,
  case when g.id is null then null else json_build_object('id', g.id, 'name', g.name) end as parent,
  to_json(array(select l.category_id from product_category_links l where l.product_id = coalesce(
    (select k.product_id from product_category_links k where k.product_id = p.id limit 1), g.id) order by 1)) as category_ids,
  coalesce(p.nature, c.nature, g.nature) as nature, m.is_generic as generic,
  coalesce(c.is_boiler, gc.is_boiler, false) as is_boiler, coalesce(p.picture_file_id, g.picture_file_id) as picture_file_id,
  coalesce(p.lifespan, c.default_lifespan, g.lifespan, gc.default_lifespan) as lifespan`

/** What `productColumns` reads, beside a `products p`. */
const productJoins = sql`
  left join manufacturers m on m.id = p.manufacturer_id
  left join product_classes c on c.id = p.class_id
  left join products g on g.id = p.parent_id
  left join product_classes gc on gc.id = g.class_id`

/** Linked to the category or to one below it, itself or by its generic product. */
const inCategory = (categoryId: number) => {
  const linked = sql`array(
    with recursive below as (
      select id from product_categories where id = ${categoryId}
      union select c.id from product_categories c join below b on c.parent_id = b.id)
    select product_id from product_category_links where category_id in (select id from below))`
  return sql<SqlBool>`(id = any(${linked}) or parent_id = any(${linked}))`
}

const ofBoilers = sql<SqlBool>`exists (
  select from product_classes c
  where c.is_boiler and c.id = coalesce(products.class_id, (select g.class_id from products g where g.id = products.parent_id)))`

const reader = listReader(productList, {
  id: sql`id`,
  sorts: { name: sql`name_norm` },
  neverNull: ['name'],
  search: {
    global_search: sql`search_norm`,
    nature: (value) => sql<SqlBool>`nature = ${value}`,
    type: sql`type`,
    manufacturer_id: sql`manufacturer_id`,
    category_id: inCategory,
    is_boiler: whether(ofBoilers),
    generic: whether(sql<SqlBool>`exists (select from manufacturers m where m.id = manufacturer_id and m.is_generic)`),
  },
  text: [sql`search_norm`],
})

/** The whole catalogue is read off the index of names. */
export const listProducts = (request: ListRequest<typeof productList>): Promise<Listed<ProductRow>> =>
  reader.page(request, {
    from: sql`products`,
    within: [sql<SqlBool>`archived_at is null`],
    columns: productColumns,
    joins: sql`left join products p on p.id = page.id ${productJoins}`,
  })

/** Behind a `select`, or the planner would plan each few of them afresh, which costs five times what reading them does. */
export const findProducts = statement(
  ({ ids }: Record<'ids', RawBuilder<unknown>>) =>
    sql<ProductRow>`select ${productColumns} from products p ${productJoins} where p.id = any(array(select unnest(${ids}::bigint[])))`,
)

export const listChildren = async (
  db: Db,
  parentId: number,
  makers: { ids: number[]; names: string[] } | null,
): Promise<ProductRow[]> => {
  const byMaker = makers
    ? sql`(m.id = any(${makers.ids}::bigint[]) or f_norm(m.name) = any(array(select f_norm(n) from unnest(${makers.names}::text[]) n)))`
    : sql`true`
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from products p ${productJoins}
    where p.parent_id = ${parentId} and p.archived_at is null and ${byMaker} order by m.name, p.name_norm, p.id`.execute(
    db,
  )
  return rows
}

type ProductTaskRow = { id: number; name_fr: string; name_en: string; periodicity_months: number }

/** The tasks of a product; with those of its class and of the generic product above it, when they are inherited. */
export const listTasks = async (db: Db, productId: number, inherited: boolean): Promise<ProductTaskRow[]> => {
  const { rows } = await sql<ProductTaskRow>`
    select t.id, t.name_fr, t.name_en, t.periodicity_months
    from products p left join products g on g.id = p.parent_id
    join product_tasks t on t.product_id = p.id or (${inherited} and (t.product_id = g.id or t.class_id in (p.class_id, g.class_id)))
    where p.id = ${productId} and t.archived_at is null order by t.periodicity_months, t.id`.execute(db)
  return rows
}

export const listLabels = (db: Db, productId: number) =>
  db
    .selectFrom('product_label_links as k')
    .innerJoin('product_labels as l', 'l.id', 'k.label_id')
    .where('k.product_id', '=', productId)
    .select(['l.id', 'l.code', 'l.name_fr', 'l.name_en'])
    .orderBy('l.id')
    .execute()

/** Whether a home of this person holds the product, or a model of it. */
export const isInHomeOf = async (db: Db, userId: number, productId: number): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from residence_users u join residences r on r.id = u.residence_id and r.deleted_at is null
      join devices d on d.residence_id = r.id join products p on p.id = d.product_id
      where u.user_id = ${userId} and ${productId} in (p.id, p.parent_id)) as held`.execute(db)
  return rows[0]?.held ?? false
}

const makers = listReader(manufacturerList, {
  id: sql`m.id`,
  sorts: { name: sql`f_norm(m.name)` },
  neverNull: ['name'],
  search: {},
  text: [sql`f_norm(m.name)`],
})

const ofProducts = (ids: number[]) => sql<SqlBool>`m.id in (
  select manufacturer_id from products where archived_at is null and id = any(${ids}::bigint[])
  union select manufacturer_id from products where archived_at is null and parent_id = any(${ids}::bigint[]))`

/** The manufacturers of the catalogue, or of some products and of their models. */
export const listManufacturers = (request: ListRequest<typeof manufacturerList>, products: number[] | undefined) =>
  makers.page<{ id: number; name: string }>(request, {
    from: sql`manufacturers m`,
    within: [],
    also: products ? [ofProducts(products)] : [],
    columns: sql`m.id, m.name`,
    joins: sql`left join manufacturers m on m.id = page.id`,
  })
