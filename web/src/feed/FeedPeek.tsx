import { Skeleton } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PeekPart } from '../ui/PeekPart.tsx'
import { tableDefaults } from '../ui/tableState.ts'
import { actorName } from './acts.ts'
import { useActivity } from './api.ts'
import classes from './FeedPeek.module.css'
import { useActText } from './useActText.ts'

/** How many fit beside a list. */
const most = 5

/** What was done last on a home, beside a list. */
export function FeedPeek({ homeId }: { homeId: number }) {
  const { t } = useTranslation()
  const { formatLongDateTime } = useFormats()
  const actText = useActText()
  const activity = useActivity(homeId, tableDefaults)
  const lines = activity.data?.data.flatMap((entry) =>
    entry.logs.map((log, index) => ({ key: `${entry.id} ${index}`, entry, log })),
  )
  return (
    <PeekPart title={t('feed.life')}>
      {activity.error && <ErrorBlock error={activity.error} onRetry={() => void activity.refetch()} />}
      {activity.isPending && <Skeleton height={44} />}
      {lines?.length === 0 && <p className={classes.none}>{t('feed.noResult')}</p>}
      <ol className={classes.lines}>
        {lines?.slice(0, most).map(({ key, entry, log }) => (
          <li key={key}>
            <time dateTime={entry.created_at} title={formatLongDateTime(entry.created_at)}>
              {formatDate(entry.created_at)}
            </time>
            <span>
              {actorName(entry.actor_user) ?? t('feed.unknownUser')} {actText(log)}
            </span>
          </li>
        ))}
      </ol>
    </PeekPart>
  )
}
