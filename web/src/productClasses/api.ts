import type { ProductClass } from '@logis/contract/productClasses'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { ProductClass }

/** ADMIN-04. */
export const useClasses = (state: TableState) =>
  useQuery({ ...orpc.productClasses.listClasses.queryOptions({ input: listInputOf(state) }), ...asList })

/** All of them, in the order of the tree. */
export const useWholeTree = () =>
  useQuery({ ...orpc.productClasses.listClasses.queryOptions({ input: { page_size: -1 } }), meta: told })

export const useCreateClass = () => useAct('productClasses.createClass')
/** What it is put under may have been deleted meanwhile. */
export const useEditClass = () => useAct('productClasses.editClass', { evenIfRefused: true })
/** It may have been given a product meanwhile. */
export const useDeleteClass = () => useAct('productClasses.deleteClass', { evenIfRefused: true })
