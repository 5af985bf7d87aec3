import { sql, type RawBuilder } from 'kysely'
import { statement, type Db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'

/** What a booklet counts: the bytes of its files, and its devices with the requests that wait. */
export type Counter = 'storage_bytes' | 'device_count'
type Value = number | RawBuilder<unknown>

const limits = { storage_bytes: sql`p.max_storage_bytes`, device_count: sql`p.max_devices` }

/** What a project's provisions let it hold; the default for those that say nothing. */
const limitOf = (counter: Counter, residenceId: Value, byDefault: Value) => sql<number>`coalesce((
  select max(${limits[counter]}) from residence_effective_provisions e join service_provisions p on p.code = e.code
  where e.residence_id = ${residenceId}), ${byDefault}::bigint)`

const asking = (counter: Counter) =>
  statement(
    ({ residence, byDefault }: Record<'residence' | 'byDefault', RawBuilder<unknown>>) =>
      sql<{ used: number; limit: number }>`
      select ${sql.ref(counter)} as used, ${limitOf(counter, residence, byDefault)} as limit from residences where id = ${residence}`,
  )
const rooms = { storage_bytes: asking('storage_bytes'), device_count: asking('device_count') }

export const findRoom = async (counter: Counter, { residenceId: residence }: InProject, byDefault: number) =>
  (await rooms[counter]({ residence, byDefault }))[0]!

/** The same in many projects of one transaction; answers in how many there was room. */
export const takeRoomEach = async (
  held: readonly Held[],
  counter: Counter,
  amount: number,
  { byDefault, enforced }: { byDefault: number; enforced: boolean },
): Promise<number> => {
  const [first] = held
  if (!first) return 0
  const { numAffectedRows } = await sql`
    update residences r set ${sql.ref(counter)} = r.${sql.ref(counter)} + ${amount}::bigint
    where r.id = any(${held.map(({ residenceId }) => residenceId)}::bigint[])
      and (not ${enforced} or r.${sql.ref(counter)} + ${amount}::bigint <= ${limitOf(counter, sql`r.id`, byDefault)})`.execute(
    first.tx,
  )
  return Number(numAffectedRows ?? 0n)
}

/** Takes room if there is any left, or without asking: the row decides, so that two at once cannot share the last of it. */
export const takeRoom = async (
  { tx, residenceId }: Held,
  counter: Counter,
  amount: number,
  { byDefault, enforced }: { byDefault: number; enforced: boolean },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('residences')
    .set({ [counter]: sql`${sql.ref(counter)} + ${amount}::bigint` })
    .where('id', '=', residenceId)
    .where(
      sql<boolean>`(not ${enforced} or ${sql.ref(counter)} + ${amount}::bigint <= ${limitOf(counter, residenceId, byDefault)})`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const freeRoom = ({ tx, residenceId }: Held, counter: Counter, amount: number) =>
  tx
    .updateTable('residences')
    .set({ [counter]: sql`greatest(${sql.ref(counter)} - ${amount}::bigint, 0)` })
    .where('id', '=', residenceId)
    .execute()

/** The same of many projects. */
export const findRooms = async (on: Db, homes: readonly number[], byDefault: Record<Counter, number>) => {
  const { rows } = await sql<Record<Counter | `${Counter}_limit` | 'id', number>>`
    select r.id, r.storage_bytes, r.device_count,
      coalesce(max(p.max_storage_bytes), ${byDefault.storage_bytes}::bigint) as storage_bytes_limit,
      coalesce(max(p.max_devices), ${byDefault.device_count}::bigint) as device_count_limit
    from residences r left join residence_effective_provisions e on e.residence_id = r.id
    left join service_provisions p on p.code = e.code
    where r.id = any(${homes}::bigint[]) group by r.id`.execute(on)
  return rows
}
