import type { Tx } from '#platform/db.ts'

/** Takes back the address that an account waits for, if it is still this one. */
export const takePending = async (tx: Tx, userId: number, email: string): Promise<boolean> => {
  const taken = await tx
    .updateTable('one_time_tokens')
    .set({ revoked_at: new Date() })
    .where('kind', '=', 'EMAIL_VALIDATION')
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
