import { useTranslation } from '../ui/texts.ts'
import { withCriteria, type Criteria, type TableState } from '../ui/tableState.ts'
import { ViewTab } from '../ui/ViewTab.tsx'
import type { FlatsShown } from './api.ts'
import classes from './Flats.module.css'

type View = { name: 'all' | 'vacant' | 'toConnect' | 'notActivated'; criteria: Criteria }
const vacant: View = { name: 'vacant', criteria: { let: { value: '0' } } }
const toConnect: View = { name: 'toConnect', criteria: { connected: { value: '0' } } }

/** What somebody who looks after a building asks every day; each only where its answer is told. */
const viewsFor = ({ tenants, residents }: FlatsShown): readonly View[] => [
  { name: 'all', criteria: {} },
  ...(tenants ? [vacant] : []),
  ...(residents ? [toConnect] : []),
  { name: 'notActivated', criteria: { activated: { value: '0' } } },
]

const isSame = (criteria: Criteria, asked: Criteria) =>
  Object.keys(asked).length === Object.keys(criteria).length &&
  Object.entries(criteria).every(([key, { value }]) => asked[key]?.value === value)

type Props = { state: TableState; onChange: (state: TableState) => void; shows: FlatsShown }

/** One press each; they are criteria like the others. */
export function FlatViews({ state, onChange, shows }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.views} role="group" aria-label={t('flats.views.label')}>
      {viewsFor(shows).map(({ name, criteria }) => (
        <ViewTab
          key={name}
          pressed={!state.text && isSame(criteria, state.criteria)}
          onPress={() => onChange(withCriteria({ ...state, text: '' }, criteria))}
        >
          {t(`flats.views.${name}`)}
        </ViewTab>
      ))}
    </div>
  )
}
