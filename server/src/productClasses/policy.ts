import { policyOfPerson } from '#platform/policy.ts'
import type { AdministratorScope } from '#platform/scope.ts'

type Uses = { products_count: number; classes_count: number }

/** Why an act on a class is closed to an administrator. */
export const classPolicy = policyOfPerson<AdministratorScope>()<Uses>()({
  delete: {
    why: (_who, { products_count, classes_count }) => (products_count + classes_count > 0 ? 'IN_USE' : null),
  },
})
