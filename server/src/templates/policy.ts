import type { CompanyType } from '@logis/contract/companies.rules'
import { policy } from '#platform/policy.ts'
import type { CompanyScope } from '#platform/scope.ts'

const without: readonly CompanyType[] = ['MANUFACTURER', 'INSTALLER']

/** Manufacturers and installers have no templates. */
export const templatePolicy = policy<CompanyScope, null>()({
  use: ({ companyType }) => (without.includes(companyType) ? 'FORBIDDEN' : null),
})
