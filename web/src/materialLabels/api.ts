import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'

/** FAV-17. Of a company and those below it. */
export const useLabels = (company_id: number) =>
  useQuery({ ...orpc.materialLabels.listLabels.queryOptions({ input: { company_id } }), meta: told })

/** Read again also when it was refused: someone else may have kept the same wall. */
export const useCreateLabel = () => useAct('materialLabels.createLabel', { evenIfRefused: true, toasts: true })
/** FAV-21: the teller says a failure; nothing special is shown. */
export const useEditLabel = () => useAct('materialLabels.editLabel', { toasts: true })
export const useDeleteLabel = () => useAct('materialLabels.deleteLabel')
