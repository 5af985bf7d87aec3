import { campaignOf, idleCampaign } from '../campaigns.ts'
import { subjects } from '../subjects.ts'
import { act, call, type Ids, type Told } from './act.ts'

const inCampaign = ({ company_id, campaign_id }: Ids) => ({ company_id, campaign_id })
const made = (make: (company_id: number) => Promise<Ids>) => async (): Promise<Ids> => {
  const company_id = await subjects.company()
  return { company_id, ...(await make(company_id)) }
}

const campaign: Told = {
  reads: 'campaigns.getCampaign',
  by: call('campaigns.getCampaign', inCampaign),
  cannot: ({ data }) => data.cannot,
  states: {
    'a draft': made((company_id) => campaignOf(company_id)),
    'one that leaves': made((company_id) => campaignOf(company_id, 'SENDING')),
    'one that was stopped': made((company_id) => campaignOf(company_id, 'STOPPED')),
    'one that has left': made(idleCampaign),
    'one that has left to nobody': made((company_id) => campaignOf(company_id, 'SENT')),
  },
  acts: {
    edit: act('campaigns.editCampaign', (ids) => ({ ...inCampaign(ids), note: 'À vendredi.' })),
    start: act('campaigns.startCampaign', inCampaign),
    stop: act('campaigns.stopCampaign', inCampaign),
    resume: act('campaigns.resumeCampaign', inCampaign),
    relaunch: act('campaigns.relaunchCampaign', inCampaign),
    mend: act('campaigns.mendCampaignHome', (ids) => ({
      ...inCampaign(ids),
      residence_id: ids.residence_id,
      email: 'corrige@foyer.example',
    })),
    remove: act('campaigns.deleteCampaign', inCampaign),
    print: act('campaigns.downloadCampaignSheets', inCampaign),
  },
}

export const campaignActs: Record<string, Told> = { campaign }
