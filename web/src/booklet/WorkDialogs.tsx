import { bookletTexts, touchable, workDocumentsMax, type Touchable } from '@logis/contract/booklet.rules'
import { Checkbox, MultiSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { useDocuments } from '../documents/api.ts'
import { formatDate } from '../platform/formats.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DateField } from '../ui/DateField.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useHomeDocuments } from '../residents/api.ts'
import { useAddWork, useRemoveWork, type Booklet } from './api.ts'
import classes from './Booklet.module.css'

type Props = { residenceId: number; onClose: () => void }
type Paper = { id: number; name: string }

/** Told by its company, with the papers that it sees. */
export function WorkDialog(props: Props) {
  const tree = useDocuments(props.residenceId).data?.data
  return <WorkForm {...props} papers={tree ? [...tree.folders.flatMap(({ files }) => files), ...tree.files] : []} />
}

/** Told by who owns the home, with the papers that are shared with them. */
export function OwnWorkDialog(props: Props) {
  const own = useHomeDocuments(props.residenceId).data?.data.own
  return <WorkForm {...props} papers={own ? [...own.folders.flatMap(({ files }) => files), ...own.files] : []} />
}

/** Works that were done: what the law wants of them is their date, what they were, and whose. */
function WorkForm({ residenceId, papers, onClose }: Props & { papers: readonly Paper[] }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: {
      done_on: null as string | null,
      description: '',
      company_name: '',
      touched: [] as string[],
      document_ids: [] as string[],
    },
    validate: {
      done_on: allOf(rules.required, rules.day, rules.pastDay),
      description: rules.text(bookletTexts.description),
      company_name: rules.text(bookletTexts.company_name),
    },
    transformValues: ({ done_on, description, company_name, touched, document_ids }) => ({
      residence_id: residenceId,
      done_on: done_on!,
      description: description.trim(),
      company_name: company_name.trim(),
      touched: touched as Touchable[],
      document_ids: document_ids.map(Number),
    }),
  })
  return (
    <DialogForm
      title={t('booklet.work.title')}
      form={form}
      call={useAddWork()}
      fieldOf={{ DOCUMENT_NOT_FOUND: 'document_ids' }}
      submit={t('booklet.work.act')}
      onDone={() => tellAndClose(t('booklet.work.added'), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <Textarea
          label={t('booklet.work.description')}
          autosize
          minRows={2}
          maxRows={8}
          required
          {...form.getInputProps('description')}
        />
        <DateField
          label={t('booklet.work.done_on')}
          noFuture
          required
          {...form.getInputProps('done_on')}
          value={form.values.done_on}
        />
        <TextInput
          label={t('booklet.work.company_name')}
          autoComplete="off"
          required
          {...form.getInputProps('company_name')}
        />
        <Checkbox.Group
          label={<OptionalLabel text={t('booklet.trigger.touched')} />}
          {...form.getInputProps('touched')}
        >
          <div className={classes.boxes}>
            {touchable.map((part) => (
              <Checkbox key={part} value={part} label={t(`booklet.touch.${part}`)} />
            ))}
          </div>
        </Checkbox.Group>
        {papers.length > 0 && (
          <MultiSelect
            label={<OptionalLabel text={t('booklet.work.documents')} />}
            searchable
            clearable
            maxValues={workDocumentsMax}
            data={papers.map(({ id, name }) => ({ value: String(id), label: name }))}
            nothingFoundMessage={t('booklet.answer.noDocument')}
            {...form.getInputProps('document_ids')}
          />
        )}
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
