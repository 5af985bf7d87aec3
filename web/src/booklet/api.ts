import type { AskedPart } from '@logis/contract/booklet.asks'
import type { Booklet, BookletItemState, BookletPart, FlatBooklet } from '@logis/contract/booklet'
import type { ImportReport } from '@logis/contract/booklet.imports'
import type { BookletShare, SharedBooklet, SharePart } from '@logis/contract/booklet.shares'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { useCreation, useKeyed } from '../platform/creations.ts'
import type { OutputOf } from '../platform/operations.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'
import { upload } from '../platform/upload.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { AskedPart, Booklet, BookletItemState, BookletPart, FlatBooklet }

export const useBooklet = (residence_id: number) =>
  useQuery({ ...orpc.booklet.readBooklet.queryOptions({ input: { residence_id } }), meta: told })

export const useSetTrigger = () => useAct('booklet.setTrigger')
export const useAnswer = () => useAct('booklet.answer')
export const useWithdrawAnswer = () => useAct('booklet.withdrawAnswer')
export const useAddWork = () => useCreation('booklet.addWork')
export const useRemoveWork = () => useAct('booklet.removeWork')
export const useHandOver = () => useCreation('booklet.handOver')

/** An item of the matrix, and its parts. */
export type BookletColumn = OutputOf<'booklet.listFlatBooklets'>['columns'][number]

export const useFlatBooklets = (building_id: number, state: TableState) =>
  useQuery({
    ...orpc.booklet.listFlatBooklets.queryOptions({ input: { building_id, ...listInputOf(state) } }),
    ...asList,
  })
/** The first of the search on the screen, in its order, whichever page is shown. */
export const firstFlatBooklets = async (building_id: number, state: TableState, count: number) => {
  const input = { building_id, ...listInputOf({ ...state, page: 1, pageSize: count }) }
  return (await client.booklet.listFlatBooklets(input)).data
}
export const useFillFlats = () => useAct('booklet.fillFlats')

const files = { pdf: client.booklet.downloadPdf, zip: client.booklet.downloadPackage }
export type BookletFile = keyof typeof files

/** The booklet as a file; what is told of the last one is read again. */
export const useDownloadBooklet = (residence_id: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ as }: { as: BookletFile; name: string }) => files[as]({ residence_id }),
    onSuccess: (file, { as, name }) => {
      saveFile(file, `${name}.${as}`)
      return queries.invalidateQueries({ queryKey: [['booklet', 'readBooklet']] })
    },
  })
}

export const useAskForPart = () => useCreation('booklet.askForPart')
export const useRevokeAsk = () => useAct('booklet.revokeAsk')

/** What the link of a mail shows; asked once. */
export const useOpenedAsk = (token: string | null) =>
  useQuery({
    ...orpc.booklet.openAsk.queryOptions({ input: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: Infinity,
    meta: told,
  })
export const useAddToAsk = (token: string) =>
  useOwnAct('booklet.addToAsk', {
    mutationFn: useKeyed(
      (files: File[], key) => upload('booklet.addToAsk', { files }, { token, key }),
      `booklet.addToAsk ${token}`,
    ),
  })

export type { BookletShare, SharedBooklet, SharePart }

export const useShares = (residence_id: number) =>
  useQuery({ ...orpc.booklet.listShares.queryOptions({ input: { residence_id } }), meta: told })
export const useCreateShare = () => useAct('booklet.createShare')
export const useRevokeShare = () => useAct('booklet.revokeShare')

/** Each opening counts: it is asked when somebody opens, and not again. */
export const useOpenShare = () => useAct('booklet.openShare')
type Wanted = { id: number | null; name: string }
/** One file of what a link has opened, or all of it. */
export const useDownloadShared = (pass: string) =>
  useMutation({
    mutationFn: ({ id }: Wanted) => {
      const by = { context: { oneTimeToken: pass } }
      return id === null
        ? client.booklet.downloadSharedPackage({}, by)
        : client.booklet.downloadSharedFile({ file_id: id }, by)
    },
    onSuccess: (file, { name }) => saveFile(file, name),
  })

export type { ImportReport }
/** A package brought back onto a home: looked at first, then taken. */
export const useImportPackage = (residence_id: number) =>
  useOwnAct('booklet.importPackage', {
    mutationFn: ({ file, dry_run }: { file: File; dry_run: boolean }) =>
      upload('booklet.importPackage', { residence_id, file, dry_run: dry_run ? '1' : '0' }),
  })
