import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { RecentRuns } from '../ui/RecentRuns.tsx'
import { useIntakes } from './api.ts'

const tones = { DRAFT: 'warning', RUNNING: 'brand', DONE: 'success', UNDONE: 'neutral' } as const

/** What the company has imported, and the drafts that wait. */
export function RecentImports({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const query = useIntakes(companyId)
  const runs = (query.data?.data ?? []).map(({ id, file_name, state, author, created_at, counts, total }) => ({
    id,
    link: (
      <Link to={paths.importProjects(companyId)} search={{ sheet: id, step: state === 'DRAFT' ? 'check' : undefined }}>
        {file_name}
      </Link>
    ),
    by: t('intakes.recent.by', { date: formatDateTime(created_at), name: author?.name ?? '' }),
    tone: tones[state],
    state: t(`intakes.state.${state}`),
    count:
      state === 'DRAFT'
        ? t('intakes.recent.lines', { count: total })
        : t('intakes.recent.created', { count: counts.CREATED + counts.KEPT }),
  }))
  return <RecentRuns title={t('intakes.recent.title')} {...{ query, runs }} />
}
