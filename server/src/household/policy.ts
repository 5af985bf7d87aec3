import type { Reason } from '@logis/contract/errors'
import { policyInProject } from '#platform/policy.ts'

/** What someone keeps for themselves is changed by them alone, whoever else of the home reads it. */
export type Kept = { author: { id: number } }

const whyNotOwn = (who: { actor: { userId: number } }, { author }: Kept): Reason | null =>
  author.id === who.actor.userId ? null : 'THING_OF_ANOTHER'

/** Why what a household keeps is closed to one of it. To all others there is no home, cancelled or not. */
export const householdPolicy = policyInProject<Kept>()({
  write: { level: 'read', residents: true, cancelled: 'allow', why: whyNotOwn },
})
