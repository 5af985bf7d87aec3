import { Progress } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import classes from './DocumentsCard.module.css'
import { useDocumentTexts } from './useDocumentTexts.ts'

/** How much of the project's room is taken. */
export function StorageGauge({ used, limit }: { used: number; limit: number }) {
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
      <p>{t('documents.storage.used', { used: size(used), limit: room(limit) })}</p>
    </div>
  )
}
