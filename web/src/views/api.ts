import type { ViewedList } from '@logis/contract/views.rules'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'

export type { View } from '@logis/contract/views'

/** The reader's own views of a list, and those of the company. */
export const useViews = (company_id: number, list: ViewedList) =>
  useQuery({ ...orpc.views.listViews.queryOptions({ input: { company_id, list } }), meta: told })

export const useCreateView = () => useAct('views.createView')
/** It may have been deleted meanwhile, by a colleague or in another tab. */
export const useEditView = () => useAct('views.editView', { evenIfRefused: true })
export const useDeleteView = () => useAct('views.deleteView', { evenIfRefused: true })
