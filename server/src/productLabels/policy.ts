import { policyOfPerson } from '#platform/policy.ts'
import type { AdministratorScope } from '#platform/scope.ts'

/** Why an act on a label is closed to an administrator. */
export const labelPolicy = policyOfPerson<AdministratorScope>()<{ products_count: number }>()({
  delete: { why: (_who, { products_count }) => (products_count > 0 ? 'IN_USE' : null) },
})
