import type { TablerIcon } from '@tabler/icons-react'
import { useId, useState, type ButtonHTMLAttributes, type SyntheticEvent } from 'react'
import classes from './RowButton.module.css'
import { TipAt } from './Tip.tsx'

type Props = {
  icon: TablerIcon
  /** Verb, object and row: « Modifier Vitodens ». The button has no other text. */
  label: string
  /** Why the act is closed, a sentence; open when there is none. */
  closed?: string | null | undefined
  onClick: () => void
} & Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'title' | `aria-${'expanded' | 'controls' | 'haspopup'}`
>

/**
 * A button of a row, an icon. Plain HTML, because a long list draws dozens of them in each frame while it scrolls;
 * closed, it says why as soon as it is reached (`ActIcon` is its sibling outside of tables).
 *
 * @example <RowButton icon={IconPencil} label={t('devices.row.edit', { name })} closed={closed} onClick={edit} />
 */
export function RowButton({ icon: Icon, label, closed, className = '', title, onClick, ...aria }: Props) {
  const reasonId = useId()
  const [reached, setReached] = useState<HTMLElement | null>(null)
  const reach = closed ? ({ currentTarget }: SyntheticEvent<HTMLElement>) => setReached(currentTarget) : undefined
  const leave = () => setReached(null)
  return (
    <>
      <button
        {...aria}
        type="button"
        className={`${classes.button} ${className}`}
        aria-label={label}
        title={closed ? undefined : title}
        aria-disabled={closed ? true : undefined}
        aria-describedby={closed ? reasonId : undefined}
        onClick={closed ? reach : onClick}
        onPointerEnter={reach}
        onPointerLeave={closed ? leave : undefined}
        onFocus={reach}
        onBlur={closed ? leave : undefined}
      >
        <Icon size={16} aria-hidden />
      </button>
      {closed && (
        <span id={reasonId} hidden>
          {closed}
        </span>
      )}
      {closed && reached && <TipAt target={reached} label={closed} onDismiss={leave} />}
    </>
  )
}
