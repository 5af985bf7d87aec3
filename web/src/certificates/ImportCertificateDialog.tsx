import { Checkbox, FileInput, Group, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconFileTypeXml } from '@tabler/icons-react'
import type { CertificateProposal } from '@logis/contract/certificates'
import { certificateMaxBytes, certificateParts } from '@logis/contract/certificates.rules'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import type { OutputOf } from '../platform/operations.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ClassMark } from '../ui/ClassMark.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useImportCertificate, usePreviewCertificate } from './api.ts'
import classes from './Certificate.module.css'
import { CertificateState } from './CertificateLine.tsx'

type Props = { projectId: number; onClose: () => void }
type Preview = OutputOf<'certificates.previewCertificate'>['data']
type Looked = { file: File; preview: Preview }

/** The file is looked at first; then what it describes is taken or left. */
export function ImportCertificateDialog({ projectId, onClose }: Props) {
  const [looked, setLooked] = useState<Looked | null>(null)
  return looked === null ? (
    <ChooseFile {...{ projectId, onClose }} onLooked={setLooked} />
  ) : (
    <ChoosePieces {...{ projectId, onClose }} {...looked} />
  )
}

function ChooseFile({ projectId, onClose, onLooked }: Props & { onLooked: (looked: Looked) => void }) {
  const { t } = useTranslation()
  const preview = usePreviewCertificate(projectId)
  const form = useForm({
    initialValues: { file: null as File | null },
    validate: {
      file: (file) =>
        file === null
          ? t('certificates.import.fileRequired')
          : file.size > certificateMaxBytes
            ? t('certificates.import.tooLarge')
            : null,
    },
    transformValues: ({ file }) => ({ file: file ?? new File([], '') }),
  })
  const { file } = form.values
  return (
    <DialogForm
      title={t('certificates.import.title')}
      form={form}
      call={preview}
      fieldOf={{ FILE_TOO_LARGE: 'file' }}
      submit={t('certificates.import.look')}
      onDone={({ data }) => file && onLooked({ file, preview: data })}
      onClose={onClose}
    >
      <FileInput
        label={t('certificates.import.file')}
        description={t('certificates.import.fileHelp')}
        placeholder={t('certificates.import.choose')}
        accept=".xml,application/xml,text/xml"
        leftSection={<IconFileTypeXml size={18} aria-hidden />}
        required
        {...form.getInputProps('file')}
      />
    </DialogForm>
  )
}

function ChoosePieces({ projectId, onClose, file, preview: { certificate, proposals } }: Props & Looked) {
  const { t } = useTranslation()
  const importing = useImportCertificate(projectId)
  const form = useForm({
    initialValues: { keys: proposals.filter(({ there }) => !there).map(({ key }) => key) },
    transformValues: ({ keys }) => ({ keys, file }),
  })
  return (
    <DialogForm
      title={t('certificates.import.title')}
      form={form}
      call={importing}
      fieldOf={{}}
      width="md"
      submit={t('certificates.import.submit')}
      onDone={({ data }) => {
        onClose()
        tellSuccess(t('certificates.import.done', { count: data.added }))
      }}
      onClose={onClose}
    >
      <Stack gap="md">
        <Group gap="sm">
          <ClassMark scale="energy" label={t('certificates.energy')} letter={certificate.energy_class} />
          <ClassMark scale="emission" label={t('certificates.emission')} letter={certificate.emission_class} />
          <CertificateState certificate={certificate} />
        </Group>
        <Text size="sm">
          {t('certificates.dates', {
            from: formatDate(certificate.established_on),
            until: formatDate(certificate.valid_until),
          })}
        </Text>
        <Text size="sm">{t(proposals.length > 0 ? 'certificates.import.explain' : 'certificates.import.nothing')}</Text>
        <Checkbox.Group aria-label={t('certificates.import.proposals')} {...form.getInputProps('keys')}>
          <Stack gap="md">
            {certificateParts.map((part) => (
              <Part key={part} part={part} proposals={proposals.filter((proposal) => proposal.part === part)} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
    </DialogForm>
  )
}

type PartProps = { part: CertificateProposal['part']; proposals: CertificateProposal[] }

function Part({ part, proposals }: PartProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  if (proposals.length === 0) return null
  const factsOf = ({ surface, thickness, u_value, quantity, there }: CertificateProposal) =>
    [
      quantity > 1 && t('certificates.quantity', { value: formatNumber(quantity) }),
      surface !== null && t('certificates.surface', { value: formatNumber(surface) }),
      thickness !== null && t('certificates.thickness', { value: formatNumber(thickness) }),
      u_value !== null && t('certificates.loss', { value: formatNumber(u_value) }),
      there && t('certificates.there'),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <fieldset className={classes.group}>
      <legend>{t(`certificates.parts.${part}`)}</legend>
      <Stack gap="xs" mt={8}>
        {proposals.map((proposal) => (
          <Checkbox
            key={proposal.key}
            value={proposal.key}
            label={proposal.name}
            description={factsOf(proposal) || undefined}
            disabled={proposal.there}
          />
        ))}
      </Stack>
    </fieldset>
  )
}
