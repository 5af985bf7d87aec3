import { policyOfPerson } from '#platform/policy.ts'
import type { AdministratorScope } from '#platform/scope.ts'

/** Why an act on a product is closed to an administrator. */
export const sheetPolicy = policyOfPerson<AdministratorScope>()<{ is_used: boolean }>()({
  delete: { why: (_who, { is_used }) => (is_used ? 'IN_USE' : null) },
})
