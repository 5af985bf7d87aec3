import { Anchor, Progress } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import classes from './DocumentsCard.module.css'
import { useDocumentTexts } from './useDocumentTexts.ts'

type Props = {
  used: number
  limit: number
  /** Shows what was deleted, to those who may put it back. */
  onDeleted?: (() => void) | undefined
}

/** How much of the project's room is taken, and the way to what was taken out of it. */
export function StorageGauge({ used, limit, onDeleted }: Props) {
  const { t } = useTranslation()
  const { size, room } = useDocumentTexts()
  const percent = Math.min(100, (100 * used) / limit)
  return (
    <div className={classes.storage}>
      <Progress
        size={4}
        value={percent}
        color={percent >= 90 ? 'var(--logis-error-ink)' : undefined}
        aria-label={t('documents.storage.label')}
      />
      <p>
        {t('documents.storage.used', { used: size(used), limit: room(limit) })}
        {onDeleted && (
          <Anchor component="button" type="button" className={classes.deleted} onClick={onDeleted}>
            {t('documents.deleted.title')}
          </Anchor>
        )}
      </p>
    </div>
  )
}
