import { energyKinds, utilityFields, type EnergyKind } from '@logis/contract/energies.rules'
import { Select, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { useChanges } from '../../ui/changes.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useFieldRules } from '../../ui/fieldRules.ts'
import { useCreateUtility, useEditUtility, type EnergyUtility } from './api.ts'

type Values = { name: string; energy: EnergyKind }
const fieldOf = { ENERGY_UTILITY_EXISTS: 'name' } as const

const useUtilityForm = <Input,>(initialValues: Values, transformValues: (values: Values) => Input) => {
  const { texts } = useFieldRules()
  return useForm<Values, Input>({
    initialValues,
    validateInputOnBlur: true,
    validate: texts(utilityFields),
    transformValues,
  })
}

function Fields<Input>({ form }: { form: UseFormReturnType<Values, Input> }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput label={t('energies.utilities.field.name')} required {...form.getInputProps('name')} />
      <Select
        mt="md"
        label={t('energies.utilities.field.energy')}
        data={energyKinds.map((value) => ({ value, label: t(`energies.kind.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('energy')}
      />
    </>
  )
}

export function NewUtilityDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useUtilityForm({ name: '', energy: 'ELECTRICITY' }, (values) => values)
  return (
    <DialogForm
      title={t('energies.utilities.create.title')}
      submit={t('energies.utilities.create.submit')}
      form={form}
      call={useCreateUtility()}
      fieldOf={fieldOf}
      onDone={({ data }) => tellAndClose(t('energies.utilities.create.done', { name: data.name }), onClose)}
      onClose={onClose}
    >
      <Fields form={form} />
    </DialogForm>
  )
}

export function EditUtilityDialog({ utility, onClose }: { utility: EnergyUtility; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, name, energy } = utility
  const changes = useChanges<Values>({ name, energy })
  const form = useUtilityForm({ name, energy }, (values) => ({ ...changes(values), utility_id: id }))
  return (
    <DialogForm
      title={t('energies.utilities.edit.title')}
      form={form}
      call={useEditUtility()}
      fieldOf={fieldOf}
      onDone={() => tellAndClose(t('energies.utilities.edit.done'), onClose)}
      onClose={onClose}
    >
      <Fields form={form} />
    </DialogForm>
  )
}
