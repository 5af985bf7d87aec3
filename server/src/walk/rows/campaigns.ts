import { everyColleague } from './notifications.ts'
import { campaignOf, idleCampaign } from '../campaigns.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

const ofClairiere = async () => ({ company_id: await subjects.company() })
/** Those who work for the builder, or for whom it is below; those of them who write. */
const readers: Pick<Row, 'ok' | 'forbidden' | 'absent'> = {
  ok: ['marie', 'paul', 'hugo', 'lea', 'admin', 'support'],
  absent: 'COMPANY_NOT_FOUND',
}
const writers: Pick<Row, 'ok' | 'forbidden' | 'absent'> = {
  ok: ['marie', 'paul', 'hugo', 'admin'],
  forbidden: ['lea', 'support'],
  absent: 'COMPANY_NOT_FOUND',
}

type Make = (company_id: number) => Promise<{ campaign_id: number; residence_id: number }>
type Ids = Awaited<ReturnType<Make>>
const inState =
  (state: Parameters<typeof campaignOf>[1]): Make =>
  (company_id) =>
    campaignOf(company_id, state)

const onCampaign = (
  who: Pick<Row, 'ok' | 'forbidden' | 'absent'>,
  more: (ids: Ids) => object = () => ({}),
  make: Make = campaignOf,
): Row => {
  const input = async () => {
    const { company_id } = await ofClairiere()
    const ids = await make(company_id)
    return { company_id, campaign_id: ids.campaign_id, ...more(ids) }
  }
  return {
    input,
    ...who,
    foreign: [
      {
        what: 'a campaign of another company',
        foreign: async () => ({ ...(await input()), campaign_id: (await make(await subjects.rival())).campaign_id }),
        absent: async () => ({ ...(await input()), campaign_id: 999_999 }),
        by: 'marie',
        answers: { status: 404, error_reason: 'CAMPAIGN_NOT_FOUND' },
      },
    ],
  }
}
const home = ({ residence_id }: Ids) => ({ residence_id })
const aHome = async () => ({ residence_ids: [(await subjects.house()).residence_id] })

const adding = onCampaign(writers)

export const campaignRows: Record<string, Row> = {
  'campaigns.listCampaigns': { input: ofClairiere, ...readers },
  'campaigns.getCampaign': onCampaign(readers),
  'campaigns.getCampaignEffect': { input: ofClairiere, ...readers },
  'campaigns.listCampaignHomes': onCampaign(readers),
  'campaigns.previewCampaign': onCampaign(readers, home),
  'campaigns.createCampaign': { input: async () => ({ ...(await ofClairiere()), ...(await aHome()) }), ...writers },
  'campaigns.addCampaignHomes': { ...adding, input: async () => ({ ...(await adding.input()), ...(await aHome()) }) },
  'campaigns.editCampaign': onCampaign(writers, () => ({ name: 'Remise de novembre' })),
  'campaigns.tickCampaignHomes': onCampaign(writers, ({ residence_id }) => ({
    residence_ids: [residence_id],
    is_chosen: false,
  })),
  'campaigns.mendCampaignHome': onCampaign(writers, (ids) => ({ ...home(ids), email: 'corrige@foyer.example' })),
  'campaigns.startCampaign': onCampaign(writers),
  'campaigns.stopCampaign': onCampaign(writers, undefined, inState('SENDING')),
  'campaigns.resumeCampaign': onCampaign(writers, undefined, inState('STOPPED')),
  'campaigns.relaunchCampaign': onCampaign(writers, undefined, idleCampaign),
  'campaigns.deleteCampaign': onCampaign(writers),
  'campaigns.exportCampaign': onCampaign(readers),
  'campaigns.downloadCampaignSheets': {
    ...onCampaign(writers),
    forbiddenReason: 'RESIDENCE_CODE_MASKED',
  },
  'campaigns.followCampaigns': { input: async () => ({}), ...everyColleague },
}
