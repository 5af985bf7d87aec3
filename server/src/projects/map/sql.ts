import { sql } from 'kysely'
import { db, type Tx } from '#platform/db.ts'
import type { ProjectScope } from '#platform/scope.ts'

/** Where a home stands, as precisely as its map is kept: to a metre. */
export type Position = { latitude: number; longitude: number }

export const findPosition = async ({ residenceId }: ProjectScope): Promise<Position | undefined> => {
  const { rows } = await sql<Position>`
    select round(a.latitude, 5)::float8 as latitude, round(a.longitude, 5)::float8 as longitude
    from residences r join addresses a on a.contact_information_id = r.contact_information_id
    where r.id = ${residenceId} and a.latitude is not null and a.longitude is not null order by a.position, a.id limit 1`.execute(
    db,
  )
  return rows[0]
}

/** The picture that is kept of a place, and whether it is so old that it is fetched anew. */
export const findPicture = ({ latitude, longitude }: Position) =>
  db
    .selectFrom('map_pictures')
    .select(['stored_file_id', sql<boolean>`fetched_at < now() - interval '30 days'`.as('is_stale')])
    .where('latitude', '=', latitude)
    .where('longitude', '=', longitude)
    .executeTakeFirst()

/** Keeps the picture of a place, in the stead of the one before; those that nobody has looked at for long go. */
export const keepPicture = async (tx: Tx, place: Position, stored_file_id: number): Promise<void> => {
  await tx
    .insertInto('map_pictures')
    .values({ ...place, stored_file_id })
    .onConflict((conflict) =>
      conflict.columns(['latitude', 'longitude']).doUpdateSet({ stored_file_id, fetched_at: new Date() }),
    )
    .execute()
  await tx
    .deleteFrom('map_pictures')
    .where(sql<boolean>`fetched_at < now() - interval '180 days'`)
    .execute()
}
