import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconDownload, IconRobot, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../platform/formats.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useDownloadStudy, useThermalStudy } from './api.ts'

/** PRJ-30: the project's thermal study, its file and where it comes from. */
export function StudyLine({ projectId }: { projectId: number }) {
  const { t } = useTranslation()
  const query = useThermalStudy(projectId)
  if (query.isPending) return <Skeleton height={24} width={200} radius="xl" />
  if (query.error) return <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
  const study = query.data.data
  if (study === null) return t('studies.none')
  const automatic = study.from_automatic_import === 1
  return (
    <Group gap="sm">
      {study.file ? <DownloadButton file={study.file} /> : <Text c="dimmed">{t('studies.noFile')}</Text>}
      <StatusChip
        tone="neutral"
        icon={automatic ? IconRobot : IconUser}
        label={t(automatic ? 'studies.automatic' : 'studies.manual')}
      />
      <Text size="xs" c="dimmed">
        {t('studies.addedOn', { date: formatDate(study.created_at) })}
      </Text>
    </Group>
  )
}

function DownloadButton({ file }: { file: { id: number; name: string } }) {
  const { t } = useTranslation()
  const download = useDownloadStudy()
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={t('studies.download', { name: file.name })}
      loading={download.isPending}
      onClick={() => download.mutate(file)}
    >
      {file.name}
    </Button>
  )
}
