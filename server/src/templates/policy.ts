import type { CompanyType } from '@logis/contract/companies.rules'
import { policy } from '#platform/policy.ts'
import type { CompanyScope } from '#platform/scope.ts'

const without: readonly CompanyType[] = ['MANUFACTURER', 'INSTALLER']
const landlords: readonly CompanyType[] = ['SOCIAL_LANDLORD', 'COMPANY_MANAGER']

/** Manufacturers and installers have no templates; tenants are a matter of landlords. */
export const templatePolicy = policy<CompanyScope, null>()({
  edit: ({ role }) => (role === 'COMPANY_READER' ? 'FORBIDDEN' : null),
  set_default: ({ role }) => (role === 'COMPANY_ADMIN' ? null : 'FORBIDDEN'),
  use: ({ companyType }) => (without.includes(companyType) ? 'FORBIDDEN' : null),
  DEFAULT_PROJECT_TEMPLATE: ({ companyType }) => (without.includes(companyType) ? 'OPTION_NOT_ALLOWED' : null),
  BYPASS_OWNER_VALIDATION_FOR_TENANT: ({ companyType }) =>
    landlords.includes(companyType) ? null : 'OPTION_NOT_ALLOWED',
})
