import type { CompanyType } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { policyForCompany } from '#platform/policy.ts'
import type { CompanyStanding } from '#platform/standing.ts'

const ownedTypes: readonly CompanyType[] = ['SOCIAL_LANDLORD', 'COMPANY_MANAGER']
const only = (isAllowed: boolean): Reason | null => (isAllowed ? null : 'COMPANY_FIELD_NOT_ALLOWED')

/** T12: each field has its own right; an administrator of the platform has them all. */
export const companyPolicy = policyForCompany<null>()({
  /** Affiliates and communication settings; what else the sheet holds has a right of its own besides. */
  administer: { level: 'admin' },
  /** Name, type and sponsorship: managers, on themselves and on what is below them. */
  edit_sheet: { level: 'admin', why: ({ isManager }: CompanyStanding) => only(isManager) },
  /** The account that owns the homes of a landlord: never set by support in someone's name (decision 79). */
  set_owner: {
    level: 'admin',
    why: ({ actor, companyType }: CompanyStanding) =>
      actor.impersonatorId === null
        ? only(actor.isAdministrator || ownedTypes.includes(companyType))
        : 'NOT_WHILE_IMPERSONATED',
  },
})
