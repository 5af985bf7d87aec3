import { intakeRowStates } from '@logis/contract/intakes.rules'
import { useTranslation } from '../ui/texts.ts'
import type { SearchField } from '../ui/tableColumns.ts'

/** What the lines of a sheet are searched by. */
export const useRowFields = (): readonly SearchField[] => {
  const { t } = useTranslation()
  const options = intakeRowStates.map((value) => ({ value, label: t(`intakes.row.${value}`) }))
  return [{ key: 'state', title: 'intakes.column.state', kind: 'select', options }]
}
