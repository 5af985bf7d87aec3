import { affiliateList } from '@logis/contract/companies.lists'
import { tableSearch } from '../../ui/tableSearch.ts'

/** The list of affiliates in the address. */
export const affiliateTable = tableSearch(affiliateList)
