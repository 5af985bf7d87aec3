import { ActionIcon, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots, IconFileUpload } from '@tabler/icons-react'
import type { Certificate, CertificateCannot, EnergyCertificate } from '@logis/contract/certificates'
import { validityOf } from '@logis/contract/certificates.rules'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { StoredFileButton } from '../platform/StoredFileButton.tsx'
import { tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { ClassMark } from '../ui/ClassMark.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { today } from '../ui/day.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useCertificate, useRemoveCertificate } from './api.ts'

const ImportCertificateDialog = onDemand(() =>
  import('./ImportCertificateDialog.tsx').then((module) => module.ImportCertificateDialog),
)

/** The energy certificate of a project: its classes, until when it is valid, its file; imported, replaced and removed here. */
export function CertificateLine({ projectId }: { projectId: number }) {
  const { t } = useTranslation()
  const reason = useReason()
  const [importing, dialog] = useDisclosure(false)
  const query = useSettled(useCertificate(projectId))
  if (query.isPending) return <Skeleton height={24} width={200} radius="xl" />
  if (query.error) return <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
  const { data: certificate, cannot } = query.data
  return (
    <>
      {certificate === null ? (
        <Group gap="sm">
          <Text inherit>{t('certificates.none')}</Text>
          <ActButton
            variant="default"
            size="compact-sm"
            leftSection={<IconFileUpload size={16} aria-hidden />}
            closed={reason(cannot.import)}
            aria-haspopup="dialog"
            onClick={dialog.open}
          >
            {t('certificates.import.open')}
          </ActButton>
        </Group>
      ) : (
        <Stack gap={8} align="start">
          <Group gap="sm">
            <ClassMark scale="energy" label={t('certificates.energy')} letter={certificate.energy_class} />
            <ClassMark scale="emission" label={t('certificates.emission')} letter={certificate.emission_class} />
            <CertificateState certificate={certificate} />
            <CertificateMenu {...{ certificate, cannot, projectId }} onImport={dialog.open} />
          </Group>
          <Text size="xs" c="dimmed">
            {t('certificates.dates', {
              from: formatDate(certificate.established_on),
              until: formatDate(certificate.valid_until),
            })}
          </Text>
          {certificate.file && <StoredFileButton file={certificate.file} />}
        </Stack>
      )}
      {importing && <ImportCertificateDialog projectId={projectId} onClose={dialog.close} />}
    </>
  )
}

/** What keeps a certificate from counting, or soon will. */
export function CertificateState({ certificate: { standing, valid_until } }: { certificate: Certificate }) {
  const { t } = useTranslation()
  const validity = validityOf(valid_until, today())
  if (standing !== 'ACTIVE')
    return (
      <StatusChip tone={standing === 'UNKNOWN' ? 'warning' : 'error'} label={t(`certificates.standing.${standing}`)} />
    )
  if (validity === 'VALID') return null
  return <StatusChip tone={validity === 'OVER' ? 'error' : 'warning'} label={t(`certificates.validity.${validity}`)} />
}

type MenuProps = {
  certificate: EnergyCertificate
  cannot: CertificateCannot
  projectId: number
  onImport: () => void
}

function CertificateMenu({ certificate, cannot, projectId, onImport }: MenuProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const [removing, remove] = useDisclosure(false)
  const removal = useRemoveCertificate()
  const removed = () => {
    remove.close()
    tellSuccess(t('certificates.remove.done'))
  }
  // A menu of what nobody may do here is none.
  if (cannot.import !== null && cannot.remove !== null) return null
  return (
    <>
      <MenuButton
        position="bottom-end"
        button={
          <ActionIcon variant="subtle" size="md" aria-label={t('certificates.menu')}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        }
      >
        {(Menu) => (
          <>
            <Menu.Act
              leftSection={<IconFileUpload size={16} aria-hidden />}
              closed={reason(cannot.import)}
              onClick={onImport}
            >
              {t('certificates.import.open')}
            </Menu.Act>
            <Menu.Act kind="delete" closed={reason(cannot.remove)} onClick={remove.open}>
              {t('certificates.remove.open')}
            </Menu.Act>
          </>
        )}
      </MenuButton>
      {removing && (
        <Confirm
          title={t('certificates.remove.title')}
          text={t('certificates.remove.text', { day: formatDate(certificate.established_on) })}
          call={removal}
          input={{ residence_id: projectId }}
          onDone={removed}
          onClose={remove.close}
        />
      )}
    </>
  )
}
