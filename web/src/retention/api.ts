import type { Retention } from '@logis/contract/retention'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'
import { askedEvery } from '../platform/watched.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Retention }

/** How often one asks whether what is being erased is erased. */
const pollMs = 5000

/** ADMIN-19. */
export const useRetentions = (state: TableState) =>
  useQuery({
    ...orpc.retentions.listRetentions.queryOptions({ input: listInputOf(state) }),
    refetchInterval: askedEvery(pollMs, (answer) => answer?.data.some(({ state: at }) => at === 'ERASING') ?? false),
    placeholderData: (before) => before,
    meta: told,
  })

/** The first companies of a search, as many as one decision is about. */
export const firstRetentions = async (state: TableState, count: number) =>
  (await client.retentions.listRetentions(listInputOf({ ...state, page: 1, pageSize: count }))).data

export const useDecideRetention = () => useAct('retentions.decideRetention', { evenIfRefused: true })
export const useHoldRetention = () => useAct('retentions.holdRetention')
export const useReleaseRetention = () => useAct('retentions.releaseRetention', { evenIfRefused: true })

/** What was erased, as a spreadsheet. */
export const useExportErasures = (name: string) =>
  useMutation({
    mutationFn: () => client.retentions.exportErasures({}),
    onSuccess: (file) => saveFile(file, `${name}.csv`),
  })
