import { bookletTexts } from '@logis/contract/booklet.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DateField } from '../ui/DateField.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { today } from '../ui/day.ts'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { useHandOver } from './api.ts'
import classes from './Booklet.module.css'

type Fields = { recipient: string; handed_on: string | null }

/** To whom the booklet was handed over, and when. */
export function HandOverDialog({ residenceId, onClose }: { residenceId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const initialValues: Fields = { recipient: '', handed_on: today() }
  const form = useForm({
    initialValues,
    validate: {
      recipient: rules.text(bookletTexts.recipient),
      handed_on: allOf(rules.required, rules.day, rules.pastDay),
    },
    transformValues: ({ recipient, handed_on }) => ({
      residence_id: residenceId,
      recipient: recipient.trim(),
      handed_on: handed_on!,
    }),
  })
  return (
    <DialogForm
      title={t('booklet.handover.title')}
      form={form}
      call={useHandOver()}
      fieldOf={{}}
      onDone={() => tellAndClose(t('booklet.handover.done'), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <TextInput
          label={t('booklet.handover.recipient')}
          autoComplete="off"
          required
          {...form.getInputProps('recipient')}
        />
        <DateField
          label={t('booklet.handover.date')}
          noFuture
          required
          {...form.getInputProps('handed_on')}
          value={form.values.handed_on}
        />
      </div>
    </DialogForm>
  )
}
