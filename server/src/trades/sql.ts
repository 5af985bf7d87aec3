import type { ListRequest } from '@logis/contract/lists'
import type { Trade } from '@logis/contract/trades'
import { tradeList } from '@logis/contract/trades.lists'
import { sql } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import { listReader, whetherThere } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

export type TradeRow = Omit<Trade, 'cannot'>
export type NewTrade = Pick<Trade, 'code' | 'name_fr' | 'name_en'>

const columns = sql`j.id, j.code, j.name_fr, j.name_en, j.archived_at is not null as archived,
  (select count(*) from contact_jobs k where k.job_id = j.id) as contacts_count`

const reader = listReader(tradeList, {
  id: sql`j.id`,
  sorts: { name_fr: sql`f_norm(j.name_fr)`, name_en: sql`f_norm(j.name_en)`, code: sql`j.code` },
  neverNull: ['name_fr', 'name_en', 'code'],
  search: { archived: whetherThere(sql`j.archived_at`) },
  text: [sql`f_norm(j.name_fr)`, sql`f_norm(j.name_en)`, sql`f_norm(j.code)`],
})

export const listTrades = (request: ListRequest<typeof tradeList>): Promise<Listed<TradeRow>> =>
  reader.page(request, {
    from: sql`jobs j`,
    within: [],
    columns,
    joins: sql`left join jobs j on j.id = page.id`,
  })

/** Takes the trade: until the transaction ends nobody changes it, and no contact is given it. */
export const holdTrade = async ({ tx }: Administering, id: number): Promise<boolean> => {
  const { rows } = await sql`select from jobs where id = ${id} for update`.execute(tx)
  return rows.length > 0
}

export const readTrade = async ({ tx }: Administering, id: number): Promise<TradeRow | undefined> => {
  const { rows } = await sql<TradeRow>`select ${columns} from jobs j where j.id = ${id}`.execute(tx)
  return rows[0]
}

export const insertTrade = async ({ tx }: Administering, trade: NewTrade): Promise<number> => {
  const { id } = await tx.insertInto('jobs').values(trade).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateTrade = (
  { tx }: Administering,
  { id, archived, code, name_fr, name_en }: Omit<TradeRow, 'contacts_count'>,
) =>
  tx
    .updateTable('jobs')
    .set({ code, name_fr, name_en, archived_at: archived ? sql`coalesce(archived_at, now())` : null })
    .where('id', '=', id)
    .execute()

export const deleteTrade = ({ tx }: Administering, id: number) => tx.deleteFrom('jobs').where('id', '=', id).execute()
