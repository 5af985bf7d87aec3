import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'

type BatchRow = {
  product_id: number
  quantity: number
  bulk_batch_id: string
  added_at: string
  flats_count: number
}

/** What was added to the flats of a building together, latest first. */
export const listBatches = async (
  db: Db,
  { residenceId }: InProject,
  batchId: string | undefined,
): Promise<BatchRow[]> => {
  const { rows } = await sql<BatchRow>`
    select d.product_id, d.quantity, d.bulk_batch_id, min(d.created_at) as added_at, count(distinct d.residence_id) as flats_count
    from devices d join residences r on r.id = d.residence_id
    where r.parent_id = ${residenceId} and r.deleted_at is null and d.bulk_batch_id is not null
      and (${batchId ?? null}::uuid is null or d.bulk_batch_id = ${batchId ?? null}::uuid)
    group by d.bulk_batch_id, d.product_id, d.quantity
    order by min(d.created_at) desc, d.bulk_batch_id, d.product_id`.execute(db)
  return rows
}

/** The devices of a batch, flat by flat. */
export const findBatch = ({ tx, residenceId }: Held, batchId: string) =>
  tx
    .selectFrom('devices as d')
    .innerJoin('residences as r', 'r.id', 'd.residence_id')
    .where('r.parent_id', '=', residenceId)
    .where('r.deleted_at', 'is', null)
    .where('d.bulk_batch_id', '=', batchId)
    .select(['d.id', 'd.residence_id'])
    .orderBy('d.residence_id')
    .orderBy('d.id')
    .execute()
