import type { Reason } from '@logis/contract/errors'
import { quotaRefusal, type Quota } from '@logis/contract/passports.rules'
import { policy } from '#platform/policy.ts'
import type { CompanyScope } from '#platform/scope.ts'

/** Gas passports and their quota belong to installers; whoever acts for one may look. */
export const mayRead = ({ companyType }: CompanyScope): Reason | null =>
  companyType === 'INSTALLER' ? null : 'FORBIDDEN'

/** PTG-24. Creating one is for the installer's own staff: a manager who looks at an installer is not one. */
export const mayCreate = (who: CompanyScope): Reason | null =>
  who.role !== 'COMPANY_READER' && who.actor.memberships.some(({ company_id }) => company_id === who.companyId)
    ? mayRead(who)
    : 'FORBIDDEN'

export const passportPolicy = policy<CompanyScope, Quota>()({
  create: (who, quota) => mayCreate(who) ?? quotaRefusal(quota),
})
