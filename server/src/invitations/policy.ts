import { isLandlord, type CompanyType } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { ownerInvitationOf, type InvitationCode } from '@logis/contract/invitations.rules'
import { policyInProject } from '#platform/policy.ts'
import type { ProjectStanding } from '#platform/standing.ts'

/** An invitation to a home of a company, sent by that company or by another that acts for it. */
export type Wanted = { code: InvitationCode; homeOf: CompanyType; sentBy: CompanyType }
export type Home = { is_activated: boolean; emails: number }

export const isForTenant = (code: InvitationCode) => code === 'INVITE_TENANT_SOCIAL_LANDLORD'

/** A landlord's homes are let: their tenants are invited. Elsewhere the owner of each is. */
export const channelOf = (type: CompanyType): InvitationCode =>
  isLandlord(type) ? 'INVITE_TENANT_SOCIAL_LANDLORD' : ownerInvitationOf(type)

/** Whether such a home is invited to by this kind: a landlord’s has tenants, and owners by no invitation (decision 38). */
export const suits = ({ code, homeOf, sentBy }: Wanted): boolean =>
  isForTenant(code) === isLandlord(homeOf) &&
  (isForTenant(code) || [homeOf, sentBy].some((type) => ownerInvitationOf(type) === code))

const whyOwner = ({ companyType }: ProjectStanding): Reason | null =>
  isLandlord(companyType) ? 'CHANNEL_NOT_ALLOWED' : null

const whyActivated = (_who: unknown, { is_activated }: Home): Reason | null =>
  is_activated ? 'RESIDENCE_ALREADY_ACTIVATED' : null

/** Why a home takes no invitation, and why its code is closed. */
export const invitationPolicy = policyInProject<Home>()({
  /** An owner is invited until the home is activated, at an address of the home; a landlord’s home has tenants. */
  invite: {
    level: 'write',
    why: (who, home) =>
      whyOwner(who) ?? whyActivated(who, home) ?? (home.emails === 0 ? 'RESIDENCE_EMAIL_REQUIRED' : null),
  },
  /** A tenant at any time, at any address. */
  invite_tenant: { level: 'write', why: ({ companyType }) => (isLandlord(companyType) ? null : 'CHANNEL_NOT_ALLOWED') },
  renew_code: { level: 'admin', why: whyActivated },
})
