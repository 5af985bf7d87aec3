import { opensRoute } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { policyForCompany } from '#platform/policy.ts'
import type { CompanyStanding } from '#platform/standing.ts'

const whyNone = ({ companyType }: CompanyStanding): Reason | null =>
  opensRoute(companyType, 'material_labels') ? null : 'FORBIDDEN'

/** Why the favourites of a company are closed to a reader. `companyId` is the company whose favourite it is. */
export const labelPolicy = policyForCompany<{ companyId: number }>()({
  read: { level: 'read', why: whyNone },
  write: {
    level: 'write',
    // Only a manager acts for the companies below its own.
    why: (who, { companyId }) =>
      whyNone(who) ?? (who.companyId === companyId || who.isManager ? null : 'COMPANY_SWITCH_NOT_ALLOWED'),
  },
})
