import type { Tx } from '#platform/db.ts'

/** Makes the person an administrator, if they are none yet. The database ends the sessions from before, and says so. */
export const insertAdministrator = (tx: Tx, userId: number) =>
  tx
    .insertInto('user_global_roles')
    .values({ user_id: userId, role: 'ADMINISTRATOR' })
    .onConflict((conflict) => conflict.columns(['user_id', 'role']).doNothing())
    .execute()

/** A password that somebody chose who has never proven to read the account's mail. */
export const forgetUnprovenPassword = (tx: Tx, userId: number) =>
  tx
    .updateTable('users')
    .set({ password_hash: null, updated_at: new Date() })
    .where('id', '=', userId)
    .where('email_validated_at', 'is', null)
    .execute()
