import type { Tx } from '#platform/db.ts'

/** Keeps whoever removes the company waiting; undefined when it has been removed. */
export const holdCompany = (tx: Tx, id: number) =>
  tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
