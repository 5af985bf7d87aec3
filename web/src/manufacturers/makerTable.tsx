import type { SortKey } from '@logis/contract/lists'
import { manufacturerAdminList } from '@logis/contract/manufacturers.lists'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { RowMenu } from '../ui/RowMenu.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { Maker } from './api.ts'

export const makerTable = tableSearch(manufacturerAdminList)

export type RowAct = 'edit' | 'delete'
type MenuProps = { maker: Maker; onAct: (act: RowAct, maker: Maker) => void }

function MakerMenu({ maker, onAct }: MenuProps) {
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <RowMenu label={t('manufacturers.row.menu', { name: maker.name })}>
      {(Menu) => (
        <>
          <Menu.Act kind="edit" closed={reason(maker.cannot.edit)} onClick={() => onAct('edit', maker)}>
            {t('manufacturers.edit.title')}
          </Menu.Act>
          <Menu.Act kind="delete" closed={reason(maker.cannot.delete)} onClick={() => onAct('delete', maker)}>
            {t('manufacturers.remove.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}

type Column = TableColumn<Maker, SortKey<typeof manufacturerAdminList>>

export const makerColumns = (onAct: MenuProps['onAct']): readonly Column[] => [
  { key: 'name', title: 'manufacturers.field.name', sort: 'name', phone: 'name', cell: ({ name }) => name },
  {
    key: 'products',
    title: 'manufacturers.field.products',
    sort: 'products_count',
    width: 160,
    align: 'end',
    phone: 'fact',
    cell: ({ products_count }) => products_count,
  },
  {
    key: 'actions',
    title: 'manufacturers.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (maker) => <MakerMenu maker={maker} onAct={onAct} />,
  },
]
