import type { Tx } from '#platform/db.ts'

/** Keeps whoever removes the company waiting; undefined when it has been removed. */
export const holdCompany = (tx: Tx, id: number) =>
  tx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
