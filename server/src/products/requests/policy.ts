import type { RequestStatus } from '@logis/contract/products.rules'
import type { Reason } from '@logis/contract/errors'
import { policyInProject, policyOfPerson } from '#platform/policy.ts'
import type { AdministratorScope } from '#platform/scope.ts'

type Facts = { status: RequestStatus; is_cancelled: boolean }
const whyClosed = (_who: unknown, { status, is_cancelled }: Facts): Reason | null => {
  if (status !== 'PENDING') return 'PRODUCT_REQUEST_DECIDED'
  return is_cancelled ? 'RESIDENCE_CANCELLED' : null
}

/** ADMIN-03. What waits is decided once. A home that is cancelled keeps its requests until it comes back. */
export const askedPolicy = policyOfPerson<AdministratorScope>()<Facts>()({
  accept: { why: whyClosed },
  merge: { why: whyClosed },
  reject: { why: whyClosed },
})

/** It is decided in the home that it was made for. */
export const decidingPolicy = policyInProject<null>()({ decide: { level: 'platform' } })
