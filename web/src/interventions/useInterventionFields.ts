import { interventionList } from '@logis/contract/interventions.lists'
import { useTranslation } from '../ui/texts.ts'
import { searchFields } from '../ui/searchFields.ts'
import type { SearchField } from '../ui/tableColumns.ts'

const ofHomes = searchFields(interventionList, {
  name: { title: 'interventions.field.name' },
  contract_number: { title: 'interventions.field.contract_number' },
  address: { title: 'interventions.field.address' },
  zip_code: { title: 'interventions.field.zip_code' },
  city: { title: 'interventions.field.city' },
})

/** INT-05. What names the home is of no use where the list is that of one home. */
export function useInterventionFields(ofOneHome: boolean): SearchField[] {
  const { t } = useTranslation()
  const own = searchFields(interventionList, {
    type: { title: 'interventions.field.type', labelOf: (type) => t(`interventions.types.${type}`) },
    status: { title: 'interventions.field.status', labelOf: (status) => t(`interventions.statuses.${status}`) },
    date: { title: 'interventions.field.date' },
    created_at: { title: 'interventions.field.created_at' },
  })
  return ofOneHome ? own : [...ofHomes, ...own]
}
