import { IconEye } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useReadOnly } from '../platform/identity.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { Project } from './api.ts'

/** Another company's project, open to read. Who reads everywhere is told so above the page. */
export function ReadOnlyChip({ project }: { project: Pick<Project, 'cannot'> }) {
  const { t } = useTranslation()
  const everywhere = useReadOnly()
  if (everywhere || project.cannot.edit !== 'FORBIDDEN') return null
  return <StatusChip tone="neutral" icon={IconEye} label={t('platform.readOnly.title')} />
}
