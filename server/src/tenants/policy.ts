import { isLandlord } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { policyForCompany, policyInProject } from '#platform/policy.ts'
import { isResident } from '#platform/scope.ts'
import { lackInProject, type ProjectNeeds, type ProjectStanding } from '#platform/standing.ts'

/**
 * TEN-17, decision 96. In a landlord's homes its people alone decide; in any other home its owner does, and a tenant
 * leaves by themselves. Nobody who lives in a flat looks after the building around it.
 */
export const mayLookAfter = ({ companyType, residenceType }: ProjectStanding) =>
  !isLandlord(companyType) && residenceType !== 'BUILDING'

/** TEN-01. Of companies, only a landlord's homes have tenants, whoever acts for it (D2-A02). */
const whyNone = (who: ProjectStanding): Reason | null => {
  if (isResident(who)) return who.residentRole === 'OWNER' && mayLookAfter(who) ? null : 'FORBIDDEN'
  return isLandlord(who.companyType) ? null : 'FORBIDDEN'
}

const reading = { level: 'read', residents: true, cancelled: 'allow' } as const satisfies ProjectNeeds
/** The gate opens deciding to residents as it does reading; staff need what any writing needs. */
export const lackToWrite = (who: ProjectStanding): Reason | null =>
  isResident(who) ? null : lackInProject({ level: 'write' }, who)

export type AtHome = { role_code: 'OWNER' | 'TENANT'; user_id?: number; is_owner_account?: boolean }
const isSelf = ({ actor }: ProjectStanding, { user_id }: AtHome) => user_id === actor.userId

/** A landlord's own account owns its homes, and it alone: whoever else came to own one may be removed (decision 38). */
const mayRemoveOwner = ({ companyType }: ProjectStanding, { is_owner_account }: AtHome) =>
  isLandlord(companyType) && is_owner_account === false

/** Why those at home somewhere are closed to a reader; a third party does not learn who lives there (ruling 6). */
export const tenantPolicy = policyInProject<AtHome>()({
  read: { ...reading, thirdParties: false, why: whyNone },
  remove: {
    ...reading,
    // A tenant leaves by themselves.
    why: (who, one) =>
      lackToWrite(who) ??
      (isResident(who) && isSelf(who, one) ? null : whyNone(who)) ??
      (one.role_code === 'OWNER' && !mayRemoveOwner(who, one) ? 'RESIDENCE_OWNER_NOT_REMOVABLE' : null),
  },
})

/** Why the people of all homes are closed to a company's own: only a landlord is told who lives in them. */
export const companyResidentPolicy = policyForCompany<null>()({
  read: { level: 'read', why: ({ companyType }) => (isLandlord(companyType) ? null : 'FORBIDDEN') },
})

/** What an activation in the company's name meets: what there is to activate, and with what. */
export type ToActivate = { to_activate: number; has_owner_account: boolean }
const whyNotActivated = ({ to_activate, has_owner_account }: ToActivate): Reason | null =>
  to_activate > 0 && !has_owner_account ? 'COMPANY_OWNER_USER_REQUIRED' : null

/** TEN-17. Why a request is not this reader's to decide; accepting may have to activate the home first (TEN-10). */
export const requestPolicy = policyInProject<ToActivate>()({
  accept: { ...reading, why: (who, home) => lackToWrite(who) ?? whyNone(who) ?? whyNotActivated(home) },
  reject: { ...reading, why: (who) => lackToWrite(who) ?? whyNone(who) },
})

/** FLAT-08, FLAT-10. */
export const activationPolicy = policyInProject<ToActivate>()({
  activate: {
    level: 'write',
    why: (who, home) =>
      whyNone(who) ?? (home.to_activate === 0 ? 'RESIDENCE_ALREADY_ACTIVATED' : whyNotActivated(home)),
  },
})
