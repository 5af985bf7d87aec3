import { flatList } from '@logis/contract/flats.lists'
import { searchFields } from '../ui/searchFields.ts'
import { tableSearch } from '../ui/tableSearch.ts'

/** In the address beside the lists of the project's other cards. */
export const flatTable = tableSearch(flatList, { prefix: 'logements.', pageSize: flatList.size })

/** FLAT-04. */
export const flatFields = searchFields(flatList, {
  name: { title: 'flats.field.name' },
  size: { title: 'flats.field.size', error: 'flats.size_not_valid' },
})
