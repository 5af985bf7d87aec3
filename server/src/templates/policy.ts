import type { CompanyType } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { policyForCompany, policyInProject } from '#platform/policy.ts'

const without: readonly CompanyType[] = ['MANUFACTURER', 'INSTALLER']
const landlords: readonly CompanyType[] = ['SOCIAL_LANDLORD', 'COMPANY_MANAGER']

type OfCompany = { companyType: CompanyType }
const whyNone = ({ companyType }: OfCompany): Reason | null => (without.includes(companyType) ? 'FORBIDDEN' : null)
const optionFor = (isAllowed: boolean): Reason | null => (isAllowed ? null : 'OPTION_NOT_ALLOWED')

/** Manufacturers and installers have no templates; tenants are a matter of landlords. */
export const templatePolicy = policyForCompany<null>()({
  read: { level: 'read', why: whyNone },
  edit: { level: 'write', why: whyNone },
  set_default: { level: 'admin', why: ({ companyType }) => optionFor(!without.includes(companyType)) },
  bypass_owner: { level: 'admin', why: ({ companyType }) => optionFor(landlords.includes(companyType)) },
})

/** Why a project takes no template. */
export const projectTemplatePolicy = policyInProject<null>()({
  apply_template: { level: 'write', capability: 'apply_template', why: whyNone },
})
