import type { EnergyRequest } from '@logis/contract/energies'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { EnergyRequest }

/** ADMIN-09. */
export const useEnergyRequests = (state: TableState) =>
  useQuery({ ...orpc.energies.listRequests.queryOptions({ input: listInputOf(state) }), ...asList })

/** Somebody may have decided meanwhile. */
export const useApproveRequest = () => useAct('energies.approveRequest', { evenIfRefused: true })
export const useRejectRequest = () => useAct('energies.rejectRequest', { evenIfRefused: true })
export const useRetryRequest = () => useAct('energies.retryRequest', { evenIfRefused: true })
