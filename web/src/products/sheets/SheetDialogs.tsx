import { useForm } from '@mantine/form'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { useChanges } from '../../ui/changes.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { useFieldRules } from '../../ui/fieldRules.ts'
import { useCreateProduct, useEditProduct, type Sheet } from './api.ts'
import { SheetFields } from './SheetFields.tsx'
import { inputOf, sheetFaults, sheetRules, valuesOf, type Values } from './sheetForm.ts'

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
      fieldOf={sheetFaults}
      onDone={({ data }) => tellAndClose(t('products.create.done', { name: data.name }), onClose)}
      onClose={onClose}
    >
      <SheetFields form={form} />
    </DialogForm>
  )
}

export function EditProductDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const { t } = useTranslation()
  // A class is of one type.
  const changes = useChanges(inputOf(valuesOf(sheet)), ['type', 'class_id'])
  const form = useSheetForm(valuesOf(sheet), (values) => ({ ...changes(inputOf(values)), product_id: sheet.id }))
  return (
    <DialogForm
      title={t('products.edit.title')}
      form={form}
      call={useEditProduct()}
      fieldOf={sheetFaults}
      onDone={() => tellAndClose(t('products.edit.done'), onClose)}
      onClose={onClose}
    >
      <SheetFields form={form} />
    </DialogForm>
  )
}
