import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import { policy } from '#platform/policy.ts'

/** Who edits a company: what they act as, and for a company of which type. */
export type Editor = { isAdministrator: boolean; isManager: boolean; role: CompanyRole; companyType: CompanyType }

const ownedTypes: readonly CompanyType[] = ['SOCIAL_LANDLORD', 'COMPANY_MANAGER']

/** T12: each field has its own right; an administrator of the platform has them all. */
export const companyPolicy = policy<Editor, null>()({
  /** Name, type and sponsorship: managers, on themselves and on what is below them. */
  edit_sheet: (who) => (who.isAdministrator || who.isManager ? null : 'COMPANY_FIELD_NOT_ALLOWED'),
  /** The account that owns the homes of a landlord. */
  set_owner: (who) =>
    who.isAdministrator || ownedTypes.includes(who.companyType) ? null : 'COMPANY_FIELD_NOT_ALLOWED',
})
