import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useIntakes } from './api.ts'
import classes from './Intakes.module.css'

const tones = { DRAFT: 'warning', RUNNING: 'brand', DONE: 'success', UNDONE: 'neutral' } as const

/** What the company has imported, and the drafts that wait. */
export function RecentImports({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const query = useIntakes(companyId)
  const intakes = query.data?.data ?? []
  if (intakes.length === 0 && !query.error) return null
  return (
    <Card title={t('intakes.recent.title')} error={query.error} onRetry={() => void query.refetch()}>
      <ul className={classes.recent}>
        {intakes.map(({ id, file_name, state, author, created_at, counts, total }) => (
          <li key={id}>
            <Link
              to={paths.importProjects(companyId)}
              search={{ sheet: id, step: state === 'DRAFT' ? 'check' : undefined }}
            >
              {file_name}
            </Link>
            <span className={classes.note}>
              {t('intakes.recent.by', { date: formatDateTime(created_at), name: author?.name ?? '' })}
            </span>
            <StatusChip tone={tones[state]} label={t(`intakes.state.${state}`)} />
            <span className={classes.note}>
              {state === 'DRAFT'
                ? t('intakes.recent.lines', { count: total })
                : t('intakes.recent.created', { count: counts.CREATED + counts.KEPT })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
