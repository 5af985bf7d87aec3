import { domainOf } from '@logis/contract/identities.rules'
import { useEffect, useState } from 'react'
import { client } from '../platform/caller.ts'
import { elsewhere } from '../platform/elsewhere.ts'
import { useCall } from '../platform/useCall.ts'
import type { IdentityProvider } from './api.ts'

type Found = { domain: string; provider: IdentityProvider | undefined }

/** The provider of whoever has proven the domain of an address that is being typed. */
export const useProviderOf = (email: string): IdentityProvider | undefined => {
  const domain = domainOf(email) ?? undefined
  const [found, setFound] = useState<Found>()
  const known = found?.domain === domain
  useEffect(() => {
    if (domain === undefined || known) return
    let gone = false
    client.identities.listProviders({ domain }).then(
      ({ data }) => gone || setFound({ domain, provider: data[0] }),
      // An offer that cannot be made is none.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [domain, known])
  return known ? found?.provider : undefined
}

/** AUTH-28. The browser goes to the provider. */
export const useStartSignIn = () =>
  useCall(client.identities.startSignIn, { onSuccess: ({ data }) => elsewhere.go(data.url) })
