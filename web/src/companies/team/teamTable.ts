import { colleagueList } from '@logis/contract/companies.team.lists'
import { tableSearch } from '../../ui/tableSearch.ts'

/** The list of colleagues in the address. */
export const teamTable = tableSearch(colleagueList)
