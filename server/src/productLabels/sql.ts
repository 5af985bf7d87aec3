import type { ListRequest } from '@logis/contract/lists'
import type { ProductLabel } from '@logis/contract/productLabels'
import { productLabelList } from '@logis/contract/productLabels.lists'
import { sql } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

export type LabelRow = Omit<ProductLabel, 'cannot'>
export type NewLabel = Pick<ProductLabel, 'code' | 'name_fr' | 'name_en'>

const products = sql`(select count(*) from product_label_links k where k.label_id = l.id)`
const columns = sql`l.id, l.code, l.name_fr, l.name_en, ${products} as products_count`

const reader = listReader(productLabelList, {
  id: sql`l.id`,
  sorts: {
    name_fr: sql`f_norm(l.name_fr)`,
    name_en: sql`f_norm(l.name_en)`,
    code: sql`l.code`,
    products_count: products,
  },
  neverNull: ['name_fr', 'name_en', 'code', 'products_count'],
  search: {},
  text: [sql`f_norm(l.name_fr)`, sql`f_norm(l.name_en)`, sql`f_norm(l.code)`],
})

export const listLabels = (request: ListRequest<typeof productLabelList>): Promise<Listed<LabelRow>> =>
  reader.page(request, {
    from: sql`product_labels l`,
    within: [],
    columns,
    joins: sql`left join product_labels l on l.id = page.id`,
  })

/** Takes the label: until the transaction ends nobody changes it, and no product is given it. */
export const holdLabel = async ({ tx }: Administering, id: number): Promise<boolean> => {
  const { rows } = await sql`select from product_labels where id = ${id} for update`.execute(tx)
  return rows.length > 0
}

export const readLabel = async ({ tx }: Administering, id: number): Promise<LabelRow | undefined> => {
  const { rows } = await sql<LabelRow>`select ${columns} from product_labels l where l.id = ${id}`.execute(tx)
  return rows[0]
}

export const insertLabel = async ({ tx }: Administering, label: NewLabel): Promise<number> => {
  const { id } = await tx.insertInto('product_labels').values(label).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateLabel = ({ tx }: Administering, { id, code, name_fr, name_en }: Omit<LabelRow, 'products_count'>) =>
  tx.updateTable('product_labels').set({ code, name_fr, name_en }).where('id', '=', id).execute()

export const deleteLabel = ({ tx }: Administering, id: number) =>
  tx.deleteFrom('product_labels').where('id', '=', id).execute()
