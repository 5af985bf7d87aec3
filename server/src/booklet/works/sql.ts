import { sql } from 'kysely'
import type { Held } from '#platform/holding.ts'

export type WorkOfIntervention = {
  intervention_id: number
  done_on: string
  description: string
  company_name: string
}
/** Once for each intervention, and as it says now; nothing where nothing changes, or where a home has no booklet. */
export const keepWork = async (
  { tx, residenceId, author }: Held,
  work: WorkOfIntervention,
): Promise<{ id: number; is_new: boolean } | undefined> => {
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    insert into booklet_works as w (residence_id, done_on, description, company_name, author_user_id, intervention_id)
    select r.id, ${work.done_on}::date, ${work.description}, ${work.company_name}, ${author.userId}::bigint, ${work.intervention_id}::bigint
    from residences r where r.id = ${residenceId} and not r.is_ptg and r.type <> 'BUILDING'
    on conflict (intervention_id) where intervention_id is not null do update set (done_on, description, company_name) = (excluded.done_on, excluded.description, excluded.company_name)
    where (w.done_on, w.description, w.company_name) is distinct from (excluded.done_on, excluded.description, excluded.company_name)
    returning id, xmax = 0 as is_new`.execute(tx)
  return rows[0]
}

export const dropWork = ({ tx, residenceId }: Held, interventionId: number) =>
  tx
    .deleteFrom('booklet_works')
    .where('residence_id', '=', residenceId)
    .where('intervention_id', '=', interventionId)
    .returning(['id', 'done_on', 'description', 'company_name'])
    .executeTakeFirst()
