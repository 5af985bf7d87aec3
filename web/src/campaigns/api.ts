import type { Campaign, CampaignHome } from '@logis/contract/campaigns'
import type { CampaignState, CampaignStep } from '@logis/contract/campaigns.rules'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { useCreation } from '../platform/creations.ts'
import type { Locale } from '../platform/locale.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Campaign, CampaignHome, CampaignState, CampaignStep }

export const useCampaigns = (company_id: number, state: TableState) =>
  useQuery({
    ...orpc.campaigns.listCampaigns.queryOptions({ input: { company_id, ...listInputOf(state) } }),
    ...asList,
  })

export const useCampaign = (company_id: number, campaign_id: number) =>
  useQuery({ ...orpc.campaigns.getCampaign.queryOptions({ input: { company_id, campaign_id } }), meta: told })

/** Asked for late, and told by what else the page shows. */
export const useCampaignEffect = (company_id: number) =>
  useQuery(orpc.campaigns.getCampaignEffect.queryOptions({ input: { company_id } }))

export const useCampaignHomes = (company_id: number, campaign_id: number, state: TableState) =>
  useQuery({
    ...orpc.campaigns.listCampaignHomes.queryOptions({ input: { company_id, campaign_id, ...listInputOf(state) } }),
    ...asList,
  })

/** Those that are ready, a few: the mail is shown as each of them would get it. */
export const useReadyHomes = (company_id: number, campaign_id: number) =>
  useQuery({
    ...orpc.campaigns.listCampaignHomes.queryOptions({
      input: { company_id, campaign_id, page_size: 100, search: { step: 'READY', chosen: '1' } },
    }),
    placeholderData: (before) => before,
    meta: told,
  })

/** Those whose mail did not come, by their names. */
export const useFailedHomes = (company_id: number, campaign_id: number, count: number) =>
  useQuery({
    ...orpc.campaigns.listCampaignHomes.queryOptions({
      input: { company_id, campaign_id, page_size: count, search: { step: 'FAILED' } },
    }),
    placeholderData: (before) => before,
    meta: told,
  })

export const usePreview = (company_id: number, campaign_id: number, residence_id: number, locale: Locale) =>
  useQuery({
    ...orpc.campaigns.previewCampaign.queryOptions({ input: { company_id, campaign_id, residence_id, locale } }),
    placeholderData: (before) => before,
    meta: told,
  })

export const useCreateCampaign = () => useCreation('campaigns.createCampaign')
export const useAddHomes = () => useAct('campaigns.addCampaignHomes')
export const useEditCampaign = ({ toasts = false } = {}) => useAct('campaigns.editCampaign', { toasts })
export const useTick = () => useAct('campaigns.tickCampaignHomes', { toasts: true })
export const useMend = () => useAct('campaigns.mendCampaignHome')
export const useStart = () => useAct('campaigns.startCampaign')
export const useStop = () => useAct('campaigns.stopCampaign')
export const useResume = () => useAct('campaigns.resumeCampaign', { toasts: true })
export const useRelaunch = () => useAct('campaigns.relaunchCampaign')
export const useDeleteCampaign = () => useAct('campaigns.deleteCampaign')

type Place = { company_id: number; campaign_id: number }
export const useResults = (name: string) =>
  useMutation({
    mutationFn: (place: Place) => client.campaigns.exportCampaign(place),
    onSuccess: (file) => saveFile(file, name),
  })
export const useSheets = (name: string) =>
  useMutation({
    mutationFn: (place: Place) => client.campaigns.downloadCampaignSheets(place),
    onSuccess: (file) => saveFile(file, name),
  })
/** The sheet of one home, to be handed over. */
export const useSheet = (name: string) =>
  useMutation({
    mutationFn: (residence_id: number) => client.invitations.downloadCredentials({ residence_id }),
    onSuccess: (file) => saveFile(file, name),
  })
