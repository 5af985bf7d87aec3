import { policyOfPerson } from '#platform/policy.ts'
import type { AdministratorScope } from '#platform/scope.ts'

/** Why an act on a trade is closed to an administrator. */
export const tradePolicy = policyOfPerson<AdministratorScope>()<{ contacts_count: number }>()({
  delete: { why: (_who, { contacts_count }) => (contacts_count > 0 ? 'IN_USE' : null) },
})
