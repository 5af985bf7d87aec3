import type { Db, Tx } from '#platform/db.ts'

export const listOwn = (reader: Db | Tx, userId: number) =>
  reader
    .selectFrom('user_identities')
    .where('user_id', '=', userId)
    .select(['id', 'provider', 'issuer', 'created_at', 'last_used_at'])
    .orderBy('id')
    .execute()

/** The sessions that it has opened. */
export const listSessions = async (tx: Tx, identityId: number): Promise<number[]> =>
  (await tx.selectFrom('session_identities').select('token_id').where('identity_id', '=', identityId).execute()).map(
    ({ token_id }) => token_id,
  )

export const remove = (tx: Tx, identityId: number) =>
  tx.deleteFrom('user_identities').where('id', '=', identityId).execute()
