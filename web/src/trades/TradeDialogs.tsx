import { tradeCode, tradeFields } from '@logis/contract/trades.rules'
import { TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { tellSuccess } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { useCreateTrade, useEditTrade, type Trade } from './api.ts'

type Values = { name_fr: string; name_en: string; code: string }

const useTradeForm = <Input,>(initialValues: Values, transformValues: (values: Values) => Input) => {
  const { t } = useTranslation()
  const { texts } = useFieldRules()
  const { code, ...names } = texts(tradeFields)
  const ofLetters = (value: unknown) => (tradeCode.test(String(value).trim()) ? null : t('trades.form.codeWrong'))
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
      <TextInput label={t('trades.field.name_fr')} required {...form.getInputProps('name_fr')} />
      <TextInput mt="md" label={t('trades.field.name_en')} required {...form.getInputProps('name_en')} />
      <TextInput
        mt="md"
        label={t('trades.field.code')}
        description={t('trades.form.codeHelp')}
        required
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
    </>
  )
}

const fieldOf = { CODE_EXISTS: 'code' } as const

export function NewTradeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useTradeForm({ name_fr: '', name_en: '', code: '' }, (values) => values)
  return (
    <DialogForm
      title={t('trades.create.title')}
      submit={t('trades.create.submit')}
      form={form}
      call={useCreateTrade()}
      fieldOf={fieldOf}
      onDone={({ data }) => {
        tellSuccess(t('trades.create.done', { name: data.name_fr }))
        onClose()
      }}
      onClose={onClose}
    >
      <Fields form={form} />
    </DialogForm>
  )
}

export function EditTradeDialog({ trade, onClose }: { trade: Trade; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, name_fr, name_en, code } = trade
  const form = useTradeForm({ name_fr, name_en, code }, (values) => ({ ...values, job_id: id }))
  return (
    <DialogForm
      title={t('trades.edit.title')}
      form={form}
      call={useEditTrade()}
      fieldOf={fieldOf}
      onDone={() => {
        tellSuccess(t('trades.edit.done'))
        onClose()
      }}
      onClose={onClose}
    >
      <Fields form={form} />
    </DialogForm>
  )
}
