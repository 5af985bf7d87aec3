import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, orpc } from '../platform/client.ts'
import { loadIdentity } from '../platform/identity.ts'

export const useResetToken = (token: string) =>
  useQuery({
    ...orpc.accounts.checkPasswordReset.queryOptions({ input: { token } }),
    staleTime: Infinity,
    meta: { tellsErrors: true },
  })

export const useResetPassword = () =>
  useMutation(orpc.accounts.resetPassword.mutationOptions({ meta: { tellsErrors: true } }))

/** The terms in force, for anyone. */
export const useTerms = () => useQuery({ ...orpc.accounts.readTerms.queryOptions(), meta: { tellsErrors: true } })

/** AUTH-31. Asked once for each who asks: the link serves once, and a second answer would say that it is over. */
export const useEmailValidation = (token: string, visitorId: number | null, enabled: boolean) => {
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: [...orpc.accounts.validateEmail.key(), token, visitorId],
    queryFn: async () => {
      const answer = await client.accounts.validateEmail({ token })
      await queryClient.invalidateQueries({ queryKey: orpc.accounts.getMe.key() })
      if (answer.data.is_valid && visitorId !== null) await loadIdentity(queryClient)
      return answer
    },
    enabled,
    staleTime: Infinity,
    retry: false,
    meta: { tellsErrors: true },
  })
}
