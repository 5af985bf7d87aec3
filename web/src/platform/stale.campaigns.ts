/** A campaign: what it is, and how far its homes are. What leaves comes later, and is heard of. */
const campaign = ['campaigns'] as const

/** What the acts of campaigns make stale. */
export const campaigns = {
  'campaigns.createCampaign': campaign,
  'campaigns.addCampaignHomes': campaign,
  'campaigns.editCampaign': campaign,
  'campaigns.tickCampaignHomes': campaign,
  'campaigns.mendCampaignHome': ['campaigns', 'projects', 'flats', 'feed', 'companies.getStatistics'],
  'campaigns.startCampaign': campaign,
  'campaigns.stopCampaign': campaign,
  'campaigns.resumeCampaign': campaign,
  'campaigns.relaunchCampaign': campaign,
  'campaigns.deleteCampaign': campaign,
} as const
