import { useMutation, useQuery } from '@tanstack/react-query'
import { client, orpc } from '../platform/client.ts'
import { saveFile } from '../platform/saveFile.ts'

/** Null where the project has none, which is an ordinary state. */
export const useThermalStudy = (residence_id: number) =>
  useQuery({
    ...orpc.studies.getThermalStudy.queryOptions({ input: { residence_id } }),
    meta: { tellsErrors: true },
  })

type File = { id: number; name: string }

/** PRJ-30. */
export const useDownloadStudy = () =>
  useMutation({
    mutationFn: ({ id }: File) => client.documents.downloadDocument({ document_id: id }),
    onSuccess: (file, { name }) => saveFile(file, name),
  })
