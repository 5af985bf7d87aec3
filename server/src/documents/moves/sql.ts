import { sql } from 'kysely'
import type { Held } from '#platform/holding.ts'

export type Place = { id: number; folder_id: number | null; name: string; extension: string }

/** Gives documents their places. Two may exchange their names: each takes a name of its own in between. */
export const placeDocuments = async ({ tx, residenceId }: Held, places: readonly Place[]): Promise<void> => {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as w (id bigint, folder_id bigint, name text, extension text)`
  const differs = sql`(d.folder_id, d.name, d.extension) is distinct from (w.folder_id, w.name, w.extension)`
  const own = sql`d.residence_id = ${residenceId} and d.id = w.id`
  const { rows } = await sql<{ id: number }>`
    update documents d set name = gen_random_uuid()::text from ${wanted} where ${own} and ${differs} returning d.id`.execute(
    tx,
  )
  if (rows.length === 0) return
  const moved = rows.map(({ id }) => id)
  await sql`
    update documents d set folder_id = w.folder_id, name = w.name, extension = w.extension, updated_at = now()
    from ${wanted} where ${own} and d.id = any(${moved})`.execute(tx)
}
