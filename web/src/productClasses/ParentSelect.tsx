import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { useLanguage } from '../platform/useLanguage.ts'
import { useWholeTree, type ProductClass } from './api.ts'
import { nameIn } from '../reference/nameIn.ts'

/** The first level, as the value of a choice: an id is a number. */
export const atTop = 'top'

type Props<V extends { parent: string }, Input> = {
  form: UseFormReturnType<V, Input>
  /** What cannot stand below itself, nor below what stands below it. */
  moved?: ProductClass
}

/** The class that one stands below. */
export function ParentSelect<V extends { parent: string }, Input>({ form, moved }: Props<V, Input>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const tree = useWholeTree().data?.data ?? []
  const isBelow = (row: ProductClass) => row.id === moved?.id || row.above.some(({ id }) => id === moved?.id)
  const options = tree
    .filter((row) => !isBelow(row))
    .map((row) => ({
      value: String(row.id),
      label: [...row.above, row].map((one) => nameIn(language, one)).join(' › '),
    }))
  return (
    <Select
      mt="md"
      label={t('productClasses.field.parent')}
      description={moved && moved.classes_count > 0 ? t('productClasses.form.parentHelp') : undefined}
      data={[{ value: atTop, label: t('productClasses.form.atTop') }, ...options]}
      searchable
      allowDeselect={false}
      {...form.getInputProps('parent')}
    />
  )
}
