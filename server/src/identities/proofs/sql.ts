import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

const isLive = sql<boolean>`expires_at > now()`

type NewProof = {
  browser_hash: Buffer
  user_id: number
  provider: string
  issuer: string
  subject: string
  sealed: string
  scope: 'partner' | 'resident'
  wanted: string | null
}
/** One for each browser: a newer one takes the place of the one before. */
export const putProof = async (tx: Tx, proof: NewProof, minutes: number): Promise<number> => {
  await tx.deleteFrom('identity_proofs').where('browser_hash', '=', proof.browser_hash).execute()
  const { id } = await tx
    .insertInto('identity_proofs')
    .values({ ...proof, expires_at: sql<string>`now() + make_interval(mins => ${minutes})` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The code that a mail is about to tell, as its hash. False when nobody waits for it any more. */
export const setCode = async (tx: Tx, id: number, userId: number, codeHash: Buffer): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('identity_proofs')
    .set({ code_hash: codeHash })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(isLive)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a try of the browser's code, before it is looked at; undefined when there is none, or no try is left. */
export const countTry = (reader: Db, browserHash: Buffer, most: number) =>
  reader
    .updateTable('identity_proofs')
    .set({ tries: sql<number>`tries + 1` })
    .where('browser_hash', '=', browserHash)
    .where('tries', '<', most)
    .where(isLive)
    .returning(['id', 'code_hash', 'user_id'])
    .executeTakeFirst()

/** Takes what the code has proven: once. */
export const takeProof = (tx: Tx, id: number, codeHash: Buffer) =>
  tx
    .deleteFrom('identity_proofs')
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .where(isLive)
    .returning([
      'id',
      'user_id',
      'provider',
      'issuer',
      'subject',
      'sealed',
      sql<'partner' | 'resident'>`scope`.as('scope'),
      'wanted',
    ])
    .executeTakeFirst()
