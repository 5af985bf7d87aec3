import type { FlatInput } from '@logis/contract/flats.making'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'

export type FlatRow = { id: number; name: string; size: number | null; floor: number | null; stairs: string | null }

/** The live flats of a building. */
export const listFlats = (db: Db, { residenceId }: InProject): Promise<FlatRow[]> =>
  db
    .selectFrom('residences')
    .select(['id', 'name', 'size', 'floor', 'stairs'])
    .where('parent_id', '=', residenceId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

type NewFlat = FlatInput & { residence_code: string; contact_information_id: number }

/** Flats of a building, at its address; answers their ids, in the order of the rows. */
export const insertFlats = async (
  { tx, residenceId, companyId, author }: Held,
  flats: readonly NewFlat[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    insert into residences (company_id, parent_id, type, name, size, floor, stairs, residence_code, contact_information_id,
      address_text, zip_code, city, created_by_user_id)
    select ${companyId}, b.id, 'FLAT', f.name, f.size, f.floor, f.stairs, f.residence_code, f.contact_information_id,
      b.address_text, b.zip_code, b.city, ${author.userId}
    from residences b, rows from (json_to_recordset(${JSON.stringify(flats)}::json)
      as (name text, size numeric, floor smallint, stairs text, residence_code text, contact_information_id bigint))
      with ordinality as f(name, size, floor, stairs, residence_code, contact_information_id, place)
    where b.id = ${residenceId} order by f.place
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
