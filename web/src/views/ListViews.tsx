import { useTranslation } from '../ui/texts.ts'
import { narrowings, withCriteria } from '../ui/tableState.ts'
import { ViewBar } from '../ui/ViewBar.tsx'
import { ViewTab } from '../ui/ViewTab.tsx'
import { useViews } from './api.ts'
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx'

/** The views of a list that has none of its own: everything, and what was saved. Nothing while there is neither. */
export function ListViews<Row>(props: SavedViewsProps<Row>) {
  const { t } = useTranslation()
  const { companyId, list, state, onChange } = props
  const saved = useViews(companyId, list).data?.data ?? []
  const isAll = narrowings(state) === 0 && state.sort === null
  if (isAll && saved.length === 0) return null
  return (
    <ViewBar>
      <ViewTab pressed={isAll} onPress={() => onChange(withCriteria({ ...state, text: '', sort: null }, {}))}>
        {t('ui.views.all')}
      </ViewTab>
      <SavedViews {...props} />
    </ViewBar>
  )
}
