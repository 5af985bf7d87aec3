import { useId, type ReactNode } from 'react'
import classes from './Card.module.css'
import { ErrorBlock } from './ErrorBlock.tsx'

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
 * One subject of a page. Loads, fails and recovers alone.
 *
 * @example
 * <Card title={t('contacts.card')} error={contacts.error} onRetry={contacts.refetch} actions={<Button>…</Button>}>
 *   <ContactList />
 * </Card>
 */
export function Card({ title, id, chips, actions, error, onRetry, disabled = false, children }: Props) {
  const titleId = useId()
  const closed = disabled !== false
  const failed = error !== undefined && error !== null
  return (
    <section className={classes.card} id={id} aria-labelledby={titleId}>
      <header className={classes.header}>
        <h2 className={classes.title} id={titleId}>
          {title}
          {chips}
        </h2>
        {actions && (
          <fieldset className={classes.actions} disabled={closed} aria-labelledby={titleId}>
            {actions}
          </fieldset>
        )}
      </header>
      {typeof disabled === 'string' && <p className={classes.reason}>{disabled}</p>}
      {failed ? (
        <ErrorBlock error={error} onRetry={onRetry} />
      ) : (
        // A disabled fieldset closes every control inside and leaves the text readable, also to a screen reader.
        <fieldset className={classes.body} disabled={closed} aria-labelledby={titleId}>
          {children}
        </fieldset>
      )}
    </section>
  )
}
