import { IconBan } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { ProjectRow } from './api.ts'

type Props = { project: Pick<ProjectRow, 'activation_date' | 'deleted_at'> }

/** DASH-16: activated when it has an activation date, cancelled when it was deleted. */
export function ActivationChip({ project: { activation_date, deleted_at } }: Props) {
  const { t } = useTranslation()
  if (deleted_at) {
    const since = t('projects.activation.cancelledSince', { date: formatDate(deleted_at) })
    return <StatusChip tone="error" icon={IconBan} label={t('projects.activation.cancelled')} title={since} />
  }
  if (activation_date) {
    const since = t('projects.activation.since', { date: formatDate(activation_date) })
    return <StatusChip tone="success" label={t('projects.activation.yes')} title={since} />
  }
  return <StatusChip tone="neutral" label={t('projects.activation.no')} />
}
