import type { CompanyIdentity, IdentityDomain, IdentityProvider, OwnIdentity } from '@logis/contract/identities'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'

export type { CompanyIdentity, IdentityDomain, IdentityProvider, OwnIdentity }

/** AUTH-28. Asked once: what the provider said serves once. A refusal is told on the sign-in page. */
export const useFinishSignIn = (provider: string, answer: string) =>
  useQuery({
    queryKey: [...orpc.identities.finishSignIn.key(), provider, answer],
    queryFn: () => client.identities.finishSignIn({ provider, answer }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const useProveIdentity = () =>
  useMutation(orpc.identities.proveIdentity.mutationOptions({ meta: { tellsErrors: true } }))

export const useCompanyIdentity = (company_id: number) =>
  useQuery({ ...orpc.identities.getCompanyIdentity.queryOptions({ input: { company_id } }), meta: told })

export const useSetProvider = () => useAct('identities.setCompanyProvider')
export const useRemoveProvider = () => useAct('identities.removeCompanyProvider')
export const useSetOnlyWay = () => useAct('identities.setOnlyWay')
export const useAddDomain = () => useAct('identities.addDomain')
export const useRemoveDomain = () => useAct('identities.removeDomain', { evenIfRefused: true })

/** Whoever has looked knows what was found. */
export const useProveDomain = () => useAct('identities.proveDomain', { toasts: true })

export const useOwnIdentities = (user_id: number) =>
  useQuery({ ...orpc.identities.listOwnIdentities.queryOptions({ input: { user_id } }), staleTime: 0, meta: told })
export const useUnlinkIdentity = () => useAct('identities.unlinkIdentity', { evenIfRefused: true })
