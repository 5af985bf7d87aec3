import { policyInProject } from '#platform/policy.ts'

/** Why the flats of a building are not this reader's to invite together. */
export const flatInvitationPolicy = policyInProject<null>()({
  invite_flats: { level: 'write', capability: 'flats' },
})
