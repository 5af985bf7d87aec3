import { nameProblems, type NameProblem } from '@logis/contract/documents.rules'
import type { Document, DocumentTree, Folder } from '@logis/contract/documents'

/** Where a file may lie. The key outlives a default folder's coming and going; its `id` does not (DOC-18, DOC-19). */
export type Place = { key: string; id: number | null; name: string; isDefault: boolean; files: readonly Document[] }
/** A folder with the key that names it on the screen. */
export type KeyedFolder = Folder & { key: string }
/** A folder that the server has, which a default one may not be yet. */
export type RealFolder = KeyedFolder & { id: number }

export const rootKey = 'root'
export const defaultKey = (code: string) => `default:${code}`
const folderKey = ({ id, info }: Folder) => (info.code === null ? `folder:${id}` : defaultKey(info.code))

export const isReal = (folder: KeyedFolder): folder is RealFolder => folder.id !== null

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })

/** DOC-05. By name, as a French reader looks them up. */
export const foldersOf = (tree: DocumentTree): KeyedFolder[] =>
  tree.folders
    .map((folder) => ({ ...folder, key: folderKey(folder) }))
    .sort((a, b) => collator.compare(a.info.name, b.info.name))

export const filesByName = (files: readonly Document[]) => [...files].sort((a, b) => collator.compare(a.name, b.name))

const placeOf = ({ key, id, info, is_default, files }: KeyedFolder): Place => ({
  key,
  id,
  name: info.name,
  isDefault: is_default,
  files,
})

/** Every place of a project, the root first. `rootName` is what the root is called. */
export const placesOf = (tree: DocumentTree, rootName: string): Place[] => [
  { key: rootKey, id: null, name: rootName, isDefault: false, files: tree.files },
  ...foldersOf(tree).map(placeOf),
]

export const allFiles = (tree: DocumentTree): Document[] => [
  ...tree.folders.flatMap(({ files }) => files),
  ...tree.files,
]

/** Where a file lies. */
export const whereIs = (places: readonly Place[], fileId: number) =>
  places.find(({ files }) => files.some(({ id }) => id === fileId))

export type Named = { key: string; name: string }

/** What is wrong with these names in that place (DOC-37, DOC-38). A file that is there already is not its own rival. */
export const problemsIn = (place: Pick<Place, 'files'>, batch: readonly Named[]): Record<string, NameProblem> =>
  nameProblems(
    batch.map((file) => ({ ...file, folder_id: null })),
    place.files.map(({ id, name }) => ({ key: String(id), name, folder_id: null })),
  )

export type Move = { id: number; name: string; to: Place }

/** The moves that put these files back where they are, under the names they have. */
export const movesBack = (files: readonly Document[], places: readonly Place[]): Move[] =>
  files.flatMap(({ id, name }) => {
    const to = whereIs(places, id)
    return to ? [{ id, name, to }] : []
  })

/** The tree as it will be once the server has moved these files; shown before it answers. */
export const withMoves = (tree: DocumentTree, moves: readonly Move[]): DocumentTree => {
  const moveOf = new Map(moves.map((move) => [move.id, move]))
  const moved = allFiles(tree).flatMap((file) => {
    const move = moveOf.get(file.id)
    return move ? [{ to: move.to.key, file: { ...file, name: move.name } }] : []
  })
  const settle = (key: string, files: readonly Document[]) =>
    filesByName([
      ...files.filter(({ id }) => !moveOf.has(id)),
      ...moved.filter(({ to }) => to === key).map(({ file }) => file),
    ])
  return {
    ...tree,
    folders: tree.folders.map((folder) => ({ ...folder, files: settle(folderKey(folder), folder.files) })),
    files: settle(rootKey, tree.files),
  }
}
