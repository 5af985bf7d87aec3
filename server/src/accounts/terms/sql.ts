import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** The terms in force: the newest that are published. */
export const findCurrent = (reader: Db | Tx) =>
  reader
    .selectFrom('terms_versions')
    .select(['id', 'version', 'content_fr', 'content_en'])
    .where('published_at', '<=', sql<string>`now()`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

export const findAcceptance = (reader: Db | Tx, userId: number, termsId: number) =>
  reader
    .selectFrom('user_terms_acceptances')
    .select('accepted_at')
    .where('user_id', '=', userId)
    .where('terms_version_id', '=', termsId)
    .executeTakeFirst()

/** The first acceptance is the one that counts. */
export const accept = (tx: Tx, userId: number, termsId: number, ip: string) =>
  tx
    .insertInto('user_terms_acceptances')
    .values({ user_id: userId, terms_version_id: termsId, ip })
    .onConflict((conflict) => conflict.columns(['user_id', 'terms_version_id']).doNothing())
    .execute()
