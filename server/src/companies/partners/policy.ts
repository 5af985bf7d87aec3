import { policyOfPerson } from '#platform/policy.ts'
import type { AdministratorScope } from '#platform/scope.ts'

/** What closes an act on a company. */
export type Standing = {
  state: 'ACTIVE' | 'DISABLED'
  children_count: number
  /** Cancelled ones count: they may be brought back. */
  has_homes: boolean
  has_people: boolean
}

/** Why an act on a company is closed to an administrator. */
export const partnerPolicy = policyOfPerson<AdministratorScope>()<Standing>()({
  edit: {},
  move: {},
  link: {},
  disable: { why: (_who, { state }) => (state === 'DISABLED' ? 'COMPANY_ALREADY_DISABLED' : null) },
  enable: { why: (_who, { state }) => (state === 'ACTIVE' ? 'COMPANY_NOT_DISABLED' : null) },
  delete: {
    why: (_who, { children_count, has_homes, has_people }) => {
      if (children_count > 0) return 'COMPANY_HAS_CHILDREN'
      if (has_homes) return 'COMPANY_HAS_RESIDENCES'
      return has_people ? 'COMPANY_HAS_USERS' : null
    },
  },
})
