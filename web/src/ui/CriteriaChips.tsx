import { Button, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from './texts.ts'
import classes from './CriteriaChips.module.css'
import { criterionText } from './criterionText.ts'
import type { SearchField } from './tableColumns.ts'
import { withoutCriteria, withoutCriterion, type TableState } from './tableState.ts'

// The pressed chip goes away; the focus must not go with it.
const focusNeighbour = (chip: HTMLElement) => {
  const item = chip.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('button:last-of-type')?.focus()
}

type Props = {
  fields: readonly SearchField[]
  state: TableState
  onChange: (state: TableState) => void
  /** Asks for a criterion anew: then its words are a button, and what removes it another one. All are cleared elsewhere. */
  onEdit?: (field: SearchField, words: HTMLElement) => void
}

/**
 * What the list is searched by, each criterion with a button that removes it.
 *
 * @example <CriteriaChips fields={fields} state={table.state} onChange={table.change} />
 */
export function CriteriaChips({ fields, state, onChange, onEdit }: Props) {
  const { t } = useTranslation()
  const active = fields.flatMap((field) => {
    const criterion = state.criteria[field.key]
    return criterion ? [{ field, chip: criterionText(t, field, criterion) }] : []
  })
  if (active.length === 0) return null
  const remove = (chip: HTMLElement, key: string) => {
    focusNeighbour(chip)
    onChange(withoutCriterion(state, key))
  }
  return (
    <ul className={classes.chips} aria-label={t('ui.criteria.list')} data-inline={onEdit ? true : undefined}>
      {active.map(({ field, chip }) => (
        <li key={field.key} data-criterion={field.key} className={onEdit && classes.pair}>
          {onEdit && (
            <UnstyledButton
              className={classes.words}
              aria-label={t('ui.criteria.edit', { chip })}
              aria-haspopup="dialog"
              onClick={(event) => onEdit(field, event.currentTarget)}
            >
              {chip}
            </UnstyledButton>
          )}
          <UnstyledButton
            className={onEdit ? classes.remove : classes.chip}
            aria-label={t('ui.criteria.remove', { chip })}
            onClick={(event) => remove(event.currentTarget, field.key)}
          >
            {!onEdit && <span>{chip}</span>}
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      {!onEdit && active.length > 1 && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(withoutCriteria(state))}>
            {t('ui.criteria.clear')}
          </Button>
        </li>
      )}
    </ul>
  )
}
