import { sql } from 'kysely'
import type { Held } from '#platform/holding.ts'

/** The folder of a name in a held project, by what names are compared by. */
export const findFolderKeyed = ({ tx, residenceId }: Held, key: string): Promise<{ id: number } | undefined> =>
  tx
    .selectFrom('document_folders')
    .select('id')
    .where('residence_id', '=', residenceId)
    .where('name_key', '=', key)
    .executeTakeFirst()

/** Full names of what stands in a folder, or in none. */
export const listNamesIn = async ({ tx, residenceId }: Held, folderId: number | null): Promise<string[]> => {
  const rows = await tx
    .selectFrom('documents')
    .select(['name', 'extension'])
    .where('residence_id', '=', residenceId)
    .where('context', '=', 'RESIDENCE')
    .where('folder_id', 'is not distinct from', folderId)
    .execute()
  return rows.map(({ name, extension }) => (extension ? `${name}.${extension}` : name))
}

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
