import { sortingFileStates, type SortingFileState } from '@logis/contract/sortings.rules'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { withCriteria, type TableState } from '../ui/tableState.ts'
import { ViewBar } from '../ui/ViewBar.tsx'
import { ViewTab } from '../ui/ViewTab.tsx'

type Props = {
  counts: Record<SortingFileState, number>
  total: number
  state: TableState
  onChange: (state: TableState) => void
}

/** The files by what becomes of them, each with its number: the tray of those to be sorted comes first. */
export function FileViews({ counts, total, state, onChange }: Props) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const shown = state.criteria['state']?.value
  const show = (value?: SortingFileState) => onChange(withCriteria(state, value ? { state: { value } } : {}))
  return (
    <ViewBar>
      <ViewTab pressed={shown === undefined} onPress={() => show()}>
        {t('ui.views.all')} {formatNumber(total)}
      </ViewTab>
      {sortingFileStates
        .filter((value) => counts[value] > 0 || value === shown)
        .map((value) => (
          <ViewTab key={value} pressed={shown === value} onPress={() => show(value)}>
            {t(`sortings.file.${value}`)} {formatNumber(counts[value])}
          </ViewTab>
        ))}
    </ViewBar>
  )
}
