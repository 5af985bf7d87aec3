import type { CompanyType } from '@logis/contract/companies.rules'
import { ownerInvitationOf, type InvitationCode } from '@logis/contract/invitations.rules'
import { policy } from '#platform/policy.ts'

/** An invitation that someone wants to send, for a company. */
export type Wanted = { code: InvitationCode; companyTypes: readonly CompanyType[] }
export type Home = { is_cancelled: boolean; is_activated: boolean; emails: readonly string[] }

export const isForTenant = (code: InvitationCode) => code === 'INVITE_TENANT_SOCIAL_LANDLORD'

const suits = ({ code, companyTypes }: Wanted) =>
  isForTenant(code)
    ? companyTypes.includes('SOCIAL_LANDLORD')
    : companyTypes.some((type) => ownerInvitationOf(type) === code)

export const invitationPolicy = policy<Wanted, Home>()({
  /** An owner is invited until the home is activated, at an address of the home; a tenant at any time, anywhere. */
  send: (wanted, home) => {
    if (home.is_cancelled) return 'RESIDENCE_CANCELLED'
    if (!suits(wanted)) return 'CHANNEL_NOT_ALLOWED'
    if (isForTenant(wanted.code)) return null
    if (home.is_activated) return 'RESIDENCE_ALREADY_ACTIVATED'
    return home.emails.length === 0 ? 'RESIDENCE_EMAIL_REQUIRED' : null
  },
})
