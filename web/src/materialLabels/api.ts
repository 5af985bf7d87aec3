import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { orpc } from '../platform/client.ts'

const told = { tellsErrors: true } as const

/** FAV-17. Of a company and those below it. */
export const useLabels = (company_id: number) =>
  useQuery({ ...orpc.materialLabels.listLabels.queryOptions({ input: { company_id } }), meta: told })

const useLabelsRefresh = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: orpc.materialLabels.key() })
}
/** Read again also when it was refused: someone else may have kept the same wall. */
export const useCreateLabel = () =>
  useMutation(orpc.materialLabels.createLabel.mutationOptions({ onSettled: useLabelsRefresh() }))
/** FAV-21: the teller says a failure; nothing special is shown. */
export const useEditLabel = () =>
  useMutation(orpc.materialLabels.editLabel.mutationOptions({ onSuccess: useLabelsRefresh() }))
export const useDeleteLabel = () =>
  useMutation(orpc.materialLabels.deleteLabel.mutationOptions({ onSuccess: useLabelsRefresh(), meta: told }))
