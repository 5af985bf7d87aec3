import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import { policy } from '#platform/policy.ts'

/** Who edits a company: what they act as, and for a company of which type. */
export type Editor = {
  isAdministrator: boolean
  isManager: boolean
  role: CompanyRole
  companyType: CompanyType
  /** Whether they may act for the company at all, not only look at it. */
  acts: boolean
}

const ownedTypes: readonly CompanyType[] = ['SOCIAL_LANDLORD', 'COMPANY_MANAGER']

const administer = (who: Editor) => {
  if (who.isAdministrator) return null
  if (!who.acts) return 'COMPANY_SWITCH_NOT_ALLOWED'
  return who.role === 'COMPANY_ADMIN' ? null : 'FORBIDDEN'
}
const only = (isAllowed: boolean) => (isAllowed ? null : 'COMPANY_FIELD_NOT_ALLOWED')

/** T12: each field has its own right; an administrator of the platform has them all. */
export const companyPolicy = policy<Editor, null>()({
  /** Affiliates and communication settings. */
  administer,
  /** Name, type and sponsorship: managers, on themselves and on what is below them. */
  edit_sheet: (who) => administer(who) ?? only(who.isAdministrator || who.isManager),
  /** The account that owns the homes of a landlord. */
  set_owner: (who) => administer(who) ?? only(who.isAdministrator || ownedTypes.includes(who.companyType)),
})
