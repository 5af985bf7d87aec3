import type { Maker } from '@logis/contract/manufacturers'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Maker }

/** ADMIN-02. */
export const useMakers = (state: TableState) =>
  useQuery({ ...orpc.manufacturers.listMakers.queryOptions({ input: listInputOf(state) }), ...asList })

export const useCreateMaker = () => useAct('manufacturers.createMaker')
export const useEditMaker = () => useAct('manufacturers.editMaker')
/** It may have been given to a product meanwhile. */
export const useDeleteMaker = () => useAct('manufacturers.deleteMaker', { evenIfRefused: true })
