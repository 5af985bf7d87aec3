import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { DateField } from '../ui/DateField.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { useSetCommissioningDate, type Project } from './api.ts'

/** CODE-05. Emptied, a known date becomes unknown again. */
export function CommissioningDateDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const { id: residence_id, commissioning_date: known } = project
  const form = useForm({
    initialValues: { commissioning_date: known },
    validate: { commissioning_date: known ? rules.day : allOf(rules.required, rules.day) },
    transformValues: ({ commissioning_date }) => ({ residence_id, commissioning_date }),
  })
  return (
    <DialogForm
      title={t(known ? 'projectPage.code.editDate' : 'projectPage.code.addDate')}
      form={form}
      call={useSetCommissioningDate()}
      fieldOf={{}}
      onDone={onClose}
      onClose={onClose}
    >
      <DateField
        label={t('projectPage.code.commissioning')}
        description={t(known ? 'projectPage.code.emptyHelp' : 'projectPage.code.unknownHelp')}
        required={!known}
        {...form.getInputProps('commissioning_date')}
        value={form.values.commissioning_date}
      />
    </DialogForm>
  )
}
