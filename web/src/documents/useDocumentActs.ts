import type { Document, DocumentTree } from '@logis/contract/documents'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { announce } from '../ui/announce.ts'
import { run } from '../ui/call.ts'
import { undoToast } from '../ui/undoToast.tsx'
import type { ReadActs, WriteActs } from './acts.ts'
import { admit, droppedFiles } from './admission.ts'
import { useDownload } from '../platform/storedFiles.ts'
import { useMoveDocuments, useRestoreDocuments } from './api.ts'
import { isReal, movesBack, problemsIn, whereIs, type Move, type Place } from './library.ts'
import type { Opened } from './opened.ts'
import { useSendFiles } from './sending.ts'
import { useDocumentTexts } from './useDocumentTexts.ts'

type Project = { id: number }

/** What the lines of the tree do: at once what needs no word, by a dialog what does. */
export const useDocumentActs = (
  project: Project,
  tree: DocumentTree,
  places: readonly Place[],
  open: (opened: Opened) => void,
) => {
  const { t } = useTranslation()
  const { into } = useDocumentTexts()
  const reason = useReason()
  const download = useDownload()
  const mover = useMoveDocuments(project.id, { toasts: true })
  const restorer = useRestoreDocuments({ toasts: true })
  const closed = reason(tree.cannot.write)
  const placeNamed = (key: string) => places.find((place) => place.key === key)

  const tellMoved = (moves: readonly Move[], back: readonly Move[]) => {
    const first = moves[0]
    if (!first) return
    const text = t('documents.moved', { count: moves.length, name: first.name, into: into(first.to) })
    announce(text)
    undoToast(text, () => mover.mutate(back))
  }

  const tellDeleted = (text: string, files: readonly Document[]) => {
    announce(text)
    undoToast(text, () => restorer.mutate({ residence_id: project.id, ids: files.map(({ id }) => id) }))
  }

  /** DOC-55. Free names go at once; for the others a dialog proposes. */
  const move = (files: readonly Document[], key: string) => {
    const to = placeNamed(key)
    const leaving = files.filter(({ id }) => whereIs(places, id)?.key !== key)
    if (!to || leaving.length === 0) return
    const problems = problemsIn(
      to,
      leaving.map(({ id, name }) => ({ key: String(id), name })),
    )
    const clashing = leaving.filter(({ id }) => problems[id])
    const free = leaving.filter(({ id }) => !problems[id])
    if (free.length > 0) {
      const moves = free.map(({ id, name }) => ({ id, name, to }))
      const back = movesBack(free, places)
      run(mover, moves, { onSuccess: () => tellMoved(moves, back) })
    }
    const [first, second] = clashing
    if (second) open({ dialog: 'move', files: clashing, folder: key })
    else if (first) open({ dialog: 'edit', file: first, folder: key })
  }

  const acts: ReadActs = {
    preview: (file) => open({ dialog: 'preview', file }),
    download: (file) => download.mutate(file),
  }
  const drop = useDrop(project.id, tree, places, open)
  // Who may only read has a tree without acts, as that of a building on the page of its flat.
  const writes: WriteActs | undefined =
    closed === false
      ? undefined
      : {
          closed,
          addTo: (folder) => open({ dialog: 'add', folder }),
          renameFolder: (folder) => isReal(folder) && open({ dialog: 'renameFolder', folder }),
          deleteFolder: (folder) => isReal(folder) && open({ dialog: 'deleteFolder', folder }),
          edit: (file) => open({ dialog: 'edit', file }),
          askMove: (files) => open({ dialog: 'move', files }),
          remove: (files) => open({ dialog: 'delete', files }),
          move,
          drop,
        }
  return { acts, writes, closed, tellMoved, tellDeleted }
}

/** DOC-54. Valid files leave at once; when something is wrong with one, the dialog shows them all. */
const useDrop = (
  projectId: number,
  tree: DocumentTree,
  places: readonly Place[],
  open: (opened: Opened) => void,
): WriteActs['drop'] => {
  const sender = useSendFiles(projectId, { toasts: true })
  return (data, key) => {
    const place = places.find((one) => one.key === key)
    const { files, folders } = droppedFiles(data)
    const { admitted, refused } = admit(files, tree.storage)
    const named = admitted.map(({ name }, n) => ({ key: `new:${n}`, name }))
    const problems = place ? problemsIn(place, named) : {}
    const obstacles = [...folders, ...refused]
    if (!place || obstacles.length > 0 || Object.keys(problems).length > 0) {
      open({ dialog: 'add', folder: key, files: admitted, refused: obstacles })
    } else if (admitted.length > 0) {
      const sent = admitted.map((file) => ({ file, name: file.name, labelIds: [], isPrivate: false, place }))
      sender.mutate({ files: sent })
    }
  }
}
