import { useMutation } from '@tanstack/react-query'
import { useRefresh } from '../platform/acts.ts'
import type { Job } from '../platform/transfers/entries.ts'
import { transferQueue } from '../platform/transfers/queue.ts'
import { asRefused } from '../platform/refused.ts'
import { upload, type Sending } from '../platform/upload.ts'
import { folderIdsOf } from './api.ts'
import type { Place } from './library.ts'
import { intoText } from './useDocumentTexts.ts'

export type NewFile = { file: File; name: string; labelIds: readonly number[]; isPrivate: boolean; place: Place }
export type Batch = { files: readonly NewFile[] }

/** DOC-30. */
const inputOf = (residence_id: number, { file, name, labelIds, isPrivate }: NewFile, folderId: number | null) => ({
  residence_id,
  name,
  label_ids: [...labelIds],
  ...(folderId !== null && { folder_id: folderId }),
  is_private: isPrivate,
  file,
})

/** A folder of the house's own that was emptied meanwhile is none any more: it is made again. */
const sendInto = async (residence_id: number, file: NewFile, folderId: number | null, sending: Sending) => {
  const send = (id: number | null) => upload('documents.uploadDocument', inputOf(residence_id, file, id), sending)
  try {
    await send(folderId)
  } catch (error) {
    if (asRefused(error).reason !== 'DOCUMENT_FOLDER_NOT_FOUND') throw error
    const idOf = await folderIdsOf(residence_id, [file.place])
    if (idOf(file.place) === folderId) throw error
    await send(idOf(file.place))
  }
}

/** A burst of small files reloads the list once, not once for each. */
const soon = (act: () => unknown) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      act()
    }, 600)
  }
}

/** Hands files to the transfers, which outlive the page; answers once they are on their way. */
export const useSendFiles = (residence_id: number, { toasts = false } = {}) => {
  const refresh = useRefresh('documents.uploadDocument')
  return useMutation({
    mutationFn: async ({ files }: Batch) => {
      const idOf = await folderIdsOf(
        residence_id,
        files.map(({ place }) => place),
      )
      const refreshSoon = soon(refresh)
      const jobOf = (file: NewFile): Job => ({
        name: file.name,
        destination: (t) => intoText(t, file.place),
        size: file.file.size,
        send: async (sending) => {
          await sendInto(residence_id, file, idOf(file.place), sending)
          refreshSoon()
        },
      })
      transferQueue.add(files.map(jobOf))
    },
    meta: { tellsErrors: !toasts },
  })
}
