import type { Reason } from '@logis/contract/errors'
import { quotaRefusal, type Quota } from '@logis/contract/passports.rules'
import { policyForCompany } from '#platform/policy.ts'
import { isStaffOf, type CompanyStanding } from '#platform/standing.ts'

/** Gas passports and their quota belong to installers; whoever acts for one may look. */
const whyNone = ({ companyType }: CompanyStanding): Reason | null => (companyType === 'INSTALLER' ? null : 'FORBIDDEN')

/** `quota` is null where the month's is not asked for yet. */
export const passportPolicy = policyForCompany<Quota | null>()({
  read: { level: 'read', why: whyNone },
  /** PTG-24. For the installer's own staff: a manager who looks at an installer is not one. */
  create: {
    level: 'write',
    why: (who, quota) => (isStaffOf(who) ? (whyNone(who) ?? (quota && quotaRefusal(quota))) : 'FORBIDDEN'),
  },
})
