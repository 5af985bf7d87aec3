import type { Db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'

export type FolderRow = { id: number; name: string; default_code: string | null }
type FolderIn = FolderRow & { residence_id: number }
export type NewFolder = { name: string; name_key: string; default_code: string | null }

const columns = ['id', 'name', 'default_code'] as const

export const listFolders = (db: Db, { residenceId }: InProject): Promise<FolderRow[]> =>
  db.selectFrom('document_folders').select(columns).where('residence_id', '=', residenceId).execute()

export const findFolder = ({ tx, residenceId }: Held, id: number): Promise<FolderRow | undefined> =>
  tx
    .selectFrom('document_folders')
    .select(columns)
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The folder of a name, by what names are compared by. */
export const findFolderKeyed = ({ tx, residenceId }: Held, key: string): Promise<{ id: number } | undefined> =>
  tx
    .selectFrom('document_folders')
    .select('id')
    .where('residence_id', '=', residenceId)
    .where('name_key', '=', key)
    .executeTakeFirst()

/** The project that a folder belongs to. Proves nothing: the gate decides who may know. */
export const findPlace = (db: Db, id: number) =>
  db.selectFrom('document_folders').select('residence_id').where('id', '=', id).executeTakeFirst()

const rowOf = ({ residenceId, author }: Held, folder: NewFolder) => ({
  ...folder,
  residence_id: residenceId,
  created_by_user_id: author.userId,
})

export const insertFolder = (held: Held, folder: NewFolder): Promise<FolderRow> =>
  held.tx.insertInto('document_folders').values(rowOf(held, folder)).returning(columns).executeTakeFirstOrThrow()

/** Nothing when the folder is there already. */
export const insertDefaultFolder = (held: Held, folder: NewFolder): Promise<FolderRow | undefined> =>
  held.tx
    .insertInto('document_folders')
    .values(rowOf(held, folder))
    .onConflict((conflict) => conflict.constraint('document_folders_default').doNothing())
    .returning(columns)
    .executeTakeFirst()

/** A folder in each of these projects, none of which has it. */
export const insertDefaultFolderEach = async (held: readonly Held[], folder: NewFolder): Promise<FolderIn[]> => {
  const [first] = held
  return first === undefined
    ? []
    : first.tx
        .insertInto('document_folders')
        .values(held.map((home) => rowOf(home, folder)))
        .returning([...columns, 'residence_id'])
        .execute()
}

export const findDefaultFolder = ({ tx, residenceId }: Held, code: string): Promise<FolderRow> =>
  tx
    .selectFrom('document_folders')
    .select(columns)
    .where('residence_id', '=', residenceId)
    .where('default_code', '=', code)
    .executeTakeFirstOrThrow()

export const setName = ({ tx, residenceId }: Held, id: number, name: string, name_key: string): Promise<FolderRow> =>
  tx
    .updateTable('document_folders')
    .set({ name, name_key })
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deleteFolder = ({ tx, residenceId }: Held, id: number) =>
  tx.deleteFrom('document_folders').where('residence_id', '=', residenceId).where('id', '=', id).execute()

/** Those of these folders that are default ones and hold nothing any more become virtual again. */
export const deleteEmptyDefaults = async ({ tx, residenceId }: Held, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return []
  const emptied = await tx
    .deleteFrom('document_folders as f')
    .where('f.residence_id', '=', residenceId)
    .where('f.id', 'in', [...ids])
    .where('f.default_code', 'is not', null)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('documents as d').whereRef('d.folder_id', '=', 'f.id'))))
    .returning('f.id')
    .execute()
  return emptied.map(({ id }) => id)
}

export const findDocumentIds = async ({ tx, residenceId }: Held, folderId: number): Promise<number[]> => {
  const inside = tx
    .selectFrom('documents')
    .select('id')
    .where('residence_id', '=', residenceId)
    .where('folder_id', '=', folderId)
  return (await inside.execute()).map(({ id }) => id)
}
