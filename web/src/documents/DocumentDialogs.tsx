import type { Document, DocumentTree } from '@logis/contract/documents'
import { DeletedFilesDialog } from './deleted/DeletedFilesDialog.tsx'
import { SlotDialog } from './expected/SlotDialog.tsx'
import { AddFilesDialog } from './files/AddFilesDialog.tsx'
import { DeleteFilesDialog } from './files/DeleteFilesDialog.tsx'
import { EditFileDialog } from './files/EditFileDialog.tsx'
import { MoveFilesDialog } from './files/MoveFilesDialog.tsx'
import { AddFolderDialog } from './folders/AddFolderDialog.tsx'
import { DeleteFolderDialog } from './folders/DeleteFolderDialog.tsx'
import { RenameFolderDialog } from './folders/RenameFolderDialog.tsx'
import type { OfferedLabel } from './labels.ts'
import type { Move, Place } from './library.ts'
import type { Opened } from './opened.ts'
import { PreviewPanel } from './preview/PreviewPanel.tsx'

type Props = {
  opened: Opened
  project: { id: number; type: string; company?: { id: number } | undefined }
  tree: DocumentTree
  places: readonly Place[]
  labels: readonly OfferedLabel[]
  onMoved: (moves: readonly Move[], back: readonly Move[]) => void
  /** Says that these files were deleted, and lets that be taken back. */
  onDeleted: (text: string, files: readonly Document[]) => void
  onClose: () => void
}

/** DOC-12. The one dialog that is open. */
export function DocumentDialogs({ opened, project, tree, places, labels, onMoved, onDeleted, onClose }: Props) {
  const inProject = { project, places, labels, onClose }
  const deleted = (text: string, files: readonly Document[]) => {
    onDeleted(text, files)
    onClose()
  }
  switch (opened.dialog) {
    case 'add':
      return <AddFilesDialog {...inProject} {...opened} tree={tree} />
    case 'addFolder':
      return <AddFolderDialog residenceId={project.id} tree={tree} onClose={onClose} />
    case 'renameFolder':
      return <RenameFolderDialog folder={opened.folder} tree={tree} onClose={onClose} />
    case 'deleteFolder':
      return <DeleteFolderDialog folder={opened.folder} onDone={deleted} onClose={onClose} />
    case 'edit':
      return <EditFileDialog {...inProject} {...opened} />
    case 'move':
      return (
        <MoveFilesDialog
          {...{ places, onClose }}
          {...opened}
          projectId={project.id}
          onDone={(moves, back) => {
            onMoved(moves, back)
            onClose()
          }}
        />
      )
    case 'delete':
      return <DeleteFilesDialog projectId={project.id} files={opened.files} onDone={deleted} onClose={onClose} />
    case 'slot':
      return <SlotDialog {...opened} projectId={project.id} onDeleted={deleted} onClose={onClose} />
    case 'deleted':
      return <DeletedFilesDialog projectId={project.id} onClose={onClose} />
    case 'preview':
      return <PreviewPanel file={opened.file} onClose={onClose} />
  }
}
