import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'

type End = { id: number; valid_until: string }
export type Ending = End & { residence_id: number }

/** So many a morning; the next morning tells the others. */
const atOnce = 10_000

/** Papers of live homes whose end is near, and of which nobody was told yet. What came here past its end is no news. */
export const listEnding = async (db: Db, today: string, last: string): Promise<Ending[]> => {
  const { rows } = await sql<Ending>`
    select d.id, d.residence_id, d.valid_until from documents d
      join residences r on r.id = d.residence_id and r.deleted_at is null
    where d.valid_until between ${today}::date and ${last}::date and d.told_until is distinct from d.valid_until
      and d.context in ('RESIDENCE', 'DEVICE')
    order by d.id limit ${sql.lit(atOnce)}`.execute(db)
  return rows
}

/** Answers whether it is still so, and nobody else has told it. */
export const keepTold = async ({ tx, residenceId }: Held, { id, valid_until }: End): Promise<boolean> => {
  const { rows } = await sql`
    update documents set told_until = ${valid_until}::date where residence_id = ${residenceId} and id = ${id}
      and valid_until = ${valid_until}::date and told_until is distinct from valid_until returning id`.execute(tx)
  return rows.length > 0
}
