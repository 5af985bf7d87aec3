import type { Reason } from '@logis/contract/errors'
import { policy } from '#platform/policy.ts'
import { isResident, type ProjectScope } from '#platform/scope.ts'

/** The devices of a gas passport need no provision; those of a home need the one that opens the card. */
const read = (who: ProjectScope): Reason | null =>
  who.isPtg || who.capabilities.includes('devices') ? null : 'SERVICE_PROVISION_REQUIRED'

const write = (who: ProjectScope): Reason | null => {
  if (who.isCancelled) return 'RESIDENCE_CANCELLED'
  if (who.reach === 'third_party' || isResident(who) || who.role === 'COMPANY_READER') return 'FORBIDDEN'
  return read(who)
}

/** Why the devices of a project are closed to a reader. */
export const devicePolicy = policy<ProjectScope, null>()({
  read,
  write,
  /** Whoever lives there as the owner says what was maintained, as staff do. */
  complete_task: (who) => (isResident(who) ? (who.residentRole === 'OWNER' ? null : 'FORBIDDEN') : write(who)),
})
