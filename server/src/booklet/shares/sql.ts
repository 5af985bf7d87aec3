import type { BookletShare } from '@logis/contract/booklet.shares'
import { sql } from 'kysely'
import { hashToken } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { stillWrites } from '#platform/reach.ts'

/** Whoever made it may make one still: they own the home, or write its booklet (`sharePolicy`). */
const isAnswered = sql`exists (select from users u where u.id = s.maker_user_id and case when s.by_owner
  then u.is_active and u.deleted_at is null
    and exists (select from residence_users l where l.residence_id = r.id and l.user_id = u.id and l.role_code = 'OWNER')
  else ${stillWrites('documents')} end)`
const isLive = sql`s.revoked_at is null and s.expires_at > now() and ${isAnswered}`

/** Made by the company, or by somebody who owns the home still. */
const isOfNow = sql`(not s.by_owner or exists (
  select from residence_users l join users u on u.id = l.user_id and u.deleted_at is null
  where l.residence_id = s.residence_id and l.user_id = s.maker_user_id and l.role_code = 'OWNER'))`

/**
 * The latest first; of more than a hundred those that live are told before others. Whom owners before them gave links to is
 * nothing that residents learn.
 */
export const listShares = async (
  on: Db | Tx,
  { residenceId }: InProject,
  { toResidents }: { toResidents: boolean },
): Promise<BookletShare[]> => {
  const { rows } = await sql<BookletShare>`
    select s.id, s.label, s.parts, case when s.password_hash is not null then 'PASSWORD' when s.email is not null then 'CODE' else 'NONE' end as protection,
      s.email::text, s.by_owner, s.created_at, s.expires_at, s.openings_count, s.openings_max, o.files_count, o.last_opened_at, not (${isLive}) as is_over
    from booklet_shares s join residences r on r.id = s.residence_id
      cross join lateral (select coalesce(sum(o.files_count), 0)::int as files_count, max(o.opened_at) as last_opened_at
        from booklet_share_openings o where o.share_id = s.id) o
    where s.residence_id = ${residenceId} and (not ${toResidents}::boolean or ${isOfNow})
    order by is_over, s.id desc limit 100`.execute(on)
  return rows.toSorted((a, b) => b.id - a.id)
}

type NewShare = {
  label: string
  parts: string[] | null
  password_hash: string | null
  email: string | null
  by_owner: boolean
  openings_max: number
  days: number
  token: string
}
export const insertShare = async (
  { tx, residenceId, author }: Held,
  { days, token, ...share }: NewShare,
): Promise<number> => {
  const { id } = await tx
    .insertInto('booklet_shares')
    .values({
      ...share,
      residence_id: residenceId,
      maker_user_id: author.userId!,
      token_hash: hashToken(token),
      expires_at: sql<string>`now() + make_interval(days => ${days})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends a link; nothing when the home has no such link that its reader is told of, or it was ended. */
export const revokeShare = async (
  { tx, residenceId }: Held,
  id: number,
  { toResidents }: { toResidents: boolean },
): Promise<{ label: string } | undefined> => {
  const { rows } = await sql<{ label: string }>`
    update booklet_shares s set revoked_at = now()
    where s.residence_id = ${residenceId} and s.id = ${id} and s.revoked_at is null
      and (not ${toResidents}::boolean or ${isOfNow})
    returning s.label`.execute(tx)
  return rows[0]
}

export type ShareRow = {
  id: number
  residence_id: number
  company_id: number
  home: string
  city: string | null
  company: string
  label: string
  parts: string[] | null
  password_hash: string | null
  email: string | null
  expires_at: string
}
const live = sql`
  select s.id, s.residence_id, r.company_id, r.name as home, r.city, c.name as company, s.label, s.parts, s.password_hash, s.email::text, s.expires_at
  from booklet_shares s join residences r on r.id = s.residence_id and r.deleted_at is null join companies c on c.id = r.company_id
  where ${isLive} and not exists (select from residences b where b.id = r.parent_id and b.deleted_at is not null)`

export const findByToken = async (on: Db | Tx, token: string): Promise<ShareRow | undefined> => {
  const { rows } = await sql<ShareRow>`${live} and s.token_hash = ${hashToken(token)}`.execute(on)
  return rows[0]
}

export const findById = async (on: Db | Tx, id: number): Promise<ShareRow | undefined> => {
  const { rows } = await sql<ShareRow>`${live} and s.id = ${id}`.execute(on)
  return rows[0]
}

/** What an opening gave is asked of the link again: one that was ended opens nothing any more. */
export const findByPass = async (
  on: Db | Tx,
  pass: string,
): Promise<(ShareRow & { opening_id: number }) | undefined> => {
  const { rows } = await sql<ShareRow & { opening_id: number }>`
    select f.*, o.id as opening_id from booklet_share_openings o join (${live}) f on f.id = o.share_id
    where o.pass_hash = ${hashToken(pass)} and o.pass_until > now()`.execute(on)
  return rows[0]
}

/** Counts an opening and keeps its pass; false once the link was opened as often as it may be. */
export const insertOpening = async ({ tx, residenceId }: Held, id: number, pass: string): Promise<boolean> => {
  const { rows } = await sql`
    with counted as (update booklet_shares set openings_count = openings_count + 1
      where residence_id = ${residenceId} and id = ${id} and openings_count < openings_max returning id)
    insert into booklet_share_openings (share_id, pass_hash, pass_until)
    select id, ${hashToken(pass)}, now() + interval '1 hour' from counted returning id`.execute(tx)
  return rows.length > 0
}

/** What was taken by an opening: its receipt. */
export const countFiles = (on: Db, openingId: number, count: number) =>
  on
    .updateTable('booklet_share_openings')
    .set((eb) => ({ files_count: eb('files_count', '+', count) }))
    .where('id', '=', openingId)
    .execute()

/** A code takes the place of the one before, for ten minutes. */
export const giveCode = ({ tx, residenceId }: Held, id: number, code: string) =>
  tx
    .updateTable('booklet_shares')
    .set({ code_hash: hashToken(code), code_until: sql<string>`now() + interval '10 minutes'` })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .execute()

/** Spends a code: of two who bring it, one gets in. */
export const takeCode = async ({ tx, residenceId }: Held, id: number, code: string): Promise<boolean> => {
  const taken = await tx
    .updateTable('booklet_shares')
    .set({ code_hash: null, code_until: null })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .where('code_hash', '=', hashToken(code))
    .where('code_until', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
