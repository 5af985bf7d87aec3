import type { Translate } from '../ui/texts.ts'
import { flatList } from '@logis/contract/flats.lists'
import { searchFields } from '../ui/searchFields.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { FlatsShown } from './api.ts'

/** In the address beside the lists of the project's other cards. */
export const flatTable = tableSearch(flatList, { prefix: 'logements.', pageSize: flatList.size })

/** FLAT-04, and what the views of the list ask, each only where its answer is told; staircases where flats have one. */
export const flatFields = (t: Translate, { tenants, residents }: FlatsShown, stairs: readonly string[]) => [
  ...searchFields(flatList, {
    name: { title: 'flats.field.name' },
    size: { title: 'flats.field.size', error: 'flats.size_not_valid' },
    activated: {
      title: 'flats.field.activation',
      labels: { yes: t('flats.criteria.activated'), no: t('flats.notActivated') },
    },
  }),
  ...(stairs.length > 0
    ? searchFields(flatList, {
        stairs: { title: 'flats.field.stairs', options: stairs.map((one) => ({ value: one, label: one })) },
      })
    : []),
  ...(tenants
    ? searchFields(flatList, {
        let: { title: 'flats.field.tenants', labels: { yes: t('flats.criteria.let'), no: t('flats.vacant') } },
      })
    : []),
  ...(residents
    ? searchFields(flatList, {
        connected: {
          title: 'flats.field.connections',
          labels: { yes: t('flats.criteria.connected'), no: t('flats.views.toConnect') },
        },
      })
    : []),
]
