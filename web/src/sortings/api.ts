import type { Sorting, SortingFile } from '@logis/contract/sortings'
import type { SortingFileState, SortingLabel } from '@logis/contract/sortings.rules'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'
import { askedEvery, withoutGone } from '../platform/watched.ts'
import { everyRow, listInputOf, type TableState } from '../ui/tableState.ts'
import { sendAll, type Dropped, type Sent } from './sending.ts'

export type { Sorting, SortingFile, SortingFileState, SortingLabel }

/** What a label is called, by its code. */
export type LabelName = { code: string; name: string }

/** How often one asks how far it is. */
const pollMs = 1000
/** The same of a list in which one is on its way. */
const listPollMs = 5000

export const isMoving = ({ state, counts }: Pick<Sorting, 'state' | 'counts'>) =>
  state === 'RUNNING' || counts.WAITING > 0

export const useSortings = (company_id: number) =>
  useQuery({
    ...orpc.sortings.listSortings.queryOptions({ input: { company_id } }),
    refetchInterval: askedEvery(listPollMs, (answer) => answer?.data.some(isMoving) ?? false),
    meta: told,
  })

export const useSorting = (company_id: number, sorting_id: number) =>
  withoutGone(
    useQuery({
      ...orpc.sortings.getSorting.queryOptions({ input: { company_id, sorting_id } }),
      refetchInterval: askedEvery(pollMs, (answer) => answer !== undefined && isMoving(answer.data)),
      meta: told,
    }),
  )

/** All the files of the search: those in sight are drawn. */
export const useSortingFiles = (company_id: number, sorting_id: number, state: TableState) =>
  useQuery({
    ...orpc.sortings.listSortingFiles.queryOptions({
      input: { company_id, sorting_id, ...listInputOf({ ...state, page: 1, pageSize: everyRow }) },
    }),
    placeholderData: (before) => before,
    meta: told,
  })

/** The live homes of the company that a text finds; the newest before anything is typed. */
export const useOwnHomes = (company_id: number, text: string) =>
  useQuery({
    ...orpc.projects.listProjects.queryOptions({
      input: { company_id, page: 1, page_size: 25, sort: 'name', ...(text && { search: text }) },
    }),
    ...asList,
  })

/** Opens a draft for what was dropped, and brings it all; told as it goes. */
export const useDrop = (company_id: number, onProgress: (sent: Sent) => void) =>
  useOwnAct('sortings.openSorting', {
    mutationFn: (dropped: readonly Dropped[]) => sendAll(company_id, dropped, onProgress),
  })
export const useCorrectFiles = () => useAct('sortings.correctSortingFiles')
/** By drag: what is refused is a toast. */
export const useMoveFiles = () => useAct('sortings.correctSortingFiles', { toasts: true })
export const useStartSorting = () => useAct('sortings.startSorting')
export const useUndoSorting = () => useAct('sortings.undoSorting')
export const useDiscardSorting = () => useAct('sortings.discardSorting')

/** What became of each file, for a spreadsheet. */
export const useReport = (company_id: number) =>
  useMutation({
    mutationFn: ({ sorting_id }: { sorting_id: number; name: string }) =>
      client.sortings.exportSorting({ company_id, sorting_id }),
    onSuccess: (file, { name }) => saveFile(file, name),
  })
