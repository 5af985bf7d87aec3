import { pictureTexts } from '@logis/contract/pictures.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useEditPicture, type Picture } from './api.ts'

type Props = { residenceId: number; picture: Picture; onClose: () => void }

/** What a photo shows, in a few words; none when it is emptied. */
export function LegendDialog({ residenceId, picture, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { legend: picture.legend ?? '' },
    validateInputOnChange: true,
    validate: rules.texts(pictureTexts),
    transformValues: ({ legend }) => ({
      residence_id: residenceId,
      picture_id: picture.id,
      legend: legend.trim() || null,
    }),
  })
  return (
    <DialogForm
      title={t('pictures.editLegend')}
      form={form}
      call={useEditPicture()}
      fieldOf={{ VALIDATION_ERROR: 'legend' }}
      onDone={onClose}
      onClose={onClose}
    >
      <TextInput
        label={<OptionalLabel text={t('pictures.legend')} />}
        description={t('pictures.legendHelp')}
        autoComplete="off"
        {...form.getInputProps('legend')}
      />
    </DialogForm>
  )
}
