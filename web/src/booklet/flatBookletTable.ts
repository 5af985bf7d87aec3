import type { Translate } from '../ui/texts.ts'
import { flatBookletList } from '@logis/contract/booklet.lists'
import { searchFields } from '../ui/searchFields.ts'
import { tableSearch } from '../ui/tableSearch.ts'

/** In the address beside the lists of the building's other cards. */
export const flatBookletTable = tableSearch(flatBookletList, { prefix: 'carnets.', pageSize: flatBookletList.size })

export const flatBookletFields = (t: Translate) =>
  searchFields(flatBookletList, {
    name: { title: 'booklet.flats.field.name' },
    incomplete: {
      title: 'booklet.flats.field.incomplete',
      labels: { yes: t('booklet.flats.isIncomplete'), no: t('booklet.flats.isComplete') },
    },
    lacks: {
      title: 'booklet.flats.field.lacks',
      labelOf: (item) => t(`booklet.items.${item}`),
    },
  })
