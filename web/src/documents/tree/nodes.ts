import type { Document, DocumentTree } from '@logis/contract/documents'
import { filesByName, foldersOf, rootKey, type KeyedFolder } from '../library.ts'

/** A line of the tree. `place` is the key of the place it belongs to: a folder's is its own. */
export type FolderNode = { kind: 'folder'; id: string; name: string; place: string; folder: KeyedFolder }
export type FileNode = { kind: 'file'; id: string; name: string; place: string; file: Document }
export type TreeNode = FolderNode | FileNode

const fileNodeId = (fileId: number) => `file:${fileId}`

const fileNode =
  (place: string) =>
  (file: Document): FileNode => ({
    kind: 'file',
    id: fileNodeId(file.id),
    name: file.name,
    place,
    file,
  })
const folderNode = (folder: KeyedFolder): FolderNode => ({
  kind: 'folder',
  id: folder.key,
  name: folder.info.name,
  place: folder.key,
  folder,
})

export type Nodes = { byId: ReadonlyMap<string, TreeNode>; childrenOf: ReadonlyMap<string, readonly string[]> }

/** The default folders that nothing was put into yet: they are planned, and stay out of the way. */
export const plannedFolders = (tree: DocumentTree) =>
  tree.folders.filter(({ is_default, files }) => is_default && files.length === 0)

export const withoutPlanned = (tree: DocumentTree): DocumentTree => {
  const planned = plannedFolders(tree)
  return { ...tree, folders: tree.folders.filter((folder) => !planned.includes(folder)) }
}

/** DOC-05. Folders by name, each with its files, then the files of the root. */
export const nodesOf = (tree: DocumentTree): Nodes => {
  const folders = foldersOf(tree).map(folderNode)
  const inFolders = folders.map(({ id, folder }) => [id, filesByName(folder.files).map(fileNode(id))] as const)
  const inRoot = filesByName(tree.files).map(fileNode(rootKey))
  const idsOf = (nodes: readonly TreeNode[]) => nodes.map(({ id }) => id)
  const all = [...folders, ...inFolders.flatMap(([, files]) => files), ...inRoot]
  return {
    byId: new Map(all.map((node) => [node.id, node])),
    childrenOf: new Map([
      [rootKey, idsOf([...folders, ...inRoot])],
      ...inFolders.map(([id, files]) => [id, idsOf(files)] as const),
    ]),
  }
}
