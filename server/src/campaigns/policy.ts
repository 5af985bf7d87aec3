import { opensRoute } from '@logis/contract/companies.rules'
import type { CampaignState } from '@logis/contract/campaigns.rules'
import type { Reason } from '@logis/contract/errors'
import { policyForCompany } from '#platform/policy.ts'
import { seesCodes } from '#platform/scope.ts'
import type { CompanyStanding } from '#platform/standing.ts'

/** A campaign, as far as what may be done with it depends on it: its state, who would be written to, and who again. */
type CampaignStanding = { state: CampaignState; leaving: number; to_relaunch: number; is_company_disabled: boolean }

/** Those who have projects invite to them. */
const ofInviters = (who: CompanyStanding): Reason | null =>
  who.actor.isAdministrator || who.isManager || opensRoute(who.companyType, 'projects') ? null : 'FORBIDDEN'

const ofDraft = ({ state }: CampaignStanding): Reason | null => (state === 'DRAFT' ? null : 'CAMPAIGN_STARTED')

/** Of a company that is disabled nothing leaves, whoever sends. */
const ofSenders = ({ is_company_disabled }: CampaignStanding): Reason | null =>
  is_company_disabled ? 'CAMPAIGN_COMPANY_DISABLED' : null

const ofEnded = (campaign: CampaignStanding): Reason | null =>
  campaign.state !== 'SENT'
    ? 'CAMPAIGN_RUNNING'
    : (ofSenders(campaign) ?? (campaign.to_relaunch === 0 ? 'CAMPAIGN_RELAUNCHES_NOBODY' : null))

export const campaignsPolicy = policyForCompany<null>()({
  open: { level: 'read' },
  create: { level: 'write', why: ofInviters },
})

/** Why one of them is closed. */
export const campaignPolicy = policyForCompany<CampaignStanding>()({
  edit: { level: 'write', why: (who, campaign) => ofInviters(who) ?? ofDraft(campaign) },
  start: {
    level: 'write',
    why: (who, campaign) =>
      ofInviters(who) ??
      ofDraft(campaign) ??
      ofSenders(campaign) ??
      (campaign.leaving === 0 ? 'CAMPAIGN_SENDS_NOTHING' : null),
  },
  stop: {
    level: 'write',
    why: (who, { state }) =>
      ofInviters(who) ?? (state === 'SCHEDULED' || state === 'SENDING' ? null : 'CAMPAIGN_NOT_RUNNING'),
  },
  resume: {
    level: 'write',
    why: (who, campaign) =>
      ofInviters(who) ?? (campaign.state === 'STOPPED' ? ofSenders(campaign) : 'CAMPAIGN_NOT_STOPPED'),
  },
  relaunch: { level: 'write', why: (who, campaign) => ofInviters(who) ?? ofEnded(campaign) },
  /** The addresses of its homes, and what it does by itself. */
  mend: { level: 'write', why: ofInviters },
  remove: { level: 'write', why: (who, campaign) => ofInviters(who) ?? ofDraft(campaign) },
  /** Whole codes stand on the sheets. */
  print: {
    level: 'read',
    why: (who) => (seesCodes(who) ? null : 'RESIDENCE_CODE_MASKED'),
  },
})
