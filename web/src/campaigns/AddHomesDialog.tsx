import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useAddHomes, type Campaign } from './api.ts'
import { HomeChoice, useHomeChoice, useTellUnknown } from './HomeChoice.tsx'

/** More homes for a draft. */
export function AddHomesDialog({ campaign: { id, company_id }, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation()
  const tellUnknown = useTellUnknown()
  const { views, intakes, withTenants, initialValues, validate, homesIn } = useHomeChoice(company_id)
  const form = useForm({
    initialValues,
    validate,
    transformValues: (values) => ({ company_id, campaign_id: id, ...homesIn(values) }),
  })
  return (
    <DialogForm
      title={t('campaigns.add.title')}
      submit={t('campaigns.add.submit')}
      form={form}
      call={useAddHomes()}
      fieldOf={{}}
      onDone={({ unknown }) => {
        if (!tellUnknown(unknown)) tellSuccess(t('campaigns.add.done'))
        onClose()
      }}
      onClose={onClose}
    >
      <HomeChoice form={form} views={views} intakes={intakes} withTenants={withTenants} />
    </DialogForm>
  )
}
