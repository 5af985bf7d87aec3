import { identityDomainsMax } from '@logis/contract/identities.rules'
import { policyForCompany } from '#platform/policy.ts'

type Standing = { hasProvider: boolean; isOnlyWay: boolean; isTried: boolean; domains: number }

/** How a company's people sign in is for its administrators. */
export const identityPolicy = policyForCompany<Standing>()({
  edit: { level: 'admin' },
  /** Whoever says that the provider is the only way has come by it: nobody is shut out by a mistake. */
  only: {
    level: 'admin',
    why: (_who, { hasProvider, isOnlyWay, isTried }) => {
      if (!hasProvider) return 'IDENTITY_PROVIDER_UNKNOWN'
      return isOnlyWay || isTried ? null : 'IDENTITY_NOT_TRIED'
    },
  },
  add_domain: {
    level: 'admin',
    why: (_who, { domains }) => (domains >= identityDomainsMax ? 'IDENTITY_DOMAINS_LIMIT_REACHED' : null),
  },
})
