import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { tellSuccess } from '../../platform/teller.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useFieldRules } from '../../ui/fieldRules.ts'
import { useCreateProduct, useEditProduct, type Sheet } from './api.ts'
import { SheetFields } from './SheetFields.tsx'
import { inputOf, sheetRules, valuesOf, type Values } from './sheetForm.ts'

const fieldOf = {
  PRODUCT_EXISTS: 'name',
  PRODUCT_PARENT_INVALID: 'parent_id',
  PRODUCT_NOT_FOUND: 'parent_id',
  PRODUCT_CLASS_MISMATCH: 'class_id',
} as const

const useSheetForm = <Input,>(initialValues: Values, transformValues: (values: Values) => Input) =>
  useForm<Values, Input>({
    initialValues,
    validateInputOnBlur: true,
    validate: sheetRules(useFieldRules()),
    transformValues,
  })

export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const form = useSheetForm(valuesOf(null), inputOf)
  return (
    <DialogForm
      title={t('products.create.title')}
      submit={t('products.create.submit')}
      form={form}
      call={useCreateProduct()}
      fieldOf={fieldOf}
      onDone={({ data }) => {
        tellSuccess(t('products.create.done', { name: data.name }))
        onClose()
      }}
      onClose={onClose}
    >
      <SheetFields form={form} />
    </DialogForm>
  )
}

export function EditProductDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useSheetForm(valuesOf(sheet), (values) => ({ ...inputOf(values), product_id: sheet.id }))
  return (
    <DialogForm
      title={t('products.edit.title')}
      form={form}
      call={useEditProduct()}
      fieldOf={fieldOf}
      onDone={() => {
        tellSuccess(t('products.edit.done'))
        onClose()
      }}
      onClose={onClose}
    >
      <SheetFields form={form} />
    </DialogForm>
  )
}
