import { useMutation, useQuery } from '@tanstack/react-query'
import { client, orpc } from './client.ts'
import { saveFile } from './saveFile.ts'

/** Any stored file, whatever it belongs to: the server knows who may read it. */
export const useDownload = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      client.documents.downloadDocument({ document_id: id, name }),
    onSuccess: (file, { name }) => saveFile(file, name),
  })

/** What a preview shows. Kept for a moment, so that looking again does not load again. */
export const usePreview = (document_id: number) =>
  useQuery({
    ...orpc.documents.downloadDocument.queryOptions({ input: { document_id, inline: true } }),
    gcTime: 60_000,
    staleTime: 60_000,
    meta: { tellsErrors: true },
  })
