import { ActionIcon, Group, Progress, Skeleton, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBuildingFactory, IconDots, IconFileUpload, IconRobot, IconUser } from '@tabler/icons-react'
import type { StudyCannot, ThermalStudy } from '@logis/contract/studies'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { StoredFileButton } from '../platform/StoredFileButton.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useRemoveStudy, useThermalStudy } from './api.ts'
import { StudyProposals, type StudiedProject } from './StudyProposals.tsx'
import { onDemand } from '../ui/onDemand.tsx'

const AttachStudyDialog = onDemand(() => import('./AttachStudyDialog.tsx').then((module) => module.AttachStudyDialog))
const OfficeDialog = onDemand(() => import('./OfficeDialog.tsx').then((module) => module.OfficeDialog))

/** PRJ-30: the project's thermal study, its file and where it comes from; attached, replaced and removed here. */
export function StudyLine({ project }: { project: StudiedProject }) {
  const { t } = useTranslation()
  const query = useSettled(useThermalStudy(project.id))
  if (query.isPending) return <Skeleton height={24} width={200} radius="xl" />
  if (query.error) return <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
  const { data: study, cannot } = query.data
  return (
    <Stack gap={8} align="start">
      {study === null ? (
        <Group gap="sm">
          <Text inherit>{t('studies.none')}</Text>
          <AttachButton projectId={project.id} cannot={cannot} />
        </Group>
      ) : (
        <>
          <Attached study={study} cannot={cannot} projectId={project.id} />
          <Reading study={study} />
          <StudyProposals study={study} project={project} isOpen={cannot.attach === null} />
        </>
      )}
    </Stack>
  )
}

function AttachButton({ projectId, cannot }: { projectId: number; cannot: StudyCannot }) {
  const { t } = useTranslation()
  const reason = useReason()
  const [attaching, attach] = useDisclosure(false)
  return (
    <>
      <ActButton
        variant="default"
        size="compact-sm"
        leftSection={<IconFileUpload size={16} aria-hidden />}
        closed={reason(cannot.attach)}
        aria-haspopup="dialog"
        onClick={attach.open}
      >
        {t('studies.attach.open')}
      </ActButton>
      {attaching && <AttachStudyDialog projectId={projectId} replaces={false} onClose={attach.close} />}
    </>
  )
}

type AttachedProps = { study: ThermalStudy; cannot: StudyCannot; projectId: number }

function Attached({ study, cannot, projectId }: AttachedProps) {
  const { t } = useTranslation()
  const automatic = study.from_automatic_import === 1
  return (
    <Group gap="sm">
      {study.file ? <StoredFileButton file={study.file} /> : <Text c="dimmed">{t('studies.noFile')}</Text>}
      <StatusChip
        tone="neutral"
        icon={automatic ? IconRobot : IconUser}
        label={t(automatic ? 'studies.automatic' : 'studies.manual')}
      />
      <Text size="xs" c="dimmed">
        {t('studies.addedOn', { date: formatDate(study.created_at) })}{' '}
        {study.company && t('studies.by', { office: study.company.name })}
      </Text>
      <StudyMenu {...{ study, cannot, projectId }} />
    </Group>
  )
}

/** A machine's study on its way, or one that no one can read. */
function Reading({ study: { status, progress, type } }: { study: ThermalStudy }) {
  const { t } = useTranslation()
  if (status === 'PARSED') return null
  const text = t('studies.reading', { progress })
  if (status === 'PARSING')
    return (
      <div role="status" style={{ width: 240, maxWidth: '100%' }}>
        <Text size="xs">{text}</Text>
        <Progress value={progress} size="sm" aria-label={text} />
      </div>
    )
  return <StatusChip tone="error" label={type === 'RE2020' ? t('studies.failed') : t('studies.failedType', { type })} />
}

function StudyMenu({ study, cannot, projectId }: AttachedProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const [replacing, replace] = useDisclosure(false)
  const [choosing, choose] = useDisclosure(false)
  const [removing, remove] = useDisclosure(false)
  const removal = useRemoveStudy()
  const removed = () => {
    remove.close()
    tellSuccess(t('studies.remove.done'))
  }
  // A menu of what nobody may do here is none.
  if (cannot.attach !== null && cannot.remove !== null) return null
  return (
    <>
      <MenuButton
        position="bottom-end"
        button={
          <ActionIcon variant="subtle" size="md" aria-label={t('studies.menu')}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        }
      >
        {(Menu) => (
          <>
            <Menu.Act
              leftSection={<IconFileUpload size={16} aria-hidden />}
              closed={reason(cannot.attach)}
              onClick={replace.open}
            >
              {t('studies.attach.replace')}
            </Menu.Act>
            <Menu.Act
              leftSection={<IconBuildingFactory size={16} aria-hidden />}
              closed={reason(cannot.attach)}
              onClick={choose.open}
            >
              {t('studies.office.open')}
            </Menu.Act>
            <Menu.Act kind="delete" closed={reason(cannot.remove)} onClick={remove.open}>
              {t('studies.remove.open')}
            </Menu.Act>
          </>
        )}
      </MenuButton>
      {replacing && <AttachStudyDialog projectId={projectId} replaces onClose={replace.close} />}
      {choosing && <OfficeDialog projectId={projectId} study={study} onClose={choose.close} />}
      {removing && (
        <Confirm
          title={t('studies.remove.title')}
          text={t('studies.remove.text', { name: study.file?.name ?? study.type })}
          call={removal}
          input={{ residence_id: projectId }}
          onDone={removed}
          onClose={remove.close}
        />
      )}
    </>
  )
}
