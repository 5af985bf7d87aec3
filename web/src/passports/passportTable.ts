import { passportList } from '@logis/contract/projects.lists'
import { tableSearch } from '../ui/tableSearch.ts'

/** The list of gas passports in the address. */
export const passportTable = tableSearch(passportList, { without: ['children', 'third_parties'] })
