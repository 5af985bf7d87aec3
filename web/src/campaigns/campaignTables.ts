import { campaignHomeList, campaignList } from '@logis/contract/campaigns.lists'
import { tableSearch } from '../ui/tableSearch.ts'

/** The lists in the address. */
export const campaignTable = tableSearch(campaignList)
export const homeTable = tableSearch(campaignHomeList, { pageSize: 25, without: ['chosen'] })
