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
