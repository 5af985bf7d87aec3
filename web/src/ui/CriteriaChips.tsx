import { Button, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './CriteriaChips.module.css'
import { criterionText } from './criterionText.ts'
import type { SearchField } from './tableColumns.ts'
import { withoutCriteria, withoutCriterion, type TableState } from './tableState.ts'

// The pressed chip goes away; the focus must not go with it.
const focusNeighbour = (chip: HTMLElement) => {
  const item = chip.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  neighbour?.querySelector('button')?.focus()
}

type Props = { fields: readonly SearchField[]; state: TableState; onChange: (state: TableState) => void }

/**
 * What the list is searched by, each criterion a button that removes it.
 *
 * @example <CriteriaChips fields={fields} state={table.state} onChange={table.change} />
 */
export function CriteriaChips({ fields, state, onChange }: Props) {
  const { t } = useTranslation()
  const active = fields.flatMap((field) => {
    const criterion = state.criteria[field.key]
    return criterion ? [{ key: field.key, chip: criterionText(t, field, criterion) }] : []
  })
  if (active.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('ui.criteria.list')}>
      {active.map(({ key, chip }) => (
        <li key={key}>
          <UnstyledButton
            className={classes.chip}
            aria-label={t('ui.criteria.remove', { chip })}
            onClick={(event) => {
              focusNeighbour(event.currentTarget)
              onChange(withoutCriterion(state, key))
            }}
          >
            <span>{chip}</span>
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(withoutCriteria(state))}>
            {t('ui.criteria.clear')}
          </Button>
        </li>
      )}
    </ul>
  )
}
