import { bookletTexts } from '@logis/contract/booklet.rules'
import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../platform/formats.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DateField } from '../ui/DateField.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { useAddWork, useRemoveWork, type Booklet } from './api.ts'
import classes from './Booklet.module.css'

type Props = { residenceId: number; onClose: () => void }

/** Works that were done: what the law wants of them is their date, what they were, and whose. */
export function WorkDialog({ residenceId, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { done_on: null as string | null, description: '', company_name: '' },
    validate: {
      done_on: allOf(rules.required, rules.day, rules.pastDay),
      description: rules.text(bookletTexts.description),
      company_name: rules.text(bookletTexts.company_name),
    },
    transformValues: ({ done_on, description, company_name }) => ({
      residence_id: residenceId,
      done_on: done_on!,
      description: description.trim(),
      company_name: company_name.trim(),
    }),
  })
  return (
    <DialogForm
      title={t('booklet.work.title')}
      form={form}
      call={useAddWork()}
      fieldOf={{}}
      submit={t('booklet.work.act')}
      onDone={() => tellAndClose(t('booklet.work.added'), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <DateField
          label={t('booklet.work.done_on')}
          noFuture
          {...form.getInputProps('done_on')}
          value={form.values.done_on}
        />
        <Textarea
          label={t('booklet.work.description')}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('description')}
        />
        <TextInput label={t('booklet.work.company_name')} autoComplete="off" {...form.getInputProps('company_name')} />
      </div>
    </DialogForm>
  )
}

export function RemoveWorkDialog({ residenceId, work, onClose }: Props & { work: Booklet['works'][number] }) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('booklet.work.remove')}
      text={t('booklet.work.removeText', { date: formatDate(work.done_on), company: work.company_name })}
      call={useRemoveWork()}
      input={{ residence_id: residenceId, work_id: work.id }}
      onDone={() => tellAndClose(t('booklet.work.removed'), onClose)}
      onClose={onClose}
    />
  )
}
