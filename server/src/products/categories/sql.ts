import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type CategoryRow = { id: number; parent_id: number | null; name_fr: string; name_en: string }

export const listCategories = (db: Db): Promise<CategoryRow[]> =>
  db
    .selectFrom('product_categories')
    .select(['id', 'parent_id', 'name_fr', 'name_en'])
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The first products of each category by name, without the models of a generic product: these stand under it. */
export const listTopProducts = async (db: Db, max: number): Promise<{ category_id: number; product_id: number }[]> => {
  const { rows } = await sql<{ category_id: number; product_id: number }>`
    select k.id as category_id, top.id as product_id
    from product_categories k
    cross join lateral (
      select q.id, q.name_norm from product_category_links l join products q on q.id = l.product_id
      where l.category_id = k.id and q.archived_at is null and q.parent_id is null
      order by q.name_norm, q.id limit ${max}) top
    order by k.id, top.name_norm, top.id`.execute(db)
  return rows
}
