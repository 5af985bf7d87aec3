import type { Document, DocumentTree } from '@logis/contract/documents'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import type { InputOf } from '../platform/operations.ts'
import { told } from '../platform/told.ts'
import { saveFile } from '../platform/saveFile.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { withMoves, type Move, type Place } from './library.ts'

const treeInput = (company_id: number, residence_id: number) => ({
  input: { company_id, residence_id, scope: 'private' as const },
})

export const useDocuments = (residence_id: number) => {
  const company_id = useCompanyId()
  return useQuery({ ...orpc.documents.listDocuments.queryOptions(treeInput(company_id, residence_id)), meta: told })
}

export const useParentDocuments = (residence_id: number) =>
  useQuery({ ...orpc.documents.listParentDocuments.queryOptions({ input: { residence_id } }), meta: told })

/** The catalogue of labels changes with a release, not with a visit. */
export const useLabels = () =>
  useQuery({ ...orpc.documents.listLabels.queryOptions({ input: {} }), staleTime: Infinity }).data?.data ?? []

/**
 * DOC-19. A default folder comes into being with the first file that goes into it, and goes with the last one. It may
 * have done either since it was listed, so it is asked for by its name, which is safe to repeat.
 */
const folderIdOf = async (residence_id: number, { id, name, isDefault }: Place): Promise<number | null> => {
  if (!isDefault) return id
  const { data } = await client.documents.createFolder({ residence_id, name })
  return data.id
}

/** The same of many, each asked for once. */
export const folderIdsOf = async (residence_id: number, places: readonly Place[]) => {
  const distinct = [...new Map(places.map((place) => [place.key, place])).values()]
  const ids = await Promise.all(distinct.map(async (one) => [one.key, await folderIdOf(residence_id, one)] as const))
  const idOf = new Map(ids)
  return ({ key }: Place) => idOf.get(key) ?? null
}

/** What a PDF says of the time for which it counts, asked for where that matters; what has no answer says nothing. */
export const useSaidOfValidity = ({ id, mime_type }: Document, isWanted: boolean) => {
  const enabled = isWanted && mime_type === 'application/pdf'
  const { data, isLoading } = useQuery({
    ...orpc.documents.readValidity.queryOptions({ input: { document_id: id } }),
    enabled,
    retry: false,
    staleTime: Infinity,
    meta: told,
  })
  return { data: data?.data ?? null, isPending: isLoading }
}

export const useAddFolder = () => useAct('documents.createFolder')
export const useRenameFolder = () => useAct('documents.renameFolder')
export const useDeleteFolder = () => useAct('documents.deleteFolder')
export const useDeleteDocuments = () => useAct('documents.deleteDocuments')
/** `toasts`: where no screen stands by to tell a refusal. */
export const useRestoreDocuments = ({ toasts = false } = {}) => useAct('documents.restoreDocuments', { toasts })
export const useDeletedDocuments = (residence_id: number) =>
  useQuery({ ...orpc.documents.listDeleted.queryOptions({ input: { residence_id } }), meta: told })
export const useDetachLabel = () => useAct('documents.detachLabel')

/** What is absent stays, the place too. */
type Edit = Omit<InputOf<'documents.editDocument'>, 'folder_id'> & { place?: Place }

export const useEditDocument = (residence_id: number) =>
  useOwnAct('documents.editDocument', {
    mutationFn: async ({ place, ...edit }: Edit) =>
      client.documents.editDocument({
        ...edit,
        ...(place && { folder_id: await folderIdOf(residence_id, place) }),
      }),
  })

/** Moves at once on the screen, and back when the server refuses. */
export const useMoveDocuments = (residence_id: number, { toasts = false } = {}) => {
  const queryClient = useQueryClient()
  const { queryKey } = orpc.documents.listDocuments.queryOptions(treeInput(useCompanyId(), residence_id))
  const change = (next: (tree: DocumentTree) => DocumentTree) =>
    queryClient.setQueryData(queryKey, (answer) => answer && { ...answer, data: next(answer.data) })
  return useOwnAct('documents.moveDocuments', {
    mutationFn: async (moves: readonly Move[]) => {
      const idOf = await folderIdsOf(
        residence_id,
        moves.map(({ to }) => to),
      )
      const documents = moves.map(({ id, name, to }) => ({ id, name, folder_id: idOf(to) }))
      return client.documents.moveDocuments({ residence_id, documents })
    },
    onMutate: async (moves) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)?.data
      change((tree) => withMoves(tree, moves))
      return before
    },
    onError: (_error, _moves, before) => before && change(() => before),
    evenIfRefused: true,
    toasts,
  })
}

/** DOC-36. */
export const useDownloadAll = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      client.documents.downloadAll({ residence_id: id, name: `${name}.zip` }),
    onSuccess: (file, { name }) => saveFile(file, `${name}.zip`),
  })
export const useDownloadList = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      client.documents.downloadList({ residence_id: id, name: `${name}.pdf` }),
    onSuccess: (file, { name }) => saveFile(file, `${name}.pdf`),
  })
