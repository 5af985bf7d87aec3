import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../../platform/acts.ts'
import { client, orpc } from '../../platform/client.ts'
import { loadIdentity } from '../../platform/identity.ts'
import { makePasskey, signByPasskey } from '../passkeys/device.ts'

const fresh = { staleTime: 0, meta: { tellsErrors: true } }

/** Asked anew each time the page opens. */
export const useFactors = (user_id: number) =>
  useQuery({ ...orpc.accounts.listFactors.queryOptions({ input: { user_id } }), ...fresh })
export const useSignIns = (user_id: number) =>
  useQuery({ ...orpc.accounts.listSignIns.queryOptions({ input: { user_id } }), ...fresh })

/** A secret that nobody keeps: asked for when it is shown, and never again. */
export const useStartTotp = () => useAct('accounts.startTotp', { toasts: true })
/** Whoever owed a second factor owes none any more. */
export const useConfirmTotp = () => {
  const queryClient = useQueryClient()
  return useAct('accounts.confirmTotp', {
    toasts: true,
    onSuccess: () => void loadIdentity(queryClient),
  })
}
export const useRemoveTotp = () => useAct('accounts.removeTotp', { toasts: true })
export const useRenewRecoveryCodes = () => useAct('accounts.renewRecoveryCodes', { toasts: true })
export const useProveIdentity = () => useAct('accounts.proveIdentity', { toasts: true })
export const useProveByPasskey = () =>
  useOwnAct('accounts.proveIdentity', {
    mutationFn: async (user_id: number) => {
      const passkey = await signByPasskey()
      return passkey && client.accounts.proveIdentity({ user_id, passkey })
    },
  })

/** What the device needs is asked for, the device makes the passkey, and what it made is named. */
export const useMakePasskey = () =>
  useOwnAct('accounts.startPasskey', {
    mutationFn: async (user_id: number) => makePasskey((await client.accounts.startPasskey({ user_id })).data),
  })
export const useAddPasskey = () => useAct('accounts.addPasskey')
export const useRenamePasskey = () => useAct('accounts.renamePasskey', { evenIfRefused: true })
export const useRemovePasskey = () => useAct('accounts.removePasskey', { evenIfRefused: true })
