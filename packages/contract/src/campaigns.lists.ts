import { campaignStates, campaignSteps, earlierInvitations } from './campaigns.rules.ts'
import { choice, flag, list } from './lists.ts'

/** Newest first. */
export const campaignList = list({
  search: { state: choice(campaignStates) },
  text: true,
  sorts: ['created_at', 'name', 'started_at'],
  by: '-created_at',
})

/** Those first where something is in the way, then in the order in which they were chosen. */
export const campaignHomeList = list({
  search: { step: choice(campaignSteps), invited: choice(earlierInvitations), chosen: flag },
  text: true,
  sorts: ['place', 'name'],
  by: 'place',
  size: 50,
})
