import { Input } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../../ui/texts.ts'
import { formatDate } from '../../platform/formats.ts'
import { tellNotice, tellSuccess } from '../../platform/teller.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { today } from '../../ui/day.ts'
import { allOf, useFieldRules } from '../../ui/fieldRules.ts'
import { OptionalLabel } from '../../ui/OptionalLabel.tsx'
import { useTick, type CareTask, type Ticked } from './api.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import classes from './Tick.module.css'

type Props = { task: CareTask; onClose: () => void }

/** What was done, on which day, and its photo if there is one. The next occurrence takes its place. */
export function TickDialog({ task: { id: task_id, task, device }, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm<{ done_on: string | null; photo: File | null }, Ticked>({
    initialValues: { done_on: today(), photo: null },
    validate: { done_on: allOf(rules.required, rules.day, rules.pastDay) },
    transformValues: ({ done_on, photo }) => ({ device_id: device.id, task_id, done_on: done_on!, photo }),
  })
  return (
    <DialogForm
      title={t('dwelling.tick.title')}
      form={form}
      call={useTick()}
      fieldOf={{}}
      // The calendar would open over all of it.
      focus="photo"
      submit={t('dwelling.tick.submit')}
      onDone={({ next, photoFailed }) => {
        tellSuccess(next ? t('dwelling.tick.next', { date: formatDate(next.due_date) }) : t('dwelling.tick.last'))
        if (photoFailed) tellNotice(t('dwelling.tick.photoFailed'))
        onClose()
      }}
      onClose={onClose}
    >
      <p className={classes.what}>{t('dwelling.tick.what', { task: task.name, device: device.name })}</p>
      <DateField
        label={t('dwelling.tick.day')}
        noFuture
        required
        value={form.values.done_on}
        onChange={(day) => form.setFieldValue('done_on', day)}
        error={form.errors['done_on']}
      />
      <Input.Wrapper
        className={classes.photo ?? ''}
        label={<OptionalLabel text={t('dwelling.tick.photo')} />}
        description={t('dwelling.tick.photoHint')}
      >
        <PhotoPicker photo={form.values.photo} onPick={(photo) => form.setFieldValue('photo', photo)} />
      </Input.Wrapper>
    </DialogForm>
  )
}
