import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import { loadIdentity } from '../platform/identity.ts'
import { told } from '../platform/told.ts'

// Apart from `api.ts`, which the sign-in page loads: acts, and the map of what they make stale, are not for it.

export const useChangePassword = () => useAct('accounts.changePassword')

/** API-12. */
export const useChangeEmail = () => useAct('accounts.changeEmail')
export const useResendValidation = () => useAct('accounts.resendValidation', { toasts: true })

/** RES-03. Whoever has accepted is asked who they are again: the rest of the portal opens by the answer. */
export const useAcceptTerms = (user_id: number) => {
  const queryClient = useQueryClient()
  return useOwnAct('accounts.acceptTerms', {
    mutationFn: (version: string) => client.accounts.acceptTerms({ user_id, version }),
    onSuccess: () => loadIdentity(queryClient),
    // A version published meanwhile is read before it is accepted.
    onError: () => queryClient.invalidateQueries({ queryKey: orpc.accounts.readTerms.key() }),
  })
}

/** Asked anew each time the page opens: what was closed elsewhere is gone. */
export const useOwnSessions = (user_id: number) =>
  useQuery({ ...orpc.accounts.listSessions.queryOptions({ input: { user_id } }), staleTime: 0, meta: told })

export const useEndSession = () => useAct('accounts.endSession', { toasts: true, evenIfRefused: true })
export const useEndOtherSessions = () => useAct('accounts.endOtherSessions', { toasts: true, evenIfRefused: true })
