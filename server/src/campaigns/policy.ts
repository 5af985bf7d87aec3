import { opensRoute } from '@logis/contract/companies.rules'
import type { CampaignState } from '@logis/contract/campaigns.rules'
import type { Reason } from '@logis/contract/errors'
import { policyForCompany } from '#platform/policy.ts'
import { seesCodes } from '#platform/scope.ts'
import type { CompanyStanding } from '#platform/standing.ts'

/** A campaign, as far as what may be done with it depends on it: its state, who would be written to, and who again. */
type CampaignStanding = { state: CampaignState; leaving: number; to_relaunch: number }

/** Those who have projects invite to them. */
const ofInviters = (who: CompanyStanding): Reason | null =>
  who.actor.isAdministrator || who.isManager || opensRoute(who.companyType, 'projects') ? null : 'FORBIDDEN'

const ofDraft = ({ state }: CampaignStanding): Reason | null => (state === 'DRAFT' ? null : 'CAMPAIGN_STARTED')

const ofEnded = ({ state, to_relaunch }: CampaignStanding): Reason | null =>
  state !== 'SENT' ? 'CAMPAIGN_RUNNING' : to_relaunch === 0 ? 'CAMPAIGN_RELAUNCHES_NOBODY' : null

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
      ofInviters(who) ?? ofDraft(campaign) ?? (campaign.leaving === 0 ? 'CAMPAIGN_SENDS_NOTHING' : null),
  },
  stop: {
    level: 'write',
    why: (who, { state }) =>
      ofInviters(who) ?? (state === 'SCHEDULED' || state === 'SENDING' ? null : 'CAMPAIGN_NOT_RUNNING'),
  },
  resume: {
    level: 'write',
    why: (who, { state }) => ofInviters(who) ?? (state === 'STOPPED' ? null : 'CAMPAIGN_NOT_STOPPED'),
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
