import { useForm } from '@mantine/form'
import type { ThermalStudy } from '@logis/contract/studies'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useSetOffice } from './api.ts'
import { OfficeSelect } from './OfficeSelect.tsx'

type Props = { projectId: number; study: ThermalStudy; onClose: () => void }

/** Who made the study: favourites are kept office by office. */
export function OfficeDialog({ projectId, study, onClose }: Props) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: { company_id: study.company ? String(study.company.id) : null },
    transformValues: ({ company_id }) => ({
      residence_id: projectId,
      company_id: company_id === null ? null : Number(company_id),
    }),
  })
  return (
    <DialogForm
      title={t('studies.office.title')}
      form={form}
      call={useSetOffice()}
      fieldOf={{ COMPANY_NOT_FOUND: 'company_id' }}
      onDone={() => {
        onClose()
        tellSuccess(t('studies.office.done'))
      }}
      onClose={onClose}
    >
      <OfficeSelect initial={study.company} {...form.getInputProps('company_id')} />
    </DialogForm>
  )
}
