import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** The roles on the whole platform that were given to an address, and not to whoever had opened it. */
export const passOnRoles = async (tx: Tx, fromUserId: number, toUserId: number): Promise<void> => {
  await sql`
    insert into user_global_roles (user_id, role, granted_by_user_id)
    select ${toUserId}, role, granted_by_user_id from user_global_roles where user_id = ${fromUserId}
    on conflict do nothing`.execute(tx)
  await tx.deleteFrom('user_global_roles').where('user_id', '=', fromUserId).execute()
}
