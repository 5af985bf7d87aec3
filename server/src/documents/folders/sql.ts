import type { Db, Tx } from '#platform/db.ts'
import type { ProjectScope } from '#platform/scope.ts'

export type FolderRow = { id: number; name: string; default_code: string | null }
export type NewFolder = { name: string; name_key: string; default_code: string | null }

const columns = ['id', 'name', 'default_code'] as const

export const listFolders = (db: Db, residenceId: number): Promise<FolderRow[]> =>
  db.selectFrom('document_folders').select(columns).where('residence_id', '=', residenceId).execute()

export const findFolder = (db: Db, scope: ProjectScope, id: number): Promise<FolderRow | undefined> =>
  db
    .selectFrom('document_folders')
    .select(columns)
    .where('residence_id', '=', scope.residenceId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The project that a folder belongs to. Proves nothing: the gate decides who may know. */
export const findPlace = (db: Db, id: number) =>
  db.selectFrom('document_folders').select('residence_id').where('id', '=', id).executeTakeFirst()

export const insertFolder = (
  tx: Tx,
  residenceId: number,
  folder: NewFolder,
  userId: number | null,
): Promise<FolderRow> =>
  tx
    .insertInto('document_folders')
    .values({ ...folder, residence_id: residenceId, created_by_user_id: userId })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Nothing when the folder is there already. */
export const insertDefaultFolder = (
  tx: Tx,
  residenceId: number,
  folder: NewFolder,
  userId: number | null,
): Promise<FolderRow | undefined> =>
  tx
    .insertInto('document_folders')
    .values({ ...folder, residence_id: residenceId, created_by_user_id: userId })
    .onConflict((conflict) => conflict.constraint('document_folders_default').doNothing())
    .returning(columns)
    .executeTakeFirst()

export const findDefaultFolder = (db: Db, residenceId: number, code: string): Promise<FolderRow> =>
  db
    .selectFrom('document_folders')
    .select(columns)
    .where('residence_id', '=', residenceId)
    .where('default_code', '=', code)
    .executeTakeFirstOrThrow()

export const setName = (tx: Tx, scope: ProjectScope, id: number, name: string, name_key: string): Promise<FolderRow> =>
  tx
    .updateTable('document_folders')
    .set({ name, name_key })
    .where('residence_id', '=', scope.residenceId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deleteFolder = (tx: Tx, scope: ProjectScope, id: number) =>
  tx.deleteFrom('document_folders').where('residence_id', '=', scope.residenceId).where('id', '=', id).execute()

/** Those of these folders that are default ones and hold nothing any more become virtual again. */
export const deleteEmptyDefaults = async (tx: Tx, scope: ProjectScope, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return []
  const emptied = await tx
    .deleteFrom('document_folders as f')
    .where('f.residence_id', '=', scope.residenceId)
    .where('f.id', 'in', [...ids])
    .where('f.default_code', 'is not', null)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('documents as d').whereRef('d.folder_id', '=', 'f.id'))))
    .returning('f.id')
    .execute()
  return emptied.map(({ id }) => id)
}

export const findDocumentIds = async (tx: Tx, scope: ProjectScope, folderId: number): Promise<number[]> => {
  const held = tx
    .selectFrom('documents')
    .select('id')
    .where('residence_id', '=', scope.residenceId)
    .where('folder_id', '=', folderId)
  return (await held.execute()).map(({ id }) => id)
}
