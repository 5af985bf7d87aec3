import type { SubscriptionState } from '@logis/contract/subscriptions.rules'
import { policyOfPerson } from '#platform/policy.ts'
import type { AdministratorScope } from '#platform/scope.ts'

type Standing = { state: SubscriptionState; ends_on: string | null }

/** Why an act on a subscription is closed to an administrator. */
export const subscriptionPolicy = policyOfPerson<AdministratorScope>()<Standing>()({
  edit: {},
  end: { why: (_who, { state }) => (state === 'RUNNING' ? null : 'SUBSCRIPTION_NOT_RUNNING') },
  renew: { why: (_who, { ends_on }) => (ends_on === null ? 'SUBSCRIPTION_WITHOUT_END' : null) },
  delete: { why: (_who, { state }) => (state === 'PLANNED' ? null : 'SUBSCRIPTION_HAS_BEGUN') },
})
