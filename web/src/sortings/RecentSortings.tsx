import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { RecentRuns } from '../ui/RecentRuns.tsx'
import { useSortings } from './api.ts'

const tones = { DRAFT: 'warning', RUNNING: 'brand', DONE: 'success' } as const

/** What the company has sorted, and the drafts that wait. */
export function RecentSortings({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const query = useSortings(companyId)
  const runs = (query.data?.data ?? []).map(({ id, name, state, author, created_at, counts }) => ({
    id,
    link: (
      <Link to={paths.sortFiles(companyId)} search={{ files: id }}>
        {name}
      </Link>
    ),
    by: t(author ? 'sortings.recent.by' : 'sortings.recent.on', {
      date: formatDateTime(created_at),
      name: author?.name ?? '',
    }),
    tone: tones[state],
    state: t(`sortings.state.${state}`),
    count:
      state === 'DRAFT'
        ? t('sortings.recent.left', { count: counts.READY + counts.UNSORTED + counts.REFUSED + counts.WAITING })
        : t('sortings.recent.filed', { count: counts.FILED }),
  }))
  return <RecentRuns title={t('sortings.recent.title')} {...{ query, runs }} />
}
