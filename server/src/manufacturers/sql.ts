import type { ListRequest } from '@logis/contract/lists'
import type { Maker } from '@logis/contract/manufacturers'
import { manufacturerAdminList } from '@logis/contract/manufacturers.lists'
import { sql } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import { listReader } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

export type MakerRow = Omit<Maker, 'cannot'>

const products = sql`(select count(*) from products p where p.manufacturer_id = m.id)`
const columns = sql`m.id, m.name, m.is_generic as generic, ${products} as products_count`

const reader = listReader(manufacturerAdminList, {
  id: sql`m.id`,
  sorts: { name: sql`f_norm(m.name)`, products_count: products },
  neverNull: ['name', 'products_count'],
  search: {},
  text: [sql`f_norm(m.name)`],
})

export const listMakers = (request: ListRequest<typeof manufacturerAdminList>): Promise<Listed<MakerRow>> =>
  reader.page(request, {
    from: sql`manufacturers m`,
    within: [],
    columns,
    joins: sql`left join manufacturers m on m.id = page.id`,
  })

/** Takes the manufacturer: until the transaction ends nobody changes it, and no product is given it. */
export const holdMaker = async ({ tx }: Administering, id: number): Promise<boolean> => {
  const { rows } = await sql`select from manufacturers where id = ${id} for update`.execute(tx)
  return rows.length > 0
}

export const readMaker = async ({ tx }: Administering, id: number): Promise<MakerRow | undefined> => {
  const { rows } = await sql<MakerRow>`select ${columns} from manufacturers m where m.id = ${id}`.execute(tx)
  return rows[0]
}

export const insertMaker = async ({ tx }: Administering, name: string): Promise<number> => {
  const { id } = await tx.insertInto('manufacturers').values({ name }).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateMaker = ({ tx }: Administering, { id, name }: Pick<MakerRow, 'id' | 'name'>) =>
  tx.updateTable('manufacturers').set({ name }).where('id', '=', id).execute()

export const deleteMaker = ({ tx }: Administering, id: number) =>
  tx.deleteFrom('manufacturers').where('id', '=', id).execute()
