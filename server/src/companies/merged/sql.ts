import type { Locale } from '@logis/contract/locale'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type Untold = { id: number; user_id: number; company_id: number; email: string | null; locale: Locale }

/**
 * Some of those whom a merger brought to another company and who are not told yet, kept until the transaction ends. Whoever
 * closes or changes an account, or a role, is not waited for: theirs is asked for again.
 */
export const takeUntold = async (tx: Tx, from: number, most: number): Promise<Untold[]> => {
  const { rows } = await sql<Untold>`
    select m.id, m.user_id, m.company_id, case when u.is_active then u.email::text end as email, u.locale
    from user_role_companies m join users u on u.id = m.user_id and u.deleted_at is null
    where m.merged_from_id = ${from} and m.is_active
    order by m.id limit ${most} for no key update of m skip locked for key share of u skip locked`.execute(tx)
  return rows
}

export const noteTold = (tx: Tx, ids: readonly number[]) =>
  tx
    .updateTable('user_role_companies')
    .set({ merged_from_id: null })
    .where('id', 'in', [...ids])
    .execute()

/** The merged companies of which somebody is not told yet, all of them or one. */
export const listToTell = async (on: Db, from: number | null): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct m.merged_from_id as id from user_role_companies m join users u on u.id = m.user_id and u.deleted_at is null
    where m.merged_from_id is not null and (${from}::bigint is null or m.merged_from_id = ${from}) and m.is_active
    order by 1`.execute(on)
  return rows.map(({ id }) => id)
}

/** What a merged company was called, and what it is part of now. */
export const findMerged = async (tx: Tx, from: number, into: number) => {
  const { rows } = await sql<{ from: string; into: string }>`
    select f.name as from, i.name as into from companies f, companies i
    where f.id = ${from} and f.merged_into_id is not null and i.id = ${into} and i.deleted_at is null`.execute(tx)
  return rows[0]
}
