import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { useLanguage } from '../platform/useLanguage.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useEditClass, type ProductClass } from './api.ts'
import { nameIn } from '../reference/nameIn.ts'
import { atTop, ParentSelect } from './ParentSelect.tsx'

/** Puts a class below another one, or at the first level. */
export function MoveClassDialog({ row, onClose }: { row: ProductClass; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), row)
  const form = useForm({
    initialValues: { parent: row.parent_id === null ? atTop : String(row.parent_id) },
    transformValues: ({ parent }) => ({ class_id: row.id, parent_id: parent === atTop ? null : Number(parent) }),
  })
  return (
    <DialogForm
      title={t('productClasses.move.title')}
      submit={t('productClasses.move.submit')}
      form={form}
      call={useEditClass()}
      fieldOf={{ CLASS_TREE_CYCLE: 'parent', RESOURCE_NOT_FOUND: 'parent' }}
      onDone={() => tellAndClose(t('productClasses.move.done', { name }), onClose)}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{name}</p>
      <ParentSelect form={form} moved={row} />
    </DialogForm>
  )
}
