import { lifespanMax, productClassFields } from '@logis/contract/productClasses.rules'
import { productTypes, type ProductType } from '@logis/contract/products.rules'
import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { useLanguage } from '../platform/useLanguage.ts'
import { CodedFields, nothingCoded, type Coded } from '../reference/CodedFields.tsx'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useCreateClass, useEditClass, type ProductClass } from './api.ts'
import { nameIn } from '../reference/nameIn.ts'
import { atTop, ParentSelect } from './ParentSelect.tsx'

type Values = Coded & {
  type: ProductType
  parent: string
  nature: string
  default_lifespan: number | ''
  is_boiler: boolean
}

/** What is sent of a class, but for what stands above it. */
const inputOf = ({ parent: _, nature, default_lifespan, ...values }: Values) => ({
  ...values,
  nature: nature.trim() === '' ? null : nature,
  default_lifespan: default_lifespan === '' ? null : default_lifespan,
})

const useClassForm = <Input,>(initialValues: Values, transformValues: (values: Values) => Input) => {
  const { texts } = useFieldRules()
  return useForm<Values, Input>({
    initialValues,
    validateInputOnBlur: true,
    validate: texts(productClassFields),
    transformValues,
  })
}

function Fields<Input>({ form, typeStays }: { form: UseFormReturnType<Values, Input>; typeStays?: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <CodedFields form={form} />
      <Select
        mt="md"
        label={t('productClasses.field.type')}
        data={productTypes.map((type) => ({ value: type, label: t(`devices.types.${type}`) }))}
        allowDeselect={false}
        disabled={typeStays ?? false}
        {...form.getInputProps('type')}
      />
      <TextInput
        mt="md"
        label={<OptionalLabel text={t('productClasses.field.nature')} />}
        description={t('productClasses.form.natureHelp')}
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('nature')}
      />
      <NumberInput
        mt="md"
        label={<OptionalLabel text={t('productClasses.field.default_lifespan')} />}
        description={t('productClasses.form.lifespanHelp')}
        allowDecimal={false}
        min={1}
        max={lifespanMax}
        hideControls
        {...form.getInputProps('default_lifespan')}
      />
      <Checkbox
        mt="md"
        label={t('productClasses.field.is_boiler')}
        description={t('productClasses.form.boilerHelp')}
        {...form.getInputProps('is_boiler', { type: 'checkbox' })}
      />
    </>
  )
}

const fieldOf = { CODE_EXISTS: 'code', RESOURCE_NOT_FOUND: 'parent', IN_USE: 'type' } as const

export function NewClassDialog({ parentId, onClose }: { parentId: number | null; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useClassForm(
    {
      ...nothingCoded,
      type: 'PRODUCT',
      parent: parentId === null ? atTop : String(parentId),
      nature: '',
      default_lifespan: '',
      is_boiler: false,
    },
    (values) => ({ ...inputOf(values), parent_id: values.parent === atTop ? null : Number(values.parent) }),
  )
  return (
    <DialogForm
      title={t('productClasses.create.title')}
      submit={t('productClasses.create.submit')}
      form={form}
      call={useCreateClass()}
      fieldOf={fieldOf}
      onDone={({ data }) => tellAndClose(t('productClasses.create.done', { name: nameIn(language, data) }), onClose)}
      onClose={onClose}
    >
      <Fields form={form} />
      <ParentSelect form={form} />
    </DialogForm>
  )
}

export function EditClassDialog({ row, onClose }: { row: ProductClass; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, name_fr, name_en, code, type, nature, default_lifespan, is_boiler } = row
  const initialValues: Values = {
    name_fr,
    name_en,
    code,
    type,
    parent: atTop,
    nature: nature ?? '',
    default_lifespan: default_lifespan ?? '',
    is_boiler,
  }
  const changes = useChanges(inputOf(initialValues))
  const form = useClassForm(initialValues, (values) => ({ ...changes(inputOf(values)), class_id: id }))
  return (
    <DialogForm
      title={t('productClasses.edit.title')}
      form={form}
      call={useEditClass()}
      fieldOf={fieldOf}
      onDone={() => tellAndClose(t('productClasses.edit.done'), onClose)}
      onClose={onClose}
    >
      <Fields form={form} typeStays={row.products_count > 0} />
    </DialogForm>
  )
}
