import type { ProductLabel } from '@logis/contract/productLabels'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { ProductLabel }

/** ADMIN-05. */
export const useLabels = (state: TableState) =>
  useQuery({ ...orpc.productLabels.listLabels.queryOptions({ input: listInputOf(state) }), ...asList })

export const useCreateLabel = () => useAct('productLabels.createLabel')
export const useEditLabel = () => useAct('productLabels.editLabel')
/** It may have been given to a product meanwhile. */
export const useDeleteLabel = () => useAct('productLabels.deleteLabel', { evenIfRefused: true })
