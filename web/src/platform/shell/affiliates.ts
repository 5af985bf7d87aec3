import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orpc } from '../client.ts'

const told = { tellsErrors: true } as const

const useRefresh = () => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: orpc.companies.key() })
}

/** AFF-08. */
export const useAddAffiliate = () =>
  useMutation({ ...orpc.companies.createChild.mutationOptions(), meta: told, onSuccess: useRefresh() })

/** AFF-11. */
export const useDeleteAffiliate = () =>
  useMutation({ ...orpc.companies.deleteChild.mutationOptions(), meta: told, onSuccess: useRefresh() })
