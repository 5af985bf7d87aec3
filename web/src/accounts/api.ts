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

export const useChangePassword = () =>
  useMutation(orpc.accounts.changePassword.mutationOptions({ meta: { tellsErrors: true } }))

/** The terms in force, for anyone. */
export const useTerms = () => useQuery({ ...orpc.accounts.readTerms.queryOptions(), meta: { tellsErrors: true } })

/** RES-03. Whoever has accepted is asked who they are again: the rest of the portal opens by the answer. */
export const useAcceptTerms = (user_id: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (version: string) => client.accounts.acceptTerms({ user_id, version }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: orpc.accounts.getMe.key() })
      await loadIdentity(queryClient)
    },
    // A version published meanwhile is read before it is accepted.
    onError: () => queryClient.invalidateQueries({ queryKey: orpc.accounts.readTerms.key() }),
    meta: { tellsErrors: true },
  })
}

/** API-12. The card tells its own errors. */
export const useChangeEmail = () =>
  useMutation(orpc.accounts.changeEmail.mutationOptions({ meta: { tellsErrors: true } }))
export const useResendValidation = () => useMutation(orpc.accounts.resendValidation.mutationOptions())

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

/** Asked anew each time the page opens: what was closed elsewhere is gone. */
export const useOwnSessions = (user_id: number) =>
  useQuery({
    ...orpc.accounts.listSessions.queryOptions({ input: { user_id } }),
    staleTime: 0,
    meta: { tellsErrors: true },
  })

const useSessionsChange = () => {
  const queryClient = useQueryClient()
  return { onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.accounts.listSessions.key() }) }
}
export const useEndSession = () => useMutation(orpc.accounts.endSession.mutationOptions(useSessionsChange()))
export const useEndOtherSessions = () =>
  useMutation(orpc.accounts.endOtherSessions.mutationOptions(useSessionsChange()))
