import { interventionList } from '@logis/contract/interventions.lists'
import { tableSearch } from '../ui/tableSearch.ts'

/** The list in the address: alone on its page, or one of several. */
export const interventionTable = tableSearch(interventionList, { without: ['residence_id'] })
