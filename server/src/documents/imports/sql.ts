import { sql } from 'kysely'
import type { Held } from '#platform/holding.ts'

/** Of these documents of a home, those of which its feed tells nothing but how they were made, and that no booklet names. */
export const findUntouched = async (
  { tx, residenceId }: Held,
  ids: readonly number[],
  madeBy: string,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select d.id from documents d where d.residence_id = ${residenceId} and d.id = any(${[...ids]}::bigint[])
      and not exists (
        select from activity_entries e join activity_logs l on l.entry_id = e.id
        where e.residence_id = ${residenceId} and l.model_name = 'File' and l.model_id = d.id and e.context_http_name <> ${madeBy})
      and not exists (select from booklet_answers a where a.document_id = d.id)
      and not exists (select from booklet_work_documents w where w.document_id = d.id)
    order by d.id`.execute(tx)
  return rows.map(({ id }) => id)
}
