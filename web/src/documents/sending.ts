import { useMutation } from '@tanstack/react-query'
import { useRefresh } from '../platform/acts.ts'
import { transferQueue, type Job } from '../platform/transfers/queue.ts'
import { upload } from '../platform/upload.ts'
import { folderIdOf } from './api.ts'
import type { Place } from './library.ts'
import { intoText } from './useDocumentTexts.ts'

export type NewFile = { file: File; name: string; labelIds: readonly number[]; isPrivate: boolean }
export type Batch = { files: readonly NewFile[]; place: Place }

/** DOC-30. */
const inputOf = (residence_id: number, { file, name, labelIds, isPrivate }: NewFile, folderId: number | null) => ({
  residence_id,
  name,
  label_ids: [...labelIds],
  ...(folderId !== null && { folder_id: folderId }),
  is_private: isPrivate,
  file,
})

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
    mutationFn: async ({ files, place }: Batch) => {
      const folderId = await folderIdOf(residence_id, place)
      const refreshSoon = soon(refresh)
      const jobOf = (file: NewFile): Job => ({
        name: file.name,
        destination: (t) => intoText(t, place),
        size: file.file.size,
        send: async (sending) => {
          await upload('documents.uploadDocument', inputOf(residence_id, file, folderId), sending)
          refreshSoon()
        },
      })
      transferQueue.add(files.map(jobOf))
    },
    meta: { tellsErrors: !toasts },
  })
}
