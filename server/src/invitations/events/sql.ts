import type { Tx } from '#platform/db.ts'

const source = 'mail-events'

/** Keeps what was received, once: a replay adds nothing. Answers the ids of what is new. */
export const receive = async (tx: Tx, events: { dedupe_key: string; payload: object }[]): Promise<number[]> => {
  if (events.length === 0) return []
  const rows = await tx
    .insertInto('webhook_inbox')
    .values(events.map(({ dedupe_key, payload }) => ({ source, dedupe_key, payload: JSON.stringify(payload) })))
    .onConflict((conflict) => conflict.columns(['source', 'dedupe_key']).doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What was received and not yet applied; two workers never take the same. */
export const takeUnprocessed = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('webhook_inbox')
    .select(['id', 'payload'])
    .where('id', 'in', ids)
    .where('processed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

export const markProcessed = (tx: Tx, ids: readonly number[]) =>
  tx.updateTable('webhook_inbox').set({ processed_at: new Date() }).where('id', 'in', ids).execute()
