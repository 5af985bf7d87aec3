import type { Document } from '@logis/contract/documents'
import type { KeyedFolder } from './library.ts'

/** What every reader may do with a file. */
export type ReadActs = { preview: (file: Document) => void; download: (file: Document) => void }

/** What changes the documents; `closed` says why all of it is closed to this reader. */
export type WriteActs = {
  closed: string | null
  addTo: (place: string) => void
  renameFolder: (folder: KeyedFolder) => void
  deleteFolder: (folder: KeyedFolder) => void
  edit: (file: Document) => void
  askMove: (files: readonly Document[]) => void
  remove: (files: readonly Document[]) => void
  /** At once, without a question, but for clashing names. */
  move: (files: readonly Document[], place: string) => void
  drop: (data: DataTransfer, place: string) => void
}
