import type { Booklet } from '@logis/contract/booklet'
import type { Locale } from '@logis/contract/locale'
import { sql } from 'kysely'
import { hashToken } from '#platform/actor.ts'
import { prepared, type Db, type Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { unseen } from '#platform/lists.ts'
import { stillWrites } from '#platform/reach.ts'

/** Whoever asked may ask still (`bookletPolicy`). */
const isAnswered = stillWrites('documents')

/**
 * The latest first; of more than a hundred those that live before others. What is over stays told for as long as its link
 * would have lived.
 */
export const listAsks = async (on: Db | Tx, { residenceId }: InProject): Promise<Booklet['asks']> => {
  const { rows } = await prepared(sql<Booklet['asks'][number]>`
    select a.id, a.item, a.part, a.email::text, a.created_at, a.expires_at, a.files_count,
      a.revoked_at is not null or a.expires_at <= now() or not ${isAnswered} as is_over
    from booklet_asks a join residences r on r.id = a.residence_id join users u on u.id = a.asker_user_id
    where a.residence_id = ${unseen(residenceId)} and a.created_at > now() - interval '30 days'
    order by is_over, a.id desc limit 100`).execute(on)
  return rows.toSorted((a, b) => b.id - a.id)
}

type NewAsk = {
  item: string
  part: string
  device_id: number | null
  email: string
  message: string
  locale: Locale
}
const linkDays = 14

/** Null when there is no such part. */
export const insertAsk = async ({ tx, residenceId, author }: Held, ask: NewAsk): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into booklet_asks (residence_id, item, part, device_id, email, message, locale, asker_user_id, expires_at)
    select ${residenceId}, p.item, p.code, ${ask.device_id}::bigint, ${ask.email}, ${ask.message}, ${ask.locale}, ${author.userId}::bigint,
      now() + ${linkDays} * interval '1 day'
    from booklet_parts p where p.item = ${ask.item} and p.code = ${ask.part} returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export const isDeviceOf = async ({ tx, residenceId }: Held, deviceId: number): Promise<boolean> =>
  (await tx
    .selectFrom('devices')
    .select('id')
    .where('residence_id', '=', residenceId)
    .where('id', '=', deviceId)
    .executeTakeFirst()) !== undefined

/** Ends a link; nothing when the home has no such ask, or it is over. */
export const revokeAsk = ({ tx, residenceId }: Held, id: number) =>
  tx
    .updateTable('booklet_asks')
    .set({ revoked_at: new Date() })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['item', 'part', 'email'])
    .executeTakeFirst()

export type AskRow = {
  id: number
  residence_id: number
  asker_user_id: number
  item: string
  part: string
  device_id: number | null
  email: string
  message: string
  locale: Locale
  files_count: number
  item_fr: string
  item_en: string
  part_fr: string
  part_en: string
  device: string | null
  home: string
  city: string | null
  company: string
  asker: string
}
/** Lives while it is neither revoked nor too old, the home is not cancelled, and whoever asked may ask still. */
const asks = sql`
  select a.id, a.residence_id, a.asker_user_id, a.item, a.part, a.device_id, a.email::text, a.message, a.locale, a.files_count,
    (select i.name_fr from booklet_items i where i.code = a.item order by i.applies_from desc limit 1) as item_fr,
    (select i.name_en from booklet_items i where i.code = a.item order by i.applies_from desc limit 1) as item_en,
    p.name_fr as part_fr, p.name_en as part_en, (select coalesce(nullif(d.name, ''), q.name) from devices d join products q on q.id = d.product_id where d.id = a.device_id) as device,
    r.name as home, r.city, c.name as company, concat_ws(' ', u.first_name, u.last_name) as asker
  from booklet_asks a join booklet_parts p on p.item = a.item and p.code = a.part
    join residences r on r.id = a.residence_id and r.deleted_at is null join companies c on c.id = r.company_id
    join users u on u.id = a.asker_user_id
  where a.revoked_at is null and a.expires_at > now()
    and not exists (select from residences b where b.id = r.parent_id and b.deleted_at is not null)
    and ${isAnswered}`

export const findAsk = async (on: Db | Tx, token: string): Promise<AskRow | undefined> => {
  const { rows } = await sql<AskRow>`${asks} and a.token_hash = ${hashToken(token)}`.execute(on)
  return rows[0]
}

/** What a mail says. */
export const findToSend = async (tx: Tx, id: number): Promise<AskRow | undefined> => {
  const { rows } = await sql<AskRow>`${asks} and a.id = ${id}`.execute(tx)
  return rows[0]
}

/** Its link is known from now on by this token, and by no earlier one. */
export const giveLink = ({ tx, residenceId }: Held, id: number, token: string) =>
  tx
    .updateTable('booklet_asks')
    .set({ token_hash: hashToken(token) })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .execute()

/** Counts what a link brings; false once it brought as many as one may. */
export const countFiles = async (
  { tx, residenceId }: Held,
  id: number,
  count: number,
  most: number,
): Promise<boolean> => {
  const counted = await tx
    .updateTable('booklet_asks')
    .set((eb) => ({ files_count: eb('files_count', '+', count) }))
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .where((eb) => eb(eb('files_count', '+', count), '<=', most))
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}
