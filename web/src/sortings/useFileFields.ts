import { sortingFileStates } from '@logis/contract/sortings.rules'
import { useTranslation } from '../ui/texts.ts'
import type { SearchField } from '../ui/tableColumns.ts'
import type { TableState } from '../ui/tableState.ts'
import { withAsked } from '../ui/withAsked.ts'
import type { Sorting } from './api.ts'

/** What the files of a draft are searched by. */
export const useFileFields = ({ homes }: Sorting, { criteria }: TableState): readonly SearchField[] => {
  const { t } = useTranslation()
  return [
    {
      key: 'state',
      title: 'sortings.column.state',
      kind: 'select',
      options: sortingFileStates.map((value) => ({ value, label: t(`sortings.file.${value}`) })),
    },
    {
      key: 'residence_id',
      title: 'sortings.column.home',
      kind: 'select',
      options: withAsked(
        homes.map(({ id, name }) => ({ value: String(id), label: name })),
        criteria['residence_id'],
        t('sortings.unknownHome'),
      ),
    },
  ]
}
