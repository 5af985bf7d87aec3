import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { Alone } from './Alone.tsx'
import classes from './Card.module.css'
import { ErrorBlock } from './ErrorBlock.tsx'
import { FoldContext, useFold, type Fold } from './fold.ts'

type Props = {
  title: string
  /** An anchor for the page's own navigation. */
  id?: string
  /** A count or a state beside the title. */
  chips?: ReactNode
  actions?: ReactNode
  /** What the card's own call threw: told here, the other cards live on. */
  error?: unknown
  onRetry?: () => void
  /** Readable but closed to any act; a text says why. */
  disabled?: boolean | string
  children?: ReactNode
}

/**
 * One subject of a page. Loads, fails and recovers alone. Within a `FoldContext` its title opens and closes it.
 *
 * @example
 * <Card title={t('contacts.card')} error={contacts.error} onRetry={contacts.refetch} actions={<Button>…</Button>}>
 *   <ContactList />
 * </Card>
 */
export function Card({ title, id, chips, actions, error, onRetry, disabled = false, children }: Props) {
  const titleId = useId()
  const fold = useFold()
  const folded = fold?.opened === false
  const closed = disabled !== false
  const failed = error !== undefined && error !== null
  return (
    <section className={classes.card} id={id} aria-labelledby={titleId}>
      <header className={classes.header}>
        <h2 className={classes.title} id={titleId}>
          {fold ? <FoldButton {...fold}>{title}</FoldButton> : title}
          {chips}
        </h2>
        {actions && !folded && (
          <fieldset className={classes.actions} disabled={closed} aria-labelledby={titleId}>
            {actions}
          </fieldset>
        )}
      </header>
      <FoldContext value={null}>
        {typeof disabled === 'string' && !folded && <p className={classes.reason}>{disabled}</p>}
        {failed && !folded && <ErrorBlock error={error} onRetry={onRetry} />}
        {!failed && (
          // A disabled fieldset closes every control inside and leaves the text readable, also to a screen reader.
          <fieldset className={classes.body} disabled={closed} hidden={folded} aria-labelledby={titleId}>
            <Alone>{children}</Alone>
          </fieldset>
        )}
      </FoldContext>
    </section>
  )
}

function FoldButton({ opened, isToggled, onToggle, children }: Fold & { children: ReactNode }) {
  const ref = useRef<HTMLButtonElement>(null)
  const keepFocus = useEffectEvent(() => {
    if (isToggled && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  })
  // What is opened for the first time takes the place of its empty row, whose button had the focus.
  useEffect(() => keepFocus(), [])
  return (
    <button ref={ref} type="button" className={classes.fold} aria-expanded={opened} onClick={onToggle}>
      {children}
      <IconChevronDown className={classes.chevron} data-open={opened || undefined} size={20} aria-hidden />
    </button>
  )
}
