import { noteFields } from '@logis/contract/notes.rules'
import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useCreateNote, type About } from './api.ts'

export function AddNoteDialog({ about, onClose }: { about: About; onClose: () => void }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { text: '' },
    validateInputOnBlur: true,
    validate: { text: rules.text(noteFields.text) },
    transformValues: (values) => ({ ...values, model_type: about.model, model_id: about.id }),
  })
  return (
    <DialogForm
      title={t('notes.create')}
      submit={t('notes.add')}
      form={form}
      call={useCreateNote()}
      fieldOf={{}}
      onDone={() => {
        tellSuccess(t('notes.done'))
        onClose()
      }}
      onClose={onClose}
    >
      <Textarea
        label={t('notes.text')}
        description={t('notes.help')}
        required
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps('text')}
      />
    </DialogForm>
  )
}
