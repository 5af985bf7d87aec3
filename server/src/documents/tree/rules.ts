import { defaultFolders, fullFileName } from '@logis/contract/documents.rules'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import { buildingOf } from '#platform/gate.ts'
import type { InProject } from '#platform/holding.ts'
import { refuse } from '#platform/refuse.ts'
import { seesPrivate, type ProjectScope } from '#platform/scope.ts'
import { folderPolicy } from '../folders/policy.ts'
import { folderName } from '../folders/rules.ts'
import { listFolders, type FolderRow } from '../folders/sql.ts'
import { documentPolicy, parentDocumentPolicy } from '../policy.ts'
import { show } from '../rules.ts'
import { listDocuments, type DocumentRow } from '../sql.ts'
import { storageOf } from '../storage/rules.ts'
import { findNames } from './sql.ts'

/** `all`: everything, the twelve default folders included. `shared`: what residents see, in folders that hold any of it. */
type View = 'all' | 'shared'
type Input = { scope?: 'private' | undefined; shared?: boolean | undefined }

/** Residents are shown the shared files, whatever they ask for (DOC-27, DOC-28, DOC-51). */
export const listProject = async (scope: ProjectScope, { shared }: Input) => {
  const wantsShared = shared === false || !seesPrivate(scope)
  const tree = await treeOf(scope, scope, wantsShared ? 'shared' : 'all')
  return wantsShared ? { ...tree, tree: nodesOf(tree) } : tree
}

/** What residents see of a home: its own shared files, and its building's. */
export const listHome = async (scope: ProjectScope) => {
  const own = await treeOf(scope, scope, 'shared')
  const parent = buildingOf(scope)
  const building = parent && (await treeOf(scope, parent, 'shared'))
  const building_name = parent && (await findNames(db, parent)).name
  return { own, building, building_name, tree: [...nodesOf(own), ...(building ? nodesOf(building) : [])] }
}

/** The building's files on the page of one of its flats. */
export const listParent = async (scope: ProjectScope) => {
  const parent = buildingOf(scope) ?? refuse('RESIDENCE_HAS_NO_PARENT')
  const tree = await treeOf(scope, parent, seesPrivate(scope) ? 'all' : 'shared')
  const residence_name = (await findNames(db, parent)).name
  return { ...tree, cannot: parentDocumentPolicy.cannot(scope, null), residence_name }
}

const treeOf = async (scope: ProjectScope, place: InProject, view: View) => {
  const rows = await listDocuments(db, place, view === 'all')
  const records = await listFolders(db, place)
  const { used, limit } = await storageOf(place)
  const folders = [...records, ...virtualFolders(records)].map((folder) => folderOf(scope, folder, rows))
  return {
    folders: folders
      .filter(({ files }) => view === 'all' || files.length > 0)
      .toSorted(byName(({ info }) => info.name)),
    files: filesIn(scope, rows, null),
    total: rows.length,
    storage: {
      used: view === 'all' ? used : rows.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
      limit,
      file_limit: settings.UPLOAD_MAX_BYTES,
    },
    cannot: documentPolicy.cannot(scope, null),
  }
}

type AnyFolder = Omit<FolderRow, 'id'> & { id: number | null }

const virtualFolders = (records: readonly FolderRow[]): AnyFolder[] => {
  const used = new Set(records.map(({ default_code }) => default_code))
  return defaultFolders
    .filter(({ code }) => !used.has(code))
    .map(({ code, fr }) => ({ id: null, name: fr, default_code: code }))
}

const folderOf = (scope: ProjectScope, folder: AnyFolder, rows: readonly DocumentRow[]) => ({
  id: folder.id,
  info: { name: folderName(scope, folder), code: folder.default_code },
  is_default: folder.default_code !== null,
  is_virtual: folder.id === null,
  files: folder.id === null ? [] : filesIn(scope, rows, folder.id),
  cannot: folderPolicy.cannot(scope, folder),
})

const filesIn = (scope: ProjectScope, rows: readonly DocumentRow[], folderId: number | null) =>
  rows
    .filter(({ folder_id }) => folder_id === folderId)
    .toSorted(byName(fullFileName))
    .map((row) => show(scope, row))

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })
const byName =
  <T>(nameOf: (item: T) => string) =>
  (a: T, b: T) =>
    collator.compare(nameOf(a), nameOf(b))

type Tree = Awaited<ReturnType<typeof treeOf>>

/** The same tree as nodes (DOC-23). */
const nodesOf = ({ folders, files }: Tree) => {
  const fileNode = ({ id, name }: Tree['files'][number]) => ({ id, type: 'file' as const, name })
  return [
    ...folders.map((folder) => ({
      id: folder.id,
      type: 'folder' as const,
      name: folder.info.name,
      children: folder.files.map(fileNode),
    })),
    ...files.map((file) => ({ ...fileNode(file), children: [] })),
  ]
}
