import type { EnergyUtility } from '@logis/contract/energies.utilities'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../../platform/acts.ts'
import { asList } from '../../platform/asList.ts'
import { orpc } from '../../platform/client.ts'
import { listInputOf, type TableState } from '../../ui/tableState.ts'

export type { EnergyUtility }

/** ADMIN-13. */
export const useUtilities = (state: TableState) =>
  useQuery({ ...orpc.energies.listUtilities.queryOptions({ input: listInputOf(state) }), ...asList })

export const useCreateUtility = () => useAct('energies.createUtility')
export const useEditUtility = () => useAct('energies.editUtility')
/** A connection may have been given to it meanwhile. */
export const useDeleteUtility = () => useAct('energies.deleteUtility', { evenIfRefused: true })
