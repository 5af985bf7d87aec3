import { contract } from '@logis/contract/contract'
import { languageOf } from '@logis/contract/locale'
import { csvRoute } from '#platform/csvRoute.ts'
import { sendFile } from '#platform/files/send.ts'
import { companyScope, staffScope } from '#platform/gate.ts'
import { asCompany, data, mount, nothing, streamed } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { campaignCsv } from './csv.ts'
import { campaignPolicy, campaignsPolicy } from './policy.ts'
import * as campaigns from './rules.ts'

const on = mount(contract.campaigns)
const { open, create } = campaignsPolicy.needs
const { edit, start, stop, resume, relaunch, mend, remove, print } = campaignPolicy.needs

export const campaignRoutes = on.router({
  listCampaigns: on.listCampaigns
    .use(asCompany(open))
    .handler(({ context: { scope }, input }) => campaigns.listCampaigns(scope, input)),
  getCampaign: on.getCampaign
    .use(asCompany(open))
    .handler(({ context: { scope }, input }) => data(campaigns.getCampaign(scope, input.campaign_id))),
  getCampaignEffect: on.getCampaignEffect
    .use(asCompany(open))
    .handler(({ context: { scope } }) => data(campaigns.getCampaignEffect(scope))),
  createCampaign: on.createCampaign
    .use(asCompany(create))
    .handler(({ context: { scope }, input: { name, ...choice } }) => campaigns.createCampaign(scope, name, choice)),
  addCampaignHomes: on.addCampaignHomes
    .use(asCompany(edit))
    .handler(({ context: { scope }, input: { campaign_id, ...choice } }) =>
      campaigns.addHomes(scope, campaign_id, choice),
    ),
  listCampaignHomes: on.listCampaignHomes
    .use(asCompany(open))
    .handler(({ context: { scope }, input }) => campaigns.listHomes(scope, input.campaign_id, input)),
  editCampaign: on.editCampaign
    .use(asCompany(mend))
    .handler(({ context: { scope }, input: { company_id: _, campaign_id, ...said } }) =>
      data(campaigns.editCampaign(scope, campaign_id, said)),
    ),
  tickCampaignHomes: on.tickCampaignHomes
    .use(asCompany(edit))
    .handler(({ context: { scope }, input: { campaign_id, residence_ids, is_chosen } }) =>
      data(campaigns.tickHomes(scope, campaign_id, residence_ids, is_chosen)),
    ),
  mendCampaignHome: on.mendCampaignHome
    .use(asCompany(mend))
    .handler(({ context: { scope }, input: { campaign_id, residence_id, email } }) =>
      data(campaigns.mendHome(scope, campaign_id, residence_id, email)),
    ),
  previewCampaign: on.previewCampaign
    .use(asCompany(open))
    .handler(({ context: { scope }, input: { campaign_id, residence_id, locale } }) =>
      data(campaigns.preview(scope, campaign_id, residence_id, locale)),
    ),
  startCampaign: on.startCampaign
    .use(asCompany(start))
    .handler(({ context: { scope }, input }) =>
      data(campaigns.startCampaign(scope, input.campaign_id, input.starts_at)),
    ),
  stopCampaign: on.stopCampaign
    .use(asCompany(stop))
    .handler(({ context: { scope }, input }) => data(campaigns.stopCampaign(scope, input.campaign_id))),
  resumeCampaign: on.resumeCampaign
    .use(asCompany(resume))
    .handler(({ context: { scope }, input }) => data(campaigns.resumeCampaign(scope, input.campaign_id))),
  relaunchCampaign: on.relaunchCampaign
    .use(asCompany(relaunch))
    .handler(({ context: { scope }, input }) => data(campaigns.relaunchCampaign(scope, input.campaign_id, input.who))),
  deleteCampaign: on.deleteCampaign
    .use(asCompany(remove))
    .handler(({ context: { scope }, input }) => nothing(campaigns.deleteCampaign(scope, input.campaign_id))),
  exportCampaign: on.exportCampaign.handler(streamed),
  downloadCampaignSheets: on.downloadCampaignSheets.handler(streamed),
  followCampaigns: on.followCampaigns.handler(streamed),
})

type Named = { company_id: number; campaign_id: number }
export const campaignStreams: StreamRoute[] = [
  csvRoute('campaigns.exportCampaign', 'campagne.csv', campaignCsv, async (call, { company_id, campaign_id }: Named) =>
    campaigns.resultRows(await companyScope(call, company_id, open), campaign_id),
  ),
  streamRoute<Named>('campaigns.downloadCampaignSheets', async (call, { company_id, campaign_id }, _request, reply) => {
    const scope = await companyScope(call, company_id, print)
    const { name, bytes } = await campaigns.openSheets(scope, campaign_id)
    return sendFile(reply.header('content-language', languageOf(call.locale)), {
      name: `${name}.pdf`,
      mimeType: 'application/pdf',
      bytes,
    })
  }),
  streamRoute<object>('campaigns.followCampaigns', (call, _input, _request, reply) =>
    campaigns.campaignsLive.open(staffScope(call).actor, reply),
  ),
]
