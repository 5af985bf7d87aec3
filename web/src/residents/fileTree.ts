import type { Document, DocumentTree } from '@logis/contract/documents'
import { sameNameKey } from '@logis/contract/documents.rules'

/** From how many files on the folders are closed at first and a filter helps. */
export const many = 10

/** Whether a name holds a text, whatever the case and the accents. */
export const matches = (name: string, text: string) => sameNameKey(name).includes(sameNameKey(text))

/** `code` is a default folder’s. */
export type Section = { key: string; name: string; code: string | null; files: readonly Document[] }

/** The files whose name holds a text: those of no folder, then the folders that have any left. */
export const filterTree = (tree: DocumentTree, text: string): { loose: readonly Document[]; folders: Section[] } => {
  const named = (files: readonly Document[]) => files.filter(({ name }) => matches(name, text))
  return {
    loose: named(tree.files),
    folders: tree.folders
      .map(({ id, info, files }) => ({ key: `${id}`, ...info, files: named(files) }))
      .filter(({ files }) => files.length > 0),
  }
}

export const countOf = ({ loose, folders }: ReturnType<typeof filterTree>) =>
  loose.length + folders.reduce((sum, { files }) => sum + files.length, 0)
