import type { SortKey } from '@logis/contract/lists'
import { productLabelList } from '@logis/contract/productLabels.lists'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { useLanguage, type Language } from '../platform/useLanguage.ts'
import { codedColumns } from '../reference/codedColumns.ts'
import { nameIn } from '../reference/nameIn.ts'
import { RowMenu } from '../ui/RowMenu.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { ProductLabel } from './api.ts'

export const labelTable = tableSearch(productLabelList)

export type RowAct = 'edit' | 'delete'
type MenuProps = { label: ProductLabel; onAct: (act: RowAct, label: ProductLabel) => void }

function LabelMenu({ label, onAct }: MenuProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const name = nameIn(useLanguage(), label)
  return (
    <RowMenu label={t('productLabels.row.menu', { name })}>
      {(Menu) => (
        <>
          <Menu.Act kind="edit" onClick={() => onAct('edit', label)}>
            {t('productLabels.edit.title')}
          </Menu.Act>
          <Menu.Act kind="delete" closed={reason(label.cannot.delete)} onClick={() => onAct('delete', label)}>
            {t('productLabels.remove.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}

type Column = TableColumn<ProductLabel, SortKey<typeof productLabelList>>

export const labelColumns = (language: Language, onAct: MenuProps['onAct']): readonly Column[] => [
  ...codedColumns(language),
  {
    key: 'products',
    title: 'productLabels.field.products',
    sort: 'products_count',
    width: 112,
    align: 'end',
    phone: 'fact',
    cell: ({ products_count }) => products_count,
  },
  {
    key: 'actions',
    title: 'productLabels.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (label) => <LabelMenu label={label} onAct={onAct} />,
  },
]
