import type { LabelKey, WallType } from '@logis/contract/materialLabels.rules'
import type { ProductType } from '@logis/contract/products.rules'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { CompanyScope } from '#platform/scope.ts'

export type LabelProduct = {
  id: number
  thickness: number
  product: {
    id: number
    name: string
    reference: string
    type: ProductType
    generic: boolean
    archived: boolean
    manufacturer: { id: number; name: string }
    parent: { id: number; name: string } | null
  }
}
export type LabelRow = LabelKey & {
  id: number
  company_id: number
  company_name: string
  office_id: number
  office_name: string
  wall_type: WallType
  products: LabelProduct[]
}

const productsOf = sql<LabelProduct[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'thickness', k.thickness, 'product', json_build_object(
    'id', p.id, 'name', p.name, 'reference', p.reference, 'type', p.type, 'generic', p.is_generic,
    'archived', p.archived_at is not null,
    'manufacturer', json_build_object('id', m.id, 'name', m.name),
    'parent', case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end)) order by k.position), '[]')
  from material_label_products k join products p on p.id = k.product_id join manufacturers m on m.id = p.manufacturer_id
  left join products g on g.id = p.parent_id
  where k.material_label_id = l.id)`

/** The favourites of a company and of the companies below it. */
const labelsOf = (db: Db, scope: CompanyScope) =>
  db
    .selectFrom('material_labels as l')
    .innerJoin('company_closure as k', 'k.descendant_id', 'l.company_id')
    .innerJoin('companies as c', 'c.id', 'l.company_id')
    .innerJoin('companies as o', 'o.id', 'l.thermal_engineering_office_id')
    .where('k.ancestor_id', '=', scope.companyId)
    .where('c.deleted_at', 'is', null)
    .select(['l.id', 'l.company_id', 'c.name as company_name', 'o.id as office_id', 'o.name as office_name'])
    .select(['l.wall_type', 'l.envelope_type', 'l.envelope_nature', 'l.envelope_label', productsOf.as('products')])

export const listLabels = (db: Db, scope: CompanyScope, officeId: number | null): Promise<LabelRow[]> => {
  const labels = labelsOf(db, scope)
  return (officeId === null ? labels : labels.where('o.id', '=', officeId))
    .orderBy(sql`f_norm(o.name), f_norm(c.name), l.wall_type, f_norm(l.envelope_label), l.id`)
    .execute()
}

export const findLabel = (db: Db, scope: CompanyScope, id: number): Promise<LabelRow | undefined> =>
  labelsOf(db, scope).where('l.id', '=', id).executeTakeFirst()

/** One writer at a time on a favourite. */
export const lockLabel = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('material_labels').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !==
  undefined

export const insertLabel = async (
  tx: Tx,
  scope: CompanyScope,
  label: LabelKey & { thermal_engineering_office_id: number },
): Promise<number> => {
  const { id } = await tx
    .insertInto('material_labels')
    .values({ ...label, company_id: scope.companyId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const setProducts = async (tx: Tx, id: number, products: readonly { id: number; thickness: number }[]) => {
  await tx.deleteFrom('material_label_products').where('material_label_id', '=', id).execute()
  await tx
    .insertInto('material_label_products')
    .values(
      products.map((product, position) => ({
        material_label_id: id,
        product_id: product.id,
        thickness: product.thickness,
        position,
      })),
    )
    .execute()
  await tx
    .updateTable('material_labels')
    .set({ updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export const deleteLabel = (tx: Tx, id: number) => tx.deleteFrom('material_labels').where('id', '=', id).execute()

/** Those of these products that the catalogue offers, and what each is. */
export const findProducts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .select(['id', 'type'])
    .where('id', 'in', [...ids])
    .where('archived_at', 'is', null)
    .execute()

export const findOffice = (db: Db, id: number) =>
  db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .where('type', '=', 'THERMAL_ENGINEERING_OFFICE')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
