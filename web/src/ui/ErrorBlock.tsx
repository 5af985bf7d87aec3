import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from './texts.ts'
import classes from './ErrorBlock.module.css'
import { referenceOf, refusedOf } from './refusal.ts'
import { RefusalText } from './RefusalText.tsx'

type Props = {
  /** What the call threw. */
  error: unknown
  /** What failed, when the sentence of the error does not say it; null where the heading above says it. */
  title?: string | null
  onRetry?: () => void
}

/**
 * A failure told where it happened, until it is repaired: cause, way out, reference. What is closed to support is no
 * failure.
 *
 * @example if (query.isError) return <ErrorBlock error={query.error} onRetry={() => query.refetch()} />
 */
export function ErrorBlock({ error, title, onRetry }: Props) {
  const { t } = useTranslation()
  if (refusedOf(error)?.reason === 'NOT_WHILE_IMPERSONATED') return <SupportNote />
  return (
    <ErrorNote
      title={title === undefined ? t('ui.error.title') : title}
      reference={refusedOf(error)?.requestId}
      action={
        onRetry && (
          <Button className={classes.retry} variant="default" size="xs" onClick={onRetry}>
            {t('ui.action.retry')}
          </Button>
        )
      }
    >
      <p>
        <RefusalText error={error} />
      </p>
    </ErrorNote>
  )
}

/** In place of what the person sees and whoever assists them does not (decision 79). */
export function SupportNote() {
  const { t } = useTranslation()
  return (
    <p className={classes.quiet} role="note">
      {t('ui.error.closedToSupport')}
    </p>
  )
}

/**
 * What the server refused of what was just asked, beside it; nothing while nothing is refused.
 *
 * @example <RefusalNote error={save.error} />
 */
export function RefusalNote({ error, title }: { error: unknown; title?: string | undefined }) {
  if (!error) return null
  return (
    <ErrorNote title={title} reference={referenceOf(refusedOf(error))}>
      <p>
        <RefusalText error={error} />
      </p>
    </ErrorNote>
  )
}

type NoteProps = {
  title?: string | null | undefined
  reference?: string | null | undefined
  action?: ReactNode
  children: ReactNode
}

/** The look of every error told in place; spoken as soon as it appears. */
export function ErrorNote({ title, reference, action, children }: NoteProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.block} role="alert">
      <IconAlertTriangle className={classes.icon} size={20} aria-hidden />
      <div className={classes.text}>
        {title && <p className={classes.title}>{title}</p>}
        {children}
        {reference && <p className={classes.reference}>{t('ui.error.reference', { id: reference })}</p>}
        {action}
      </div>
    </div>
  )
}
