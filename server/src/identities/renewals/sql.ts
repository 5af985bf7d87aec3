import { sql } from 'kysely'
import { prepared, type Db, type Tx } from '#platform/db.ts'

type SessionIdentity = {
  token_id: number
  identity_id: number
  provider: string
  sealed: string
  is_renewable: boolean
}
export const insert = (tx: Tx, row: SessionIdentity) => tx.insertInto('session_identities').values(row).execute()

export const find = (reader: Db | Tx, tokenId: number) => {
  const asked = reader
    .selectFrom('session_identities as s')
    .innerJoin('user_identities as i', 'i.id', 's.identity_id')
    .where('s.token_id', '=', tokenId)
    .select(['s.provider', 's.sealed', 's.is_renewable', 'i.subject', 'i.issuer'])
  return prepared(asked).executeTakeFirst(reader)
}

/** Takes the turn to ask the provider: of two who come at once, one; a refresh token is often good for one use. */
export const takeTurn = async (reader: Db, tokenId: number, minutes: number): Promise<boolean> => {
  const { numUpdatedRows } = await reader
    .updateTable('session_identities')
    .set({ asked_at: new Date() })
    .where('token_id', '=', tokenId)
    .where('is_renewable', '=', true)
    .where('asked_at', '<', sql<string>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const keep = (reader: Db, tokenId: number, sealed: string) =>
  reader
    .updateTable('session_identities')
    .set({ sealed, answered_at: new Date() })
    .where('token_id', '=', tokenId)
    .execute()

/** Whether the provider has last answered so long ago. */
export const isSilentSince = async (reader: Db, tokenId: number, hours: number): Promise<boolean> =>
  (await reader
    .selectFrom('session_identities')
    .select('token_id')
    .where('token_id', '=', tokenId)
    .where('answered_at', '<', sql<string>`now() - make_interval(secs => ${hours * 3600})`)
    .executeTakeFirst()) !== undefined

export const listSealed = (reader: Db) =>
  reader.selectFrom('session_identities').select(['token_id', 'sealed']).execute()

/** Unless it was renewed meanwhile. */
export const putResealed = (reader: Db, tokenId: number, before: string, sealed: string) =>
  reader
    .updateTable('session_identities')
    .set({ sealed })
    .where('token_id', '=', tokenId)
    .where('sealed', '=', before)
    .execute()
