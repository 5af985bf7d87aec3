import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './FieldRow.module.css'
import { focusPlace, placeOf } from './focusPlace.ts'

type Props = {
  /** « Ligne 2 » */
  label: string
  /** « Supprimer la ligne 2 » */
  remove: string
  onRemove: () => void
  valid: boolean
  /** What makes it valid, or what it lacks. */
  state: string
  disabled?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * One of many rows of fields: the fields, whether they are right, and the bin. A removed row leaves the focus to what
 * stands in its place.
 *
 * @example
 * <FieldRow label={t('row', { number })} remove={t('removeRow', { number })} onRemove={remove} valid={!fault} state={text}>
 *   <NumberInput …/>
 * </FieldRow>
 */
export function FieldRow({ label, remove, onRemove, valid, state, disabled = false, className = '', children }: Props) {
  const Icon = valid ? IconCircleCheck : IconAlertTriangle
  return (
    <div className={`${classes.row} ${className}`} role="group" aria-label={label}>
      {children}
      <p className={classes.state} data-valid={valid || undefined}>
        <Icon size={14} aria-hidden />
        {state}
      </p>
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="var(--logis-error-ink)"
        size={36}
        disabled={disabled}
        aria-label={remove}
        onClick={(event) => {
          const place = placeOf(event.currentTarget)
          onRemove()
          setTimeout(() => focusPlace(place))
        }}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
