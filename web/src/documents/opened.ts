import type { Document, DocumentLabel } from '@logis/contract/documents'
import type { RefusedFile } from './admission.ts'
import type { RealFolder } from './library.ts'

/** The dialog that is open. Files of the computer have no address, so the dialogs of this card have none either. */
export type Opened =
  | { dialog: 'add'; folder: string; files?: readonly File[]; refused?: readonly RefusedFile[]; labelId?: number }
  | { dialog: 'addFolder' }
  | { dialog: 'renameFolder'; folder: RealFolder }
  | { dialog: 'deleteFolder'; folder: RealFolder }
  | { dialog: 'edit'; file: Document; folder?: string }
  | { dialog: 'move'; files: readonly Document[]; folder?: string }
  | { dialog: 'delete'; files: readonly Document[] }
  | { dialog: 'slot'; file: Document; label: DocumentLabel }
  | { dialog: 'deleted' }
  | { dialog: 'preview'; file: Document }
