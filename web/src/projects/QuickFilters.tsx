import { Checkbox, Chip, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { withCriteria, withoutCriterion, type TableState } from '../ui/tableState.ts'
import classes from './QuickFilters.module.css'

const filters = [
  { key: 'activated', value: '0', label: 'notActivated' },
  { key: 'without_email', value: '1', label: 'withoutEmail' },
  { key: 'deleted', value: '1', label: 'cancelled' },
] as const

type Props = { state: TableState; onChange: (state: TableState) => void; withChildren: boolean }

/** The searches made every day, one press each; they are criteria like the others. */
export function QuickFilters({ state, onChange, withChildren }: Props) {
  const { t } = useTranslation()
  const isOn = (key: string, value: string) => state.criteria[key]?.value === value
  const toggle = (key: string, value: string) =>
    onChange(
      isOn(key, value) ? withoutCriterion(state, key) : withCriteria(state, { ...state.criteria, [key]: { value } }),
    )
  return (
    <Group className={classes.filters} gap="sm" role="group" aria-label={t('projects.quick.label')}>
      {filters.map(({ key, value, label }) => (
        <Chip key={key} size="xs" variant="outline" checked={isOn(key, value)} onChange={() => toggle(key, value)}>
          {t(`projects.quick.${label}`)}
        </Chip>
      ))}
      {withChildren && (
        <Checkbox
          size="xs"
          label={t('projects.quick.children')}
          checked={isOn('children', '1')}
          onChange={() => toggle('children', '1')}
        />
      )}
    </Group>
  )
}
