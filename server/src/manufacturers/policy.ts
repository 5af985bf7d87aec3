import { policyOfPerson } from '#platform/policy.ts'
import type { AdministratorScope } from '#platform/scope.ts'

type Maker = { generic: boolean; products_count: number }

/** Why an act on a manufacturer is closed to an administrator. */
export const makerPolicy = policyOfPerson<AdministratorScope>()<Maker>()({
  edit: { why: (_who, { generic }) => (generic ? 'MANUFACTURER_GENERIC' : null) },
  delete: {
    why: (_who, { generic, products_count }) =>
      generic ? 'MANUFACTURER_GENERIC' : products_count > 0 ? 'MANUFACTURER_IN_USE' : null,
  },
})
