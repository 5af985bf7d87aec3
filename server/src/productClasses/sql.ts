import type { ListRequest } from '@logis/contract/lists'
import type { ProductClass } from '@logis/contract/productClasses'
import { productClassList } from '@logis/contract/productClasses.lists'
import { sql } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

export type ClassRow = Omit<ProductClass, 'cannot'>
export type WrittenClass = Pick<
  ProductClass,
  'parent_id' | 'code' | 'name_fr' | 'name_en' | 'type' | 'nature' | 'is_boiler' | 'default_lifespan'
>

const products = sql`(select count(*) from products p where p.class_id = c.id)`
const columns = sql`c.id, c.parent_id, t.above, c.code, c.name_fr, c.name_en, c.type, c.nature, c.is_boiler,
  c.default_lifespan, ${products} as products_count,
  (select count(*) from product_classes b where b.parent_id = c.id) as classes_count`

/** Of a `product_classes c`: what stands above it, and what it is ordered by in the tree, by the names of a language. */
const placeInTree = (language: 'fr' | 'en') => sql`lateral (
  with recursive up as (
    select c.id, c.parent_id, c.name_fr, c.name_en, 0 as level
    union all select a.id, a.parent_id, a.name_fr, a.name_en, u.level + 1 from product_classes a join up u on a.id = u.parent_id)
  select array_agg(array[f_norm(${sql.ref(`u.name_${language}`)}), lpad(u.id::text, 12, '0')] order by u.level desc) as path,
    coalesce(json_agg(json_build_object('id', u.id, 'name_fr', u.name_fr, 'name_en', u.name_en) order by u.level desc)
      filter (where u.level > 0), '[]') as above
  from up u) t`

const reader = listReader(productClassList, {
  id: sql`c.id`,
  sorts: {
    path: sql`t.path`,
    name_fr: sql`f_norm(c.name_fr)`,
    name_en: sql`f_norm(c.name_en)`,
    code: sql`c.code`,
    products_count: products,
  },
  neverNull: ['path', 'name_fr', 'name_en', 'code', 'products_count'],
  search: { type: sql`c.type` },
  text: [sql`f_norm(c.name_fr)`, sql`f_norm(c.name_en)`, sql`f_norm(c.code)`],
})

export const listClasses = (
  request: ListRequest<typeof productClassList>,
  language: 'fr' | 'en',
): Promise<Listed<ClassRow>> =>
  reader.page(request, {
    from: sql`product_classes c cross join ${placeInTree(language)}`,
    within: [],
    columns,
    joins: sql`left join product_classes c on c.id = page.id left join ${placeInTree(language)} on true`,
  })

/** One move after the other. Taken before any class, as the trigger that refuses circles takes it once more. */
export const holdTree = async ({ tx }: Administering): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('product_class_tree'))`.execute(tx)
}

/** Takes the class: until the transaction ends nobody changes it, and neither a product nor a class is put into it. */
export const holdClass = async ({ tx }: Administering, id: number): Promise<boolean> => {
  const { rows } = await sql`select from product_classes where id = ${id} for update`.execute(tx)
  return rows.length > 0
}

/** Keeps whoever deletes the class waiting; false when there is none. */
export const keepClass = async ({ tx }: Administering, id: number): Promise<boolean> => {
  const { rows } = await sql`select from product_classes where id = ${id} for key share`.execute(tx)
  return rows.length > 0
}

export const readClass = async ({ tx }: Administering, id: number): Promise<ClassRow | undefined> => {
  const { rows } = await sql<ClassRow>`
    select ${columns} from product_classes c cross join ${placeInTree('fr')} where c.id = ${id}`.execute(tx)
  return rows[0]
}

export const insertClass = async ({ tx }: Administering, written: WrittenClass): Promise<number> => {
  const { id } = await tx.insertInto('product_classes').values(written).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateClass = ({ tx }: Administering, id: number, written: WrittenClass) =>
  tx.updateTable('product_classes').set(written).where('id', '=', id).execute()

export const deleteClass = ({ tx }: Administering, id: number) =>
  tx.deleteFrom('product_classes').where('id', '=', id).execute()
