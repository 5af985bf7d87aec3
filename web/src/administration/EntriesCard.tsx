import type { AdministrationModel } from '@logis/contract/administration.rules'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { useEntriesOf } from './api.ts'
import { EntryChanges } from './EntryChanges.tsx'
import classes from './EntryChanges.module.css'

/** What administrators did to one thing, from what to what. */
export function EntriesCard({ model, id }: { model: AdministrationModel; id: number }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const feed = useEntriesOf(model, id)
  const entries = feed.data?.data
  return (
    <Card title={t('administration.card.title')} error={feed.error} onRetry={() => void feed.refetch()}>
      {!entries && <Skeleton height={96} />}
      {entries?.length === 0 && <p className={classes.more}>{t('administration.card.empty')}</p>}
      <ul className={classes.entries}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <EntryChanges {...entry} />
            <span className={classes.more}>
              {t(`administration.actions.${entry.action}`)} ·{' '}
              {entry.actor.name ?? t('administration.gone', { id: entry.actor.id })} ·{' '}
              {formatDateTime(entry.created_at)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
