import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

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
