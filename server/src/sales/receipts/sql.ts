import type { SaleReceipt } from '@logis/contract/sales'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { personName } from '#platform/people.ts'

/** What has changed hands, and who each side was. */
const done = sql`home_sales s join residences r on r.id = s.residence_id join companies c on c.id = r.company_id
  left join users a on a.id = s.seller_user_id and a.deleted_at is null
  left join users b on b.id = s.buyer_user_id and b.deleted_at is null`

export const listReceipts = async (on: Db, userId: number): Promise<SaleReceipt[]> => {
  const { rows } = await sql<SaleReceipt>`
    select s.id, r.name as home, r.city, s.deed_on, s.done_at, case when s.buyer_user_id = ${userId} then 'BUYER' else 'SELLER' end as as
    from ${done} where s.done_at is not null and ${userId} in (s.seller_user_id, s.buyer_user_id) order by s.done_at desc, s.id desc`.execute(
    on,
  )
  return rows
}

export type Receipt = {
  id: number
  home: string
  address: string | null
  company: string
  seller: string
  buyer: string
  deed_on: string
  done_at: string
  fingerprint: string
}
/** One, whoever asks: a mail of it goes to both sides. */
export const findReceipt = async (on: Db | Tx, id: number): Promise<Receipt | undefined> => {
  const { rows } = await sql<Receipt>`
    select s.id, r.name as home, nullif(concat_ws(', ', nullif(r.address_text, ''), nullif(concat_ws(' ', r.zip_code, r.city), '')), '') as address,
      c.name as company, coalesce(${personName('a')}, '') as seller, coalesce(${personName('b')}, '') as buyer, s.deed_on, s.done_at, coalesce(s.fingerprint, '') as fingerprint
    from ${done} where s.id = ${id} and s.done_at is not null`.execute(on)
  return rows[0]
}

export const isSideOf = async (on: Db, id: number, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from home_sales where id = ${id} and done_at is not null and ${userId} in (seller_user_id, buyer_user_id)`.execute(
    on,
  )
  return rows.length > 0
}
