import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useSortings } from './api.ts'
import classes from './Sortings.module.css'

const tones = { DRAFT: 'warning', RUNNING: 'brand', DONE: 'success' } as const

/** What the company has sorted, and the drafts that wait. */
export function RecentSortings({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const query = useSortings(companyId)
  const sortings = query.data?.data ?? []
  if (sortings.length === 0 && !query.error) return null
  return (
    <Card title={t('sortings.recent.title')} error={query.error} onRetry={() => void query.refetch()}>
      <ul className={classes.recent}>
        {sortings.map(({ id, name, state, author, created_at, counts }) => (
          <li key={id}>
            <Link to={paths.sortFiles(companyId)} search={{ files: id }}>
              {name}
            </Link>
            <span className={classes.note}>
              {t(author ? 'sortings.recent.by' : 'sortings.recent.on', {
                date: formatDateTime(created_at),
                name: author?.name ?? '',
              })}
            </span>
            <StatusChip tone={tones[state]} label={t(`sortings.state.${state}`)} />
            <span className={classes.note}>
              {state === 'DRAFT'
                ? t('sortings.recent.left', { count: counts.READY + counts.UNSORTED + counts.REFUSED + counts.WAITING })
                : t('sortings.recent.filed', { count: counts.FILED })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
