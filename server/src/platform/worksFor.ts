import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from './db.ts'

/**
 * The companies that are there and that a person works for: `m` is the role, nobody has ended it, and `c` the company. One
 * that is disabled is among them; who asks where somebody gets in says `and c.disabled_at is null` too (decision 75).
 */
export const worksFor = (userId: RawBuilder<unknown> | number) => sql`user_role_companies m
  join companies c on c.id = m.company_id and c.deleted_at is null where m.user_id = ${userId} and m.is_active`

/** Whether someone works for a company that opens for them now: what a mail, which may wait for a day, asks as it leaves. */
export const isStaff = async (on: Db | Tx, userId: number | null, companyId: number | null): Promise<boolean> => {
  if (userId === null || companyId === null) return false
  const { rows } = await sql`select from ${worksFor(userId)} and m.company_id = ${companyId} and c.disabled_at is null
    and exists (select from users u where u.id = m.user_id and u.is_active and u.deleted_at is null)`.execute(on)
  return rows.length > 0
}

/** Whether administrators have disabled a company: why whoever worked for it may not go on with what they began there. */
export const isDisabled = async (on: Db | Tx, companyId: number): Promise<boolean> => {
  const { rows } = await sql`select from companies where id = ${companyId} and disabled_at is not null`.execute(on)
  return rows.length > 0
}
