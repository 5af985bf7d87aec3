import { lifespanMax, productClassFields } from '@logis/contract/productClasses.rules'
import { catalogueCode } from '@logis/contract/productLabels.rules'
import { productTypes, type ProductType } from '@logis/contract/products.rules'
import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { tellSuccess } from '../platform/teller.tsx'
import { useLanguage } from '../platform/useLanguage.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useCreateClass, useEditClass, type ProductClass } from './api.ts'
import { nameIn } from './classTable.tsx'
import { atTop, ParentSelect } from './ParentSelect.tsx'

type Values = {
  name_fr: string
  name_en: string
  code: string
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
  const { t } = useTranslation()
  const { texts } = useFieldRules()
  const { code, ...others } = texts(productClassFields)
  const ofLetters = (value: unknown) =>
    catalogueCode.test(String(value).trim()) ? null : t('productClasses.form.codeWrong')
  return useForm<Values, Input>({
    initialValues,
    validateInputOnBlur: true,
    validate: { ...others, code: allOf(code, ofLetters) },
    transformValues,
  })
}

function Fields<Input>({ form, typeStays }: { form: UseFormReturnType<Values, Input>; typeStays?: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput label={t('productClasses.field.name_fr')} required {...form.getInputProps('name_fr')} />
      <TextInput mt="md" label={t('productClasses.field.name_en')} required {...form.getInputProps('name_en')} />
      <TextInput
        mt="md"
        label={t('productClasses.field.code')}
        description={t('productClasses.form.codeHelp')}
        required
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
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
      name_fr: '',
      name_en: '',
      code: '',
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
      onDone={({ data }) => {
        tellSuccess(t('productClasses.create.done', { name: nameIn(language, data) }))
        onClose()
      }}
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
  const form = useClassForm(
    {
      name_fr,
      name_en,
      code,
      type,
      parent: atTop,
      nature: nature ?? '',
      default_lifespan: default_lifespan ?? '',
      is_boiler,
    },
    (values) => ({ ...inputOf(values), class_id: id }),
  )
  return (
    <DialogForm
      title={t('productClasses.edit.title')}
      form={form}
      call={useEditClass()}
      fieldOf={fieldOf}
      onDone={() => {
        tellSuccess(t('productClasses.edit.done'))
        onClose()
      }}
      onClose={onClose}
    >
      <Fields form={form} typeStays={row.products_count > 0} />
    </DialogForm>
  )
}
