import { accessList } from '@logis/contract/accesses.lists'
import { tableSearch } from '../ui/tableSearch.ts'

/** The two lists in the address, each with its own criteria. */
export const authorizedTable = tableSearch(accessList)
export const grantedTable = tableSearch(accessList, { prefix: 'recus.' })
