import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** Projects whose counter is not the sum of the files that take room: those of its folders and devices, and its photos. */
export const findWrongCounters = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from residences r
    left join (
      select residence_id, sum(size_bytes) as bytes from documents where context in ('RESIDENCE', 'DEVICE') group by 1) d on d.residence_id = r.id
    left join (select residence_id, sum(size_bytes) as bytes from residence_pictures group by 1) p on p.residence_id = r.id
    where r.storage_bytes <> coalesce(d.bytes, 0) + coalesce(p.bytes, 0) order by r.id`.execute(db)
  return rows.map(({ id }) => id)
}
