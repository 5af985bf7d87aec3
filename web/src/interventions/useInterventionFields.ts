import { interventionStatuses, interventionTypes } from '@logis/contract/interventions.rules'
import { useTranslation } from 'react-i18next'
import type { SearchField } from '../ui/tableColumns.ts'

/** INT-05. What names the home is of no use where the list is that of one home. */
export function useInterventionFields(ofOneHome: boolean): SearchField[] {
  const { t } = useTranslation()
  const home: SearchField[] = [
    { key: 'name', title: 'interventions.field.name', kind: 'text' },
    { key: 'contract_number', title: 'interventions.field.contract_number', kind: 'text' },
    { key: 'address', title: 'interventions.field.address', kind: 'text' },
    { key: 'zip_code', title: 'interventions.field.zip_code', kind: 'text' },
    { key: 'city', title: 'interventions.field.city', kind: 'text' },
  ]
  return [
    ...(ofOneHome ? [] : home),
    {
      key: 'type',
      title: 'interventions.field.type',
      kind: 'select',
      options: interventionTypes.map((type) => ({ value: type, label: t(`interventions.types.${type}`) })),
    },
    {
      key: 'status',
      title: 'interventions.field.status',
      kind: 'select',
      options: interventionStatuses.map((status) => ({ value: status, label: t(`interventions.statuses.${status}`) })),
    },
    { key: 'date', title: 'interventions.field.date', kind: 'date', symbol: '<=' },
    { key: 'created_at', title: 'interventions.field.created_at', kind: 'date', symbol: '<=', noFuture: true },
  ]
}
