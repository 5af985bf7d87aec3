import type { Sale } from '@logis/contract/sales'
import { sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { cameBack, isFailed } from '#platform/mail/failed.ts'
import { personName } from '#platform/people.ts'

/** Whoever offered it is there still, and owns the home. */
const hasSeller = sql<SqlBool>`exists (
  select from residence_users l join users u on u.id = l.user_id and u.deleted_at is null
  where l.residence_id = s.residence_id and l.user_id = s.seller_user_id and l.role_code = 'OWNER')`

/** Where the buyer is written to: once somebody has accepted, at the address that they have by then. */
const buyerAddress = sql<string>`coalesce((
  select coalesce(b.email, b.username) from users b where b.id = s.buyer_user_id and b.deleted_at is null), s.buyer_email)::text`

/** The mail that asked its buyer did not arrive: nobody is there to accept. */
const isUndelivered = (undelivered: readonly string[]) =>
  sql<boolean>`s.accepted_at is null and exists (
    select from communication_logs l where l.residence_id = s.residence_id and l.channel_code = 'SALE_OFFER'
      and l.created_at >= s.created_at and (${isFailed} or ${cameBack(undelivered)}))`

/** The one under way in a home. */
export const findOpen = (
  on: Db | Tx,
  { residenceId }: InProject,
  undelivered: readonly string[],
): Promise<Sale | undefined> =>
  on
    .selectFrom('home_sales as s')
    .select(['s.id', 's.buyer_email as email', 's.deed_on', 's.created_at', 's.accepted_at'])
    .select(isUndelivered(undelivered).as('is_undelivered'))
    .where('s.residence_id', '=', residenceId)
    .where('s.done_at', 'is', null)
    .where(hasSeller)
    .executeTakeFirst()

export const insertSale = async (
  { tx, residenceId, author }: Held,
  { email, deed_on }: { email: string; deed_on: string },
): Promise<number> => {
  const { id } = await tx
    .insertInto('home_sales')
    .values({ residence_id: residenceId, seller_user_id: author.userId, buyer_email: email, deed_on })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Calls off what is under way; nothing when nothing is. */
export const deleteOpen = ({ tx, residenceId }: Held) =>
  tx
    .deleteFrom('home_sales as s')
    .where('s.residence_id', '=', residenceId)
    .where('s.done_at', 'is', null)
    .returning(['s.buyer_email', buyerAddress.as('buyer_address'), 's.deed_on'])
    .executeTakeFirst()

/** Whether the person of an address owns a held home; whoever has closed their account does not. */
export const isOwner = async ({ tx, residenceId }: Held, email: string): Promise<boolean> => {
  const { rows } = await sql`
    select from residence_users l join users u on u.id = l.user_id and u.deleted_at is null
    where l.residence_id = ${residenceId} and l.role_code = 'OWNER' and (u.username = ${email}::citext or u.email = ${email}::citext)`.execute(
    tx,
  )
  return rows.length > 0
}

/** The account of an address: in whose language a mail is, and whose it is. */
export const findPerson = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'locale'])
    .where('username', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export type SaleRow = {
  id: number
  residence_id: number
  seller_user_id: number
  seller: string
  buyer_email: string
  buyer_address: string
  buyer_user_id: number | null
  deed_on: string
  accepted_at: string | null
  home: string
  city: string | null
  company: string
  tenants: number
}
/** Who rents it and stays: whoever rents and buys is no tenant of their own. */
const tenants = sql`(
  select count(*)::int from residence_users l join users t on t.id = l.user_id and t.deleted_at is null
  where l.residence_id = s.residence_id and l.role_code = 'TENANT'
    and l.user_id is distinct from s.buyer_user_id and t.username <> s.buyer_email)`
/** Lives while it is neither called off nor done, its home and building are there, and who offered it owns it still. */
const live = sql`
  select s.id, s.residence_id, s.seller_user_id, ${personName()} as seller,
    s.buyer_email::text, ${buyerAddress} as buyer_address, s.buyer_user_id, s.deed_on, s.accepted_at, r.name as home, r.city, c.name as company,
    ${tenants} as tenants
  from home_sales s join residences r on r.id = s.residence_id and r.deleted_at is null join companies c on c.id = r.company_id
    join users u on u.id = s.seller_user_id
  where s.done_at is null and ${hasSeller} and not exists (select from residences b where b.id = r.parent_id and b.deleted_at is not null)`

export const findLive = async (on: Db | Tx, id: number): Promise<SaleRow | undefined> => {
  const { rows } = await sql<SaleRow>`${live} and s.id = ${id}`.execute(on)
  return rows[0]
}

/**
 * What a person is about to own: what they have accepted, whatever their address is by now, and what is offered to theirs, once
 * they have proven that they read it. Anybody may register somebody else's.
 */
export const listPurchases = async (on: Db, userId: number): Promise<SaleRow[]> => {
  const { rows } =
    await sql<SaleRow>`${live} and (s.buyer_user_id = ${userId} or s.accepted_at is null and s.buyer_email = (
      select b.username from users b where b.id = ${userId} and b.email_validated_at is not null))
    order by s.deed_on, s.id`.execute(on)
  return rows
}

export type DueRow = SaleRow & { buyer_user_id: number }
/** Accepted, and the day of the deed is there, by someone whose account is. */
export const listDue = async (on: Db | Tx, today: string, id: number | null = null): Promise<DueRow[]> => {
  const { rows } = await sql<DueRow>`${live} and s.accepted_at is not null and s.deed_on <= ${today}::date
    and exists (select from users b where b.id = s.buyer_user_id and b.is_active and b.deleted_at is null)
    and s.id = coalesce(${id}::bigint, s.id) order by s.id`.execute(on)
  return rows
}

/** Accepted by someone whose account is closed for good. */
const isAbandoned = sql<SqlBool>`s.accepted_at is not null
  and not exists (select from users b where b.id = s.buyer_user_id and b.deleted_at is null)`
export const listAbandoned = async (on: Db | Tx, id: number | null = null): Promise<SaleRow[]> => {
  const { rows } = await sql<SaleRow>`
    ${live} and ${isAbandoned} and s.id = coalesce(${id}::bigint, s.id) order by s.id`.execute(on)
  return rows
}

/** The homes whose sale has nobody left to sell. Proves nothing: for a job, which holds each. */
export const listOrphaned = async (on: Db): Promise<number[]> => {
  const { rows } = await sql<{ residence_id: number }>`
    select s.residence_id from home_sales s where s.done_at is null and not ${hasSeller} order by s.residence_id`.execute(
    on,
  )
  return rows.map(({ residence_id }) => residence_id)
}

type Orphaned = { buyer_email: string; buyer_address: string; deed_on: string; is_abandoned: boolean }
/** What somebody offered who is gone, or owns the home no more, is over; nothing where nobody did. */
export const deleteOrphaned = async ({ tx, residenceId }: Held): Promise<Orphaned | undefined> => {
  const { rows } = await sql<Orphaned>`
    delete from home_sales s where s.residence_id = ${residenceId} and s.done_at is null and not ${hasSeller}
    returning s.buyer_email::text, ${buyerAddress} as buyer_address, s.deed_on, ${isAbandoned} as is_abandoned`.execute(
    tx,
  )
  return rows[0]
}

/** Keeps the first acceptance. */
export const accept = ({ tx, residenceId }: Held, id: number, userId: number) =>
  tx
    .updateTable('home_sales')
    .set({ buyer_user_id: userId, accepted_at: new Date() })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .execute()

export const finish = ({ tx, residenceId }: Held, id: number, fingerprint: string) =>
  tx
    .updateTable('home_sales')
    .set({ done_at: new Date(), fingerprint })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .execute()

/** What this person has bought by a link that is followed again. */
export const findBought = (on: Db, id: number, userId: number) =>
  on
    .selectFrom('home_sales')
    .select(['residence_id', 'deed_on'])
    .where('id', '=', id)
    .where('buyer_user_id', '=', userId)
    .where('done_at', 'is not', null)
    .executeTakeFirst()
