import type { Tx } from '#platform/db.ts'

/** Makes the person an administrator, if they are none yet. The database ends the sessions from before, and says so. */
export const insertAdministrator = (tx: Tx, userId: number) =>
  tx
    .insertInto('user_global_roles')
    .values({ user_id: userId, role: 'ADMINISTRATOR' })
    .onConflict((conflict) => conflict.columns(['user_id', 'role']).doNothing())
    .execute()
