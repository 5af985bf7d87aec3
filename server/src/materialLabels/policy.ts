import { opensRoute } from '@logis/contract/companies.rules'
import { policy } from '#platform/policy.ts'
import type { CompanyScope } from '#platform/scope.ts'

/** Why the favourites of a company are closed to a reader. `companyId` is the company whose favourite it is. */
export const labelPolicy = policy<CompanyScope, { companyId: number }>()({
  read: (who) => (opensRoute(who.companyType, 'material_labels') ? null : 'FORBIDDEN'),
  write: (who, { companyId }) => {
    if (!opensRoute(who.companyType, 'material_labels') || who.role === 'COMPANY_READER') return 'FORBIDDEN'
    if (who.actor.isSupport && !who.actor.isAdministrator) return 'FORBIDDEN'
    // Only a manager acts for the companies below its own.
    return who.companyId === companyId || who.isManager ? null : 'COMPANY_SWITCH_NOT_ALLOWED'
  },
})
