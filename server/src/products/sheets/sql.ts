import type { ListRequest } from '@logis/contract/lists'
import { sheetList } from '@logis/contract/products.lists'
import type { Sheet, SheetTask } from '@logis/contract/products.sheets'
import { sql, type SqlBool } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import type { Db } from '#platform/db.ts'
import { listReader, whether, whetherThere } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

export type SheetRow = Omit<Sheet, 'cannot' | 'picture_path'> & { picture_file_id: number | null; is_used: boolean }
export type WrittenProduct = Pick<Sheet, 'name' | 'reference' | 'type' | 'nature' | 'lifespan' | 'archived'> & {
  manufacturer_id: number
  class_id: number | null
  parent_id: number | null
}

/** What would lose its product, wherever it is. */
const isUsed = sql<SqlBool>`(exists (select from devices d where d.product_id = p.id)
  or exists (select from products k where k.parent_id = p.id)
  or exists (select from template_devices t where t.product_id = p.id)
  or exists (select from material_label_products l where l.product_id = p.id)
  or exists (select from interventions i where i.product_id = p.id))`

const columns = sql`p.id, p.name, p.reference, json_build_object('id', m.id, 'name', m.name) as manufacturer, p.type,
  case when c.id is not null then json_build_object('id', c.id, 'name_fr', c.name_fr, 'name_en', c.name_en) end as class,
  case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as parent,
  m.is_generic as generic, p.nature, p.lifespan, p.picture_file_id,
  to_json(array(select category_id from product_category_links where product_id = p.id order by 1)) as category_ids,
  to_json(array(select label_id from product_label_links where product_id = p.id order by 1)) as label_ids,
  p.archived_at is not null as archived, p.created_at, ${isUsed} as is_used`
const joins = sql`left join manufacturers m on m.id = p.manufacturer_id left join product_classes c on c.id = p.class_id
  left join products g on g.id = p.parent_id`

const inClass = (classId: number) => sql<SqlBool>`p.class_id in (
  with recursive below as (
    select id from product_classes where id = ${classId}
    union select c.id from product_classes c join below b on c.parent_id = b.id)
  select id from below)`

const reader = listReader(sheetList, {
  id: sql`p.id`,
  sorts: {
    name: sql`p.name_norm`,
    reference: sql`f_norm(p.reference)`,
    manufacturer: sql`f_norm(m.name)`,
    created_at: sql`p.created_at`,
  },
  neverNull: ['name', 'reference', 'manufacturer', 'created_at'],
  search: {
    type: sql`p.type`,
    manufacturer_id: sql`p.manufacturer_id`,
    class_id: inClass,
    archived: whetherThere(sql`p.archived_at`),
    generic: whether(sql<SqlBool>`m.is_generic`),
  },
  text: [sql`p.search_norm`],
})

export const listSheets = (request: ListRequest<typeof sheetList>): Promise<Listed<SheetRow>> =>
  reader.page(request, {
    from: sql`products p join manufacturers m on m.id = p.manufacturer_id`,
    within: [],
    isForAll: true,
    columns,
    joins: sql`left join products p on p.id = page.id ${joins}`,
  })

/** Takes the product: until the transaction ends nobody changes it, and nothing is given it. */
export const holdProduct = async ({ tx }: Administering, id: number): Promise<boolean> => {
  const { rows } = await sql`select from products where id = ${id} for update`.execute(tx)
  return rows.length > 0
}

export const readSheet = async (db: Db, id: number): Promise<SheetRow | undefined> => {
  const { rows } = await sql<SheetRow>`select ${columns} from products p ${joins} where p.id = ${id}`.execute(db)
  return rows[0]
}

type Kept = { manufacturer_id: number; class_id: number | null; parent_id: number | null }
type Found = {
  manufacturer: { is_generic: boolean } | null
  class: { type: Sheet['type'] } | null
  parent: { is_generic: boolean; is_offered: boolean } | null
}

/** What a product is to be of, kept from being deleted until the transaction ends. */
export const keepReferences = async ({ tx }: Administering, wanted: Kept): Promise<Found> => {
  const first = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(tx)).rows[0] ?? null
  return {
    manufacturer: await first(
      sql<{
        is_generic: boolean
      }>`select is_generic from manufacturers where id = ${wanted.manufacturer_id} for key share`,
    ),
    class: await first(
      sql<{ type: Sheet['type'] }>`select type from product_classes where id = ${wanted.class_id} for key share`,
    ),
    parent: await first(sql<{ is_generic: boolean; is_offered: boolean }>`
      select m.is_generic, p.archived_at is null as is_offered
      from products p join manufacturers m on m.id = p.manufacturer_id where p.id = ${wanted.parent_id} for key share of p`),
  }
}

export const insertProduct = async (
  { tx }: Administering,
  { archived: _, ...written }: WrittenProduct,
  isGeneric: boolean,
): Promise<number> => {
  const { id } = await tx
    .insertInto('products')
    .values({ ...written, is_generic: isGeneric })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateProduct = (
  { tx }: Administering,
  id: number,
  { archived, ...written }: WrittenProduct,
  isGeneric: boolean,
) =>
  tx
    .updateTable('products')
    .set({
      ...written,
      is_generic: isGeneric,
      archived_at: archived ? sql`coalesce(archived_at, now())` : null,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

export const hasModels = async ({ tx }: Administering, id: number): Promise<boolean> =>
  (await tx.selectFrom('products').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst()) !== undefined

export const deleteProduct = ({ tx }: Administering, id: number) =>
  tx.deleteFrom('products').where('id', '=', id).execute()

export const setPicture = ({ tx }: Administering, id: number, picture_file_id: number | null) =>
  tx
    .updateTable('products')
    .set({ picture_file_id, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()

const links = {
  label: { table: 'product_labels', of: 'product_label_links', column: 'label_id' },
  category: { table: 'product_categories', of: 'product_category_links', column: 'category_id' },
} as const

/** Gives the product these and no others. Answers whether they all exist; their names, as the feed tells them. */
export const setLinks = async (
  { tx }: Administering,
  kind: keyof typeof links,
  productId: number,
  ids: readonly number[],
): Promise<boolean> => {
  const { table, of, column } = links[kind]
  const wanted = [...new Set(ids)]
  const { rows } = await sql`
    select from ${sql.table(table)} where id = any(${wanted}::bigint[]) order by id for key share`.execute(tx)
  if (rows.length < wanted.length) return false
  await sql`delete from ${sql.table(of)} where product_id = ${productId} and not ${sql.ref(column)} = any(${wanted}::bigint[])`.execute(
    tx,
  )
  await sql`insert into ${sql.table(of)} (product_id, ${sql.ref(column)})
    select ${productId}, unnest(${wanted}::bigint[]) on conflict do nothing`.execute(tx)
  return true
}

/** What the product is linked to, by its French names. */
export const namesOfLinks = async ({ tx }: Administering, kind: keyof typeof links, productId: number) => {
  const { table, of, column } = links[kind]
  const { rows } = await sql<{ name: string }>`
    select t.name_fr as name from ${sql.table(of)} k join ${sql.table(table)} t on t.id = k.${sql.ref(column)}
    where k.product_id = ${productId} order by t.name_fr, t.id`.execute(tx)
  return rows.map(({ name }) => name).join(', ')
}

export const listOwnTasks = (db: Db, productId: number): Promise<SheetTask[]> =>
  db
    .selectFrom('product_tasks')
    .select(['id', 'name_fr', 'name_en', 'periodicity_months'])
    .where('product_id', '=', productId)
    .where('archived_at', 'is', null)
    .orderBy('periodicity_months')
    .orderBy('id')
    .execute()

export const insertTask = ({ tx }: Administering, product_id: number, task: Omit<SheetTask, 'id'>) =>
  tx
    .insertInto('product_tasks')
    .values({ product_id, ...task })
    .execute()

export const updateTask = ({ tx }: Administering, productId: number, { id, ...task }: SheetTask) =>
  tx.updateTable('product_tasks').set(task).where('product_id', '=', productId).where('id', '=', id).execute()

/** They are offered no more; what was done of them stays told. */
export const archiveTasks = ({ tx }: Administering, productId: number, ids: readonly number[]) =>
  tx
    .updateTable('product_tasks')
    .set({ archived_at: sql`now()` })
    .where('product_id', '=', productId)
    .where('id', 'in', [...ids])
    .execute()
