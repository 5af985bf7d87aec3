import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useCreateCampaign, type Campaign } from './api.ts'
import { HomeChoice, useHomeChoice, useTellUnknown } from './HomeChoice.tsx'

type Props = { companyId: number; onDone: (campaign: Campaign) => void; onClose: () => void }

/** A campaign begins with its homes; those of a saved view give it the name of the view. */
export function NewCampaignDialog({ companyId, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const tellUnknown = useTellUnknown()
  const { views, intakes, withTenants, initialValues, validate, viewIn, homesIn } = useHomeChoice(companyId)
  const form = useForm({
    initialValues,
    validate,
    transformValues: (values) => ({ company_id: companyId, name: viewIn(values)?.name, ...homesIn(values) }),
  })
  return (
    <DialogForm
      title={t('campaigns.add.titleNew')}
      submit={t('campaigns.add.submitNew')}
      form={form}
      call={useCreateCampaign()}
      fieldOf={{}}
      onDone={({ data, unknown }) => {
        tellUnknown(unknown)
        onDone(data)
      }}
      onClose={onClose}
    >
      <HomeChoice form={form} views={views} intakes={intakes} withTenants={withTenants} />
    </DialogForm>
  )
}
