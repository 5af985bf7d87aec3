import { studyMaxBytes } from '@logis/contract/studies.rules'
import { FileInput, Progress, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconFileTypeXml } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useAttachStudy } from './api.ts'
import { OfficeSelect } from './OfficeSelect.tsx'

type Props = { projectId: number; replaces: boolean; onClose: () => void }

/** The file of a study and the office that made it. A file that is no study is refused here, with the reason. */
export function AttachStudyDialog({ projectId, replaces, onClose }: Props) {
  const { t } = useTranslation()
  const attach = useAttachStudy(projectId)
  const [sent, setSent] = useState(0)
  const form = useForm({
    initialValues: { file: null as File | null, company_id: null as string | null },
    validate: {
      file: (file) =>
        file === null
          ? t('studies.attach.fileRequired')
          : file.size > studyMaxBytes
            ? t('studies.attach.tooLarge')
            : null,
    },
    transformValues: ({ file, company_id }) => ({
      file: file ?? new File([], ''),
      company_id: company_id === null ? null : Number(company_id),
      onProgress: setSent,
    }),
  })
  const size = form.values.file?.size ?? 0
  return (
    <DialogForm
      title={t(replaces ? 'studies.attach.replaceTitle' : 'studies.attach.title')}
      form={form}
      call={attach}
      fieldOf={{ THERMAL_STUDY_NOT_RE2020: 'file', FILE_TOO_LARGE: 'file', COMPANY_NOT_FOUND: 'company_id' }}
      submit={t(replaces ? 'studies.attach.replaceSubmit' : 'studies.attach.submit')}
      onDone={({ data }) => {
        onClose()
        tellSuccess(t(replaces ? 'studies.attach.replaced' : 'studies.attach.done', { count: data.walls.expected }))
      }}
      onClose={onClose}
    >
      <Stack gap="md">
        {replaces && <Text>{t('studies.attach.replaceText')}</Text>}
        <FileInput
          label={t('studies.attach.file')}
          description={t('studies.attach.fileHelp')}
          placeholder={t('studies.attach.choose')}
          accept=".xml,application/xml,text/xml"
          leftSection={<IconFileTypeXml size={18} aria-hidden />}
          required
          {...form.getInputProps('file')}
        />
        <OfficeSelect {...form.getInputProps('company_id')} />
        {attach.isPending && <SendingProgress sent={sent} size={size} />}
      </Stack>
    </DialogForm>
  )
}

function SendingProgress({ sent, size }: { sent: number; size: number }) {
  const { t } = useTranslation()
  const percent = Math.min(100, Math.round((sent / Math.max(size, 1)) * 100))
  const text = percent < 100 ? t('studies.attach.sending', { percent }) : t('studies.attach.reading')
  return (
    <div role="status">
      <Text size="xs">{text}</Text>
      <Progress value={percent} size="sm" animated={percent === 100} aria-label={text} />
    </div>
  )
}
