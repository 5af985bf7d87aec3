import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'

/** What a project's provisions let it hold; the default for those that say nothing. */
const limitOf = (residenceId: number, byDefault: number) => sql<number>`coalesce((
  select max(p.max_storage_bytes) from residence_effective_provisions e join service_provisions p on p.code = e.code
  where e.residence_id = ${residenceId}), ${byDefault}::bigint)`

export const findStorage = (db: Db, { residenceId }: InProject, byDefault: number) =>
  db
    .selectFrom('residences')
    .select(['storage_bytes as used', limitOf(residenceId, byDefault).as('limit')])
    .where('id', '=', residenceId)
    .executeTakeFirstOrThrow()

/** Takes room if there is any left, or without asking: the row decides, so that two at once cannot share the last of it. */
export const takeStorage = async (
  { tx, residenceId }: Held,
  bytes: number,
  byDefault: number,
  enforced: boolean,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('residences')
    .set({ storage_bytes: sql`storage_bytes + ${bytes}::bigint` })
    .where('id', '=', residenceId)
    .where(sql<boolean>`(not ${enforced} or storage_bytes + ${bytes}::bigint <= ${limitOf(residenceId, byDefault)})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const releaseStorage = ({ tx, residenceId }: Held, bytes: number) =>
  tx
    .updateTable('residences')
    .set({ storage_bytes: sql`greatest(storage_bytes - ${bytes}::bigint, 0)` })
    .where('id', '=', residenceId)
    .execute()

/** Projects whose counter is not the sum of the files that take room: those of its folders and of its devices. */
export const findWrongCounters = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from residences r
    left join (
      select residence_id, sum(size_bytes) as bytes from documents where context in ('RESIDENCE', 'DEVICE') group by 1) d on d.residence_id = r.id
    where r.storage_bytes <> coalesce(d.bytes, 0) order by r.id`.execute(db)
  return rows.map(({ id }) => id)
}
