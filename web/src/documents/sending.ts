import type { Document } from '@logis/contract/documents'
import { useMutation } from '@tanstack/react-query'
import { transferQueue, type Job } from '../platform/transfers/queue.ts'
import { postForm } from '../platform/upload.ts'
import { folderIdOf, useDocumentsRefresh } from './api.ts'
import type { Place } from './library.ts'
import { intoText } from './useDocumentTexts.ts'

export type NewFile = { file: File; name: string; labelIds: readonly number[]; isPrivate: boolean }
export type Batch = { files: readonly NewFile[]; place: Place }

/** DOC-30. The file comes last: the server reads the fields before it streams the bytes. */
const formOf = ({ file, name, labelIds, isPrivate }: NewFile, folderId: number | null) => {
  const form = new FormData()
  form.append('name', name)
  for (const id of labelIds) form.append('label_ids[]', String(id))
  if (folderId !== null) form.append('folder_id', String(folderId))
  form.append('is_private', isPrivate ? '1' : '0')
  form.append('file', file, name)
  return form
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
export const useSendFiles = (residence_id: number, meta: { tellsErrors?: boolean } = {}) => {
  const refresh = useDocumentsRefresh()
  return useMutation({
    mutationFn: async ({ files, place }: Batch) => {
      const folderId = await folderIdOf(residence_id, place)
      const refreshSoon = soon(refresh)
      const jobOf = (file: NewFile): Job => ({
        name: file.name,
        destination: (t) => intoText(t, place),
        size: file.file.size,
        send: async (sending) => {
          await postForm<{ data: Document }>(`/residences/${residence_id}/documents`, formOf(file, folderId), sending)
          refreshSoon()
        },
      })
      transferQueue.add(files.map(jobOf))
    },
    meta,
  })
}
