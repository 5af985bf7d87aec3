import { policyInProject } from '#platform/policy.ts'

/** What the energy providers tell is filled by the platform's administrators; the screens of others show of it what is theirs to see. */
export const energyPolicy = policyInProject<null>()({
  read: { level: 'platform', cancelled: 'allow' },
  fill: { level: 'platform' },
})
