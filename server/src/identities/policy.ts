import { identityDomainsMax } from '@logis/contract/identities.rules'
import { policyForCompany } from '#platform/policy.ts'

type Standing = { hasProvider: boolean; isOnlyWay: boolean; isTried: boolean; hasWayBack: boolean; domains: number }

/** How a company's people sign in is for its administrators. */
export const identityPolicy = policyForCompany<Standing>()({
  edit: { level: 'admin' },
  /**
   * Whoever says that the provider is the only way has come by it, and an administrator keeps a password: nobody is shut
   * out by a mistake, nor by a provider that breaks.
   */
  only: {
    level: 'admin',
    why: (_who, { hasProvider, isOnlyWay, isTried, hasWayBack }) => {
      if (!hasProvider) return 'IDENTITY_PROVIDER_UNKNOWN'
      if (isOnlyWay) return null
      if (!isTried) return 'IDENTITY_NOT_TRIED'
      return hasWayBack ? null : 'IDENTITY_WAY_BACK_MISSING'
    },
  },
  add_domain: {
    level: 'admin',
    why: (_who, { domains }) => (domains >= identityDomainsMax ? 'IDENTITY_DOMAINS_LIMIT_REACHED' : null),
  },
})
