import type { SortKey } from '@logis/contract/lists'
import { tradeList } from '@logis/contract/trades.lists'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { useLanguage, type Language } from '../platform/useLanguage.ts'
import { codedColumns } from '../reference/codedColumns.ts'
import { nameIn } from '../reference/nameIn.ts'
import { RowMenu } from '../ui/RowMenu.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { Trade } from './api.ts'

export const tradeTable = tableSearch(tradeList)

export type RowAct = 'edit' | 'archive' | 'restore' | 'delete'
type MenuProps = { trade: Trade; onAct: (act: RowAct, trade: Trade) => void }

function ActsMenu({ trade, onAct }: MenuProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const name = nameIn(useLanguage(), trade)
  return (
    <RowMenu label={t('trades.row.menu', { name })}>
      {(Menu) => (
        <>
          <Menu.Act kind="edit" onClick={() => onAct('edit', trade)}>
            {t('trades.edit.title')}
          </Menu.Act>
          {trade.archived ? (
            <Menu.Act leftSection={<IconArchiveOff size={16} aria-hidden />} onClick={() => onAct('restore', trade)}>
              {t('trades.restore.title')}
            </Menu.Act>
          ) : (
            <Menu.Act leftSection={<IconArchive size={16} aria-hidden />} onClick={() => onAct('archive', trade)}>
              {t('trades.archive.title')}
            </Menu.Act>
          )}
          <Menu.Act kind="delete" closed={reason(trade.cannot.delete)} onClick={() => onAct('delete', trade)}>
            {t('trades.remove.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}

function State({ archived }: Trade) {
  const { t } = useTranslation()
  return (
    <StatusChip tone={archived ? 'neutral' : 'success'} label={t(archived ? 'trades.archived' : 'trades.offered')} />
  )
}

type Column = TableColumn<Trade, SortKey<typeof tradeList>>

export const tradeColumns = (language: Language, onAct: MenuProps['onAct']): readonly Column[] => [
  ...codedColumns(language),
  {
    key: 'contacts',
    title: 'trades.field.contacts',
    width: 104,
    align: 'end',
    phone: 'fact',
    cell: ({ contacts_count }) => contacts_count,
  },
  { key: 'state', title: 'trades.field.state', width: 136, phone: 'chip', cell: (trade) => <State {...trade} /> },
  {
    key: 'actions',
    title: 'trades.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (trade) => <ActsMenu trade={trade} onAct={onAct} />,
  },
]
