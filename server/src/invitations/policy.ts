import { isLandlord, type CompanyType } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { ownerInvitationOf, type InvitationCode } from '@logis/contract/invitations.rules'
import { policyInProject } from '#platform/policy.ts'

/** An invitation that someone wants to send, for a company. */
export type Wanted = { code: InvitationCode; companyTypes: readonly CompanyType[] }
export type Home = { is_activated: boolean; emails: number }

export const isForTenant = (code: InvitationCode) => code === 'INVITE_TENANT_SOCIAL_LANDLORD'

/** A landlord's homes are let: their tenants are invited. Elsewhere the owner of each is. */
export const channelOf = (type: CompanyType): InvitationCode =>
  isLandlord(type) ? 'INVITE_TENANT_SOCIAL_LANDLORD' : ownerInvitationOf(type)

/** Whether a company sends invitations of this kind. */
export const suits = ({ code, companyTypes }: Wanted): boolean =>
  isForTenant(code) ? companyTypes.some(isLandlord) : companyTypes.some((type) => ownerInvitationOf(type) === code)

const whyActivated = (_who: unknown, { is_activated }: Home): Reason | null =>
  is_activated ? 'RESIDENCE_ALREADY_ACTIVATED' : null

/** Why a home takes no invitation, and why its code is closed. */
export const invitationPolicy = policyInProject<Home>()({
  /** An owner is invited until the home is activated, at an address of the home. */
  invite: {
    level: 'write',
    why: (who, home) => whyActivated(who, home) ?? (home.emails === 0 ? 'RESIDENCE_EMAIL_REQUIRED' : null),
  },
  /** A tenant at any time, at any address. */
  invite_tenant: { level: 'write', why: ({ companyType }) => (isLandlord(companyType) ? null : 'CHANNEL_NOT_ALLOWED') },
  renew_code: { level: 'admin', why: whyActivated },
})
