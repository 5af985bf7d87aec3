import { bookletKinds, bookletTexts, touchable, type BookletKind, type Touchable } from '@logis/contract/booklet.rules'
import { Checkbox, Select, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DateField } from '../ui/DateField.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useSetTrigger, type Booklet } from './api.ts'
import classes from './Booklet.module.css'

export type TriggerFields = {
  kind: BookletKind | null
  triggered_on: string | null
  reference: string
  touched: string[]
}
export const useTriggerRules = () => {
  const rules = useFieldRules()
  return {
    kind: rules.required,
    triggered_on: allOf(rules.required, rules.day),
    reference: rules.text(bookletTexts.reference),
  }
}
export const triggerOf = ({ kind, triggered_on, reference, touched }: TriggerFields) => ({
  kind: kind!,
  triggered_on: triggered_on!,
  reference: reference.trim() || null,
  touched: kind === 'WORKS' ? (touched as Touchable[]) : [],
})

type Props = { residenceId: number; booklet: Booklet; onClose: () => void }

/** Why the booklet is held, and since when; the study's permit is proposed. */
export function TriggerDialog({ residenceId, booklet, onClose }: Props) {
  const { t } = useTranslation()
  const initialValues: TriggerFields = {
    kind: booklet.kind,
    triggered_on: booklet.triggered_on,
    reference: booklet.reference ?? booklet.proposed?.permit_number ?? '',
    touched: booklet.touched,
  }
  const form = useForm({
    initialValues,
    validate: useTriggerRules(),
    transformValues: (fields) => ({ residence_id: residenceId, ...triggerOf(fields) }),
  })
  return (
    <DialogForm
      title={t('booklet.trigger.title')}
      form={form}
      call={useSetTrigger()}
      fieldOf={{}}
      onDone={() => tellAndClose(t('booklet.answer.saved'), onClose)}
      onClose={onClose}
    >
      <TriggerInputs form={form} />
    </DialogForm>
  )
}

/** The fields alone: of one home, or of the flats of a building. */
export function TriggerInputs<Input>({
  form,
}: {
  form: Pick<UseFormReturnType<TriggerFields, Input>, 'values' | 'getInputProps'>
}) {
  const { t } = useTranslation()
  return (
    <div className={classes.fields}>
      <Select
        label={t('booklet.trigger.kind')}
        data={bookletKinds.map((kind) => ({ value: kind, label: t(`booklet.kinds.${kind}`) }))}
        allowDeselect={false}
        {...form.getInputProps('kind')}
      />
      <DateField
        label={t('booklet.trigger.date')}
        required
        {...form.getInputProps('triggered_on')}
        value={form.values.triggered_on}
      />
      <TextInput
        label={<OptionalLabel text={t('booklet.trigger.reference')} />}
        autoComplete="off"
        {...form.getInputProps('reference')}
      />
      {form.values.kind === 'WORKS' && (
        <Checkbox.Group label={t('booklet.trigger.touched')} {...form.getInputProps('touched')}>
          <div className={classes.boxes}>
            {touchable.map((part) => (
              <Checkbox key={part} value={part} label={t(`booklet.touch.${part}`)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </div>
  )
}
