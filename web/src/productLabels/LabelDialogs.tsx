import { catalogueCode, productLabelFields } from '@logis/contract/productLabels.rules'
import { TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { tellSuccess } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { useCreateLabel, useEditLabel, type ProductLabel } from './api.ts'

type Values = { name_fr: string; name_en: string; code: string }

const useLabelForm = <Input,>(initialValues: Values, transformValues: (values: Values) => Input) => {
  const { t } = useTranslation()
  const { texts } = useFieldRules()
  const { code, ...names } = texts(productLabelFields)
  const ofLetters = (value: unknown) =>
    catalogueCode.test(String(value).trim()) ? null : t('productLabels.form.codeWrong')
  return useForm<Values, Input>({
    initialValues,
    validateInputOnBlur: true,
    validate: { ...names, code: allOf(code, ofLetters) },
    transformValues,
  })
}

function Fields<Input>({ form }: { form: UseFormReturnType<Values, Input> }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput label={t('productLabels.field.name_fr')} required {...form.getInputProps('name_fr')} />
      <TextInput mt="md" label={t('productLabels.field.name_en')} required {...form.getInputProps('name_en')} />
      <TextInput
        mt="md"
        label={t('productLabels.field.code')}
        description={t('productLabels.form.codeHelp')}
        required
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
    </>
  )
}

const fieldOf = { CODE_EXISTS: 'code' } as const

export function NewLabelDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useLabelForm({ name_fr: '', name_en: '', code: '' }, (values) => values)
  return (
    <DialogForm
      title={t('productLabels.create.title')}
      submit={t('productLabels.create.submit')}
      form={form}
      call={useCreateLabel()}
      fieldOf={fieldOf}
      onDone={({ data }) => {
        tellSuccess(t('productLabels.create.done', { name: data.name_fr }))
        onClose()
      }}
      onClose={onClose}
    >
      <Fields form={form} />
    </DialogForm>
  )
}

export function EditLabelDialog({ label, onClose }: { label: ProductLabel; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, name_fr, name_en, code } = label
  const form = useLabelForm({ name_fr, name_en, code }, (values) => ({ ...values, label_id: id }))
  return (
    <DialogForm
      title={t('productLabels.edit.title')}
      form={form}
      call={useEditLabel()}
      fieldOf={fieldOf}
      onDone={() => {
        tellSuccess(t('productLabels.edit.done'))
        onClose()
      }}
      onClose={onClose}
    >
      <Fields form={form} />
    </DialogForm>
  )
}
