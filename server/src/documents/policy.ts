import { policy } from '#platform/policy.ts'
import type { ProjectScope } from '#platform/scope.ts'

/** Why the documents of a project are closed to a reader's changes. The gate refuses by the same conditions. */
export const documentPolicy = policy<ProjectScope, null>()({
  write: (who) => {
    if (who.isCancelled) return 'RESIDENCE_CANCELLED'
    if (who.reach === 'third_party' || who.reach === 'resident' || who.role === 'COMPANY_READER') return 'FORBIDDEN'
    return who.capabilities.includes('documents') ? null : 'SERVICE_PROVISION_REQUIRED'
  },
})
