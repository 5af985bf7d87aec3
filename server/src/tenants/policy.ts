import { isLandlord } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { policyInProject } from '#platform/policy.ts'
import type { ProjectStanding } from '#platform/standing.ts'

/** TEN-01. Only a landlord's homes have tenants, whoever acts for it (D2-A02). */
const whyNone = ({ companyType }: ProjectStanding): Reason | null => (isLandlord(companyType) ? null : 'FORBIDDEN')

/** Why those at home somewhere are closed to a reader; a third party does not learn who lives there (ruling 6). */
export const tenantPolicy = policyInProject<{ role_code: 'OWNER' | 'TENANT' }>()({
  read: { level: 'read', thirdParties: false, cancelled: 'allow', why: whyNone },
  remove: {
    level: 'write',
    why: (who, { role_code }) => whyNone(who) ?? (role_code === 'OWNER' ? 'RESIDENCE_OWNER_NOT_REMOVABLE' : null),
  },
})

/** What an activation in the company's name meets: what there is to activate, and with what. */
export type ToActivate = { to_activate: number; has_owner_account: boolean }
const whyNotActivated = ({ to_activate, has_owner_account }: ToActivate): Reason | null =>
  to_activate > 0 && !has_owner_account ? 'COMPANY_OWNER_USER_REQUIRED' : null

/** TEN-17. Why a request is not this reader's to decide; accepting may have to activate the home first (TEN-10). */
export const requestPolicy = policyInProject<ToActivate>()({
  accept: { level: 'write', why: (who, home) => whyNone(who) ?? whyNotActivated(home) },
  reject: { level: 'write', why: whyNone },
})

/** FLAT-08, FLAT-10. */
export const activationPolicy = policyInProject<ToActivate>()({
  activate: {
    level: 'write',
    why: (who, home) =>
      whyNone(who) ?? (home.to_activate === 0 ? 'RESIDENCE_ALREADY_ACTIVATED' : whyNotActivated(home)),
  },
})
