import type { Reason } from '@logis/contract/errors'
import { policyInProject } from '#platform/policy.ts'
import { isResident } from '#platform/scope.ts'
import type { ProjectNeeds, ProjectStanding } from '#platform/standing.ts'
import { lackToWrite, mayLookAfter } from '../tenants/policy.ts'

export type Standing = { isUnderWay: boolean }
/** The gate opens a home to residents who read; a writing reader of staff is told apart here. */
const inHome = { level: 'read', residents: true, thirdParties: false } as const satisfies ProjectNeeds

/** A tenant learns nothing of a sale. */
const whyNotTold = (who: ProjectStanding): Reason | null => (who.residentRole === 'TENANT' ? 'FORBIDDEN' : null)

/** Who gives up is who owns, where no landlord looks after the people (decision 96). */
const whyNotOwn = (who: ProjectStanding): Reason | null => {
  if (!isResident(who) || who.residentRole !== 'OWNER' || !mayLookAfter(who)) return 'FORBIDDEN'
  return who.isPtg ? 'NO_BOOKLET' : null
}

/** Why the sale of a home is closed to a reader: its owner offers it; they and the company call it off (decision 111). */
export const salePolicy = policyInProject<Standing>()({
  read: { ...inHome, why: whyNotTold },
  start: { ...inHome, why: (who, { isUnderWay }) => whyNotOwn(who) ?? (isUnderWay ? 'SALE_EXISTS' : null) },
  revoke: {
    ...inHome,
    why: (who, { isUnderWay }) => whyNotTold(who) ?? lackToWrite(who) ?? (isUnderWay ? null : 'SALE_NOT_FOUND'),
  },
})
