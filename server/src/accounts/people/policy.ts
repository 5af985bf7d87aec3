import type { Reason } from '@logis/contract/errors'
import { policyOfPerson } from '#platform/policy.ts'
import type { AdministratorScope } from '#platform/scope.ts'

/** What closes an act on an account. */
export type Account = {
  id: number
  is_active: boolean
  has_email: boolean
  /** Nobody has proven to read the address, whether or not someone chose a password for it. */
  is_unproven: boolean
  global_roles: readonly string[]
  /** No other administrator of the platform could sign in. */
  is_last_administrator: boolean
  /** A company would be left without an administrator. */
  is_last_company_admin: boolean
}

const own = ({ actor }: AdministratorScope, { id }: Account): Reason | null =>
  actor.userId === id ? 'OWN_ACCOUNT' : null
const leaving = ({ is_last_administrator, is_last_company_admin }: Account): Reason | null => {
  if (is_last_administrator) return 'LAST_ADMINISTRATOR'
  return is_last_company_admin ? 'LAST_COMPANY_ADMIN' : null
}

const unproven = ({ is_unproven }: Account): Reason | null => (is_unproven ? 'USER_EMAIL_NOT_PROVEN' : null)

/** Why an act on somebody's account is closed to an administrator. Nobody closes their own, nor changes what they may do. */
export const personPolicy = policyOfPerson<AdministratorScope>()<Account>()({
  edit: {},
  /** One's own address is changed from one's own account, by one's password. */
  change_email: { why: own },
  disable: {
    why: (who, person) => own(who, person) ?? (person.is_active ? leaving(person) : 'USER_ALREADY_DISABLED'),
  },
  enable: { why: (_who, { is_active }) => (is_active ? 'USER_NOT_DISABLED' : null) },
  reset: {
    why: (_who, { is_active, has_email }) => {
      if (!is_active) return 'USER_DISABLED'
      return has_email ? null : 'USER_WITHOUT_EMAIL'
    },
  },
  set_roles: {
    why: (who, person) => {
      if (!person.is_active) return own(who, person) ?? 'USER_DISABLED'
      return own(who, person) ?? (person.global_roles.length > 0 ? null : unproven(person))
    },
  },
  /** Of a role that was given to an address without proof nothing is left to do but to take it away. */
  give_roles: { why: (_who, person) => unproven(person) },
})
