import { answeredByPaper, bookletTexts, type BookletItem } from '@logis/contract/booklet.rules'
import { SegmentedControl, Select, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useDocuments } from '../documents/api.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DateField } from '../ui/DateField.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useAnswer, useWithdrawAnswer, type BookletPart } from './api.ts'
import classes from './Booklet.module.css'

type Props = { residenceId: number; item: BookletItem; part: BookletPart; onClose: () => void }
type Way = 'paper' | 'words' | 'none'

const wayOf = ({ answer, evidence }: BookletPart, byPaper: boolean): Way => {
  if (answer) return answer.document ? 'paper' : answer.is_not_applicable ? 'none' : 'words'
  return byPaper && evidence.length > 0 ? 'paper' : byPaper ? 'paper' : 'words'
}

/** What a person says of a part: which document it is, what it is in words, or why it does not apply. */
export function AnswerDialog({ residenceId, item, part, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const labelId = useId()
  const byPaper = answeredByPaper.includes(item)
  const { answer } = part
  const proposed = part.evidence.find(({ source, of_building }) => source === 'DOCUMENT' && !of_building)
  const form = useForm({
    initialValues: {
      way: wayOf(part, byPaper),
      document_id: answer?.document ? String(answer.document.id) : byPaper && proposed ? String(proposed.id) : null,
      valid_until: answer?.valid_until ?? null,
      body: answer?.body ?? '',
    },
    validate: {
      document_id: (value, { way }) => (way === 'paper' ? rules.required(value) : null),
      valid_until: rules.day,
      body: (value, { way }) => (way === 'paper' ? null : rules.text(bookletTexts.body)(value)),
    },
    transformValues: ({ way, document_id, valid_until, body }) => ({
      residence_id: residenceId,
      item,
      part: part.code,
      ...(way === 'paper'
        ? { document_id: Number(document_id), ...(item === 'ATTESTATIONS' && { valid_until }) }
        : { body: body.trim(), is_not_applicable: way === 'none' }),
    }),
  })
  const { way } = form.values
  const ways = [
    ...(byPaper ? [{ value: 'paper', label: t('booklet.answer.paper') }] : []),
    { value: 'words', label: t('booklet.answer.words') },
    { value: 'none', label: t('booklet.answer.none') },
  ]
  return (
    <DialogForm
      title={part.name}
      form={form}
      call={useAnswer()}
      fieldOf={{ DOCUMENT_NOT_FOUND: 'document_id' }}
      onDone={() => tellAndClose(t('booklet.answer.saved'), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <SegmentedControl
          aria-label={t('booklet.answer.how')}
          id={labelId}
          fullWidth
          data={ways}
          value={way}
          onChange={(chosen) => form.setFieldValue('way', chosen as Way)}
        />
        {way === 'paper' && <PaperFields residenceId={residenceId} item={item} form={form} />}
        {way !== 'paper' && (
          <Textarea
            label={t(
              way === 'none'
                ? 'booklet.answer.reason'
                : item === 'ENVELOPE'
                  ? 'booklet.answer.bodyOfEnvelope'
                  : 'booklet.answer.body',
            )}
            autosize
            minRows={3}
            maxRows={8}
            required
            {...form.getInputProps('body')}
          />
        )}
      </div>
    </DialogForm>
  )
}

type Fields = { way: Way; document_id: string | null; valid_until: string | null; body: string }
type PaperProps = {
  residenceId: number
  item: BookletItem
  form: { values: Fields; getInputProps: (name: keyof Fields) => object }
}

function PaperFields({ residenceId, item, form }: PaperProps) {
  const { t } = useTranslation()
  const tree = useDocuments(residenceId).data?.data
  const files = tree ? [...tree.folders.flatMap((folder) => folder.files), ...tree.files] : []
  return (
    <>
      <Select
        label={t('booklet.answer.document')}
        searchable
        data={files.map(({ id, name }) => ({ value: String(id), label: name }))}
        nothingFoundMessage={t('booklet.answer.noDocument')}
        allowDeselect={false}
        required
        {...form.getInputProps('document_id')}
      />
      {item === 'ATTESTATIONS' && (
        <DateField
          label={<OptionalLabel text={t('booklet.answer.validUntil')} />}
          {...(form.getInputProps('valid_until') as { onChange: (value: string | null) => void })}
          value={form.values.valid_until}
        />
      )}
    </>
  )
}

export function WithdrawDialog({ residenceId, item, part, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('booklet.answer.withdraw')}
      text={t('booklet.answer.withdrawText')}
      call={useWithdrawAnswer()}
      input={{ residence_id: residenceId, item, part: part.code }}
      onDone={() => tellAndClose(t('booklet.answer.withdrawn'), onClose)}
      onClose={onClose}
    />
  )
}
