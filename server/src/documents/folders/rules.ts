import { defaultFolderNamed, defaultFolders, sameNameKey } from '@logis/contract/documents.rules'
import { languageOf } from '@logis/contract/locale'
import { db } from '#platform/db.ts'
import { holding, type Held } from '#platform/holding.ts'
import { changesBetween, created, deleted, record, type Deed } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { removeDocuments } from '../rules.ts'
import { folderPolicy } from './policy.ts'
import * as sql from './sql.ts'

/** The project of a folder, for the gate. */
export const projectOfFolder = async (folderId: number): Promise<number> =>
  ((await sql.findPlace(db, folderId)) ?? refuse('DOCUMENT_FOLDER_NOT_FOUND')).residence_id

/** The folder of a name, made if there is none. */
export const folderNamed = async (held: Held, name: string): Promise<number> => {
  const name_key = sameNameKey(name)
  const found = await sql.findFolderKeyed(held, name_key)
  if (found) return found.id
  const own = defaultFolderNamed(name)
  return (await (own ? openDefaultFolder(held, own) : insertNamed(held, { name, name_key, default_code: null }))).id
}

type DefaultFolder = (typeof defaultFolders)[number]

/** Creates a folder. With the name of a default one: its first use, which may be repeated. */
export const createFolder = (scope: ProjectScope, name: string) =>
  holding(scope, async (held) => {
    const own = defaultFolderNamed(name)
    if (own) return show(scope, await openDefaultFolder(held, own))

    return show(scope, await insertNamed(held, { name, name_key: sameNameKey(name), default_code: null }))
  })

/** A folder of a held project, told in its feed. */
const insertNamed = async (held: Held, folder: sql.NewFolder): Promise<sql.FolderRow> => {
  const made = await sql.insertFolder(held, folder)
  await record(held, creation(made))
  return made
}

/** A default folder of a project, made real if this is its first use. */
export const openDefaultFolder = async (held: Held, own: DefaultFolder): Promise<sql.FolderRow> => {
  const made = await sql.insertDefaultFolder(held, folderOf(own))
  if (!made) return sql.findDefaultFolder(held, own.code)

  await record(held, creation(made))
  return made
}

export type OpenedFolder = { folder: sql.FolderRow; deed: Deed }
/** The same in projects that have just been created, which have none: the folder of each by its project, and its deed. */
export const openDefaultFolderEach = async (
  held: readonly Held[],
  own: DefaultFolder,
): Promise<Map<number, OpenedFolder>> => {
  const made = await sql.insertDefaultFolderEach(held, folderOf(own))
  return new Map(made.map((folder) => [folder.residence_id, { folder, deed: creation(folder) }]))
}

const folderOf = ({ fr, code }: DefaultFolder): sql.NewFolder => ({
  name: fr,
  name_key: sameNameKey(fr),
  default_code: code,
})

export const renameFolder = (scope: ProjectScope, id: number, name: string) =>
  holding(scope, async (held) => {
    const folder = (await sql.findFolder(held, id)) ?? refuse('DOCUMENT_FOLDER_NOT_FOUND')
    folderPolicy.demand(held.scope, 'rename', folder)
    if (folder.name === name) return show(scope, folder) // a second click leaves no second trace
    if (defaultFolderNamed(name)) refuse('DOCUMENT_FOLDER_NAME_RESERVED')

    const renamed = await sql.setName(held, id, name, sameNameKey(name))
    await record(held, {
      action: 'UPDATED',
      model: 'ResidenceFolder',
      id,
      changes: changesBetween({ name: folder.name }, { name }),
    })
    return show(scope, renamed)
  })

/** Deletes a folder and the files in it. */
export const deleteFolder = (scope: ProjectScope, id: number): Promise<undefined> =>
  holding(scope, async (held): Promise<undefined> => {
    const folder = (await sql.findFolder(held, id)) ?? refuse('DOCUMENT_FOLDER_NOT_FOUND')
    folderPolicy.demand(held.scope, 'remove', folder)
    const ids = await sql.findDocumentIds(held, id)
    const removed = ids.length > 0 ? await removeDocuments(held, ids) : []
    await sql.deleteFolder(held, id)
    await record(
      held,
      { action: 'DELETED', model: 'ResidenceFolder', id, changes: deleted({ name: folder.name }) },
      ...removed,
    )
  })

const creation = ({ id, name }: sql.FolderRow): Deed => ({
  action: 'CREATED',
  model: 'ResidenceFolder',
  id,
  changes: created({ name }),
})

/** The name people read: a default folder's is in their language. */
export const folderName = (
  scope: ProjectScope,
  { name, default_code }: Pick<sql.FolderRow, 'name' | 'default_code'>,
): string => defaultFolders.find(({ code }) => code === default_code)?.[languageOf(scope.locale)] ?? name

const show = (scope: ProjectScope, folder: sql.FolderRow) => ({
  id: folder.id,
  info: { name: folderName(scope, folder), code: folder.default_code },
  is_default: folder.default_code !== null,
  is_virtual: false,
  files: [],
  cannot: folderPolicy.cannot(scope, folder),
})
