import type { AskedProduct } from '@logis/contract/products.requests'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../../platform/acts.ts'
import { asList } from '../../platform/asList.ts'
import { orpc } from '../../platform/client.ts'
import { told } from '../../platform/told.ts'
import { listInputOf, type TableState } from '../../ui/tableState.ts'

export type { AskedProduct }

/** ADMIN-03. */
export const useProductRequests = (state: TableState) =>
  useQuery({ ...orpc.products.listRequests.queryOptions({ input: listInputOf(state) }), ...asList })

/** How many wait; undefined until it is known. */
export const useWaitingRequests = () =>
  useQuery({
    ...orpc.products.listRequests.queryOptions({ input: { search: { status: 'PENDING' }, page_size: 1 } }),
    meta: told,
  }).data?.meta.total

/** Somebody may have decided meanwhile. */
export const useAcceptRequest = () => useAct('products.acceptRequest', { evenIfRefused: true })
export const useMergeRequest = () => useAct('products.mergeRequest', { evenIfRefused: true })
export const useRejectRequest = () => useAct('products.rejectRequest', { evenIfRefused: true })
