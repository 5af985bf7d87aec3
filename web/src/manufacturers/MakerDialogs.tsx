import { manufacturerFields } from '@logis/contract/manufacturers.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useCreateMaker, useEditMaker, type Maker } from './api.ts'

const useMakerForm = <Input,>(name: string, transformValues: (values: { name: string }) => Input) => {
  const { texts } = useFieldRules()
  return useForm<{ name: string }, Input>({
    initialValues: { name },
    validateInputOnBlur: true,
    validate: texts(manufacturerFields),
    transformValues,
  })
}

const fieldOf = { MANUFACTURER_EXISTS: 'name' } as const

export function NewMakerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useMakerForm('', (values) => values)
  return (
    <DialogForm
      title={t('manufacturers.create.title')}
      submit={t('manufacturers.create.submit')}
      form={form}
      call={useCreateMaker()}
      fieldOf={fieldOf}
      onDone={({ data }) => tellAndClose(t('manufacturers.create.done', { name: data.name }), onClose)}
      onClose={onClose}
    >
      <TextInput label={t('manufacturers.field.name')} required {...form.getInputProps('name')} />
    </DialogForm>
  )
}

export function EditMakerDialog({ maker: { id, name }, onClose }: { maker: Maker; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useMakerForm(name, (values) => ({ ...values, manufacturer_id: id }))
  return (
    <DialogForm
      title={t('manufacturers.edit.title')}
      form={form}
      call={useEditMaker()}
      fieldOf={fieldOf}
      onDone={() => tellAndClose(t('manufacturers.edit.done'), onClose)}
      onClose={onClose}
    >
      <TextInput label={t('manufacturers.field.name')} required {...form.getInputProps('name')} />
    </DialogForm>
  )
}
