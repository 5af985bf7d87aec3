import { sql, type RawBuilder } from 'kysely'
import { statement, type Db, type Tx } from '#platform/db.ts'

type Value = number | RawBuilder<unknown>

/** What a project's provisions let it hold; the default for those that say nothing. */
const limitOf = (residenceId: Value, byDefault: Value) => sql<number>`coalesce((
  select max(p.max_devices) from residence_effective_provisions e join service_provisions p on p.code = e.code
  where e.residence_id = ${residenceId}), ${byDefault}::int)`

const roomOf = statement(
  ({ residence, byDefault }: Record<'residence' | 'byDefault', RawBuilder<unknown>>) =>
    sql<{ used: number; limit: number }>`
    select device_count as used, ${limitOf(residence, byDefault)} as limit from residences where id = ${residence}`,
)
export const findRoom = async (residence: number, byDefault: number) => (await roomOf({ residence, byDefault }))[0]!

/** Counts new rows if there is room for all of them: the row decides, so that two at once cannot share the last place. */
export const takePlaces = async (
  tx: Tx,
  residenceId: number,
  rows: number,
  byDefault: number,
  enforced: boolean,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('residences')
    .set({ device_count: sql`device_count + ${rows}::int` })
    .where('id', '=', residenceId)
    .where(sql<boolean>`(not ${enforced} or device_count + ${rows}::int <= ${limitOf(residenceId, byDefault)})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const freePlaces = (tx: Tx, residenceId: number, rows: number) =>
  tx
    .updateTable('residences')
    .set({ device_count: sql`greatest(device_count - ${rows}::int, 0)` })
    .where('id', '=', residenceId)
    .execute()

/** Projects whose count is not that of their devices and pending requests. */
export const findWrongCounts = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from residences r
    left join (
      select residence_id, count(*) as held from (
        select residence_id from devices
        union all select residence_id from product_requests where status = 'PENDING' and shows_as_device) rows group by 1) h on h.residence_id = r.id
    where r.device_count <> coalesce(h.held, 0) order by r.id`.execute(db)
  return rows.map(({ id }) => id)
}
