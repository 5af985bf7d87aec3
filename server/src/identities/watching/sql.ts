import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type Watched = { id: number; company_id: number; domain: string; proof: string }

/** Proven domains that nobody has looked at for so many hours, those first that have waited longest. */
export const listDue = async (on: Db, { hours, most }: { hours: number; most: number }): Promise<Watched[]> => {
  const { rows } = await sql<Watched>`
    select d.id, d.company_id, d.domain, d.proof from identity_domains d join companies c on c.id = d.company_id
    where d.proven_at is not null and c.deleted_at is null
      and coalesce(d.watched_at, d.proven_at) < now() - make_interval(hours => ${hours})
    order by coalesce(d.watched_at, d.proven_at), d.id limit ${most}`.execute(on)
  return rows
}

/** Nobody could say: all stays as it is. */
export const noteSilence = (on: Db, { id }: Watched) =>
  on.updateTable('identity_domains').set({ watched_at: new Date() }).where('id', '=', id).execute()

export const noteFound = (on: Db, { id, proof }: Watched) =>
  on
    .updateTable('identity_domains')
    .set({ watched_at: new Date(), checked_at: new Date(), missing_since: null })
    .where('id', '=', id)
    .where('proof', '=', proof)
    .where('proven_at', 'is not', null)
    .execute()

export type Missing = { is_new: boolean; is_lost: boolean; ends_on: string }
/**
 * Its record is not there: from when on, whether that is news, and whether the grace is over. Undefined where somebody has
 * removed the domain, or looked at it, meanwhile.
 */
export const noteMissing = async (tx: Tx, { id, proof }: Watched, graceDays: number): Promise<Missing | undefined> => {
  const { rows } = await sql<Missing>`
    with before as (
      select id, missing_since, coalesce(missing_since < now() - make_interval(days => ${graceDays}), false) as is_lost
      from identity_domains where id = ${id} and proof = ${proof} and proven_at is not null for no key update)
    update identity_domains d set watched_at = now(), checked_at = now(),
      missing_since = case when not b.is_lost then coalesce(b.missing_since, now()) end,
      proven_at = case when not b.is_lost then d.proven_at end
    from before b where d.id = b.id
    returning b.missing_since is null as is_new, b.is_lost,
      f_paris_day(coalesce(b.missing_since, now()) + make_interval(days => ${graceDays})) as ends_on`.execute(tx)
  return rows[0]
}
