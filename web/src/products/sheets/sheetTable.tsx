import type { SortKey } from '@logis/contract/lists'
import { sheetList } from '@logis/contract/products.lists'
import { IconArchive, IconArchiveOff, IconCalendarRepeat, IconFiles } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { useReason } from '../../platform/reasons.ts'
import { useLanguage } from '../../platform/useLanguage.ts'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { TableColumn } from '../../ui/tableColumns.ts'
import { tableSearch } from '../../ui/tableSearch.ts'
import type { Sheet } from './api.ts'

export const sheetTable = tableSearch(sheetList)

export type RowAct = 'edit' | 'tasks' | 'files' | 'archive' | 'restore' | 'delete'
type MenuProps = { sheet: Sheet; onAct: (act: RowAct, sheet: Sheet) => void }

function SheetMenu({ sheet, onAct }: MenuProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const offering = sheet.archived ? 'restore' : 'archive'
  const Offering = sheet.archived ? IconArchiveOff : IconArchive
  return (
    <RowMenu label={t('products.row.menu', { name: sheet.name })}>
      {(Menu) => (
        <>
          <Menu.Act kind="edit" onClick={() => onAct('edit', sheet)}>
            {t('products.edit.title')}
          </Menu.Act>
          <Menu.Act leftSection={<IconFiles size={16} aria-hidden />} onClick={() => onAct('files', sheet)}>
            {t('products.files.open')}
          </Menu.Act>
          <Menu.Act leftSection={<IconCalendarRepeat size={16} aria-hidden />} onClick={() => onAct('tasks', sheet)}>
            {t('products.tasks.open')}
          </Menu.Act>
          <Menu.Act leftSection={<Offering size={16} aria-hidden />} onClick={() => onAct(offering, sheet)}>
            {t(`products.${offering}.title`)}
          </Menu.Act>
          <Menu.Act kind="delete" closed={reason(sheet.cannot.delete)} onClick={() => onAct('delete', sheet)}>
            {t('products.remove.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}

function Class({ name_fr, name_en }: NonNullable<Sheet['class']>) {
  const language = useLanguage()
  return <>{language === 'fr' ? name_fr : name_en}</>
}

function Type({ type }: Sheet) {
  const { t } = useTranslation()
  return <>{t(`devices.types.${type}`)}</>
}

function State({ archived }: Sheet) {
  const { t } = useTranslation()
  return (
    <StatusChip
      tone={archived ? 'neutral' : 'success'}
      label={t(archived ? 'products.archived' : 'products.offered')}
    />
  )
}

type Column = TableColumn<Sheet, SortKey<typeof sheetList>>

export const sheetColumns = (onAct: MenuProps['onAct']): readonly Column[] => [
  { key: 'name', title: 'products.field.name', sort: 'name', phone: 'name', cell: ({ name }) => name },
  {
    key: 'reference',
    title: 'products.field.reference',
    sort: 'reference',
    width: '16%',
    cell: ({ reference }) => reference.split('|').join(' · '),
  },
  {
    key: 'manufacturer',
    title: 'products.field.manufacturer',
    sort: 'manufacturer',
    width: '16%',
    phone: 'fact',
    cell: ({ manufacturer }) => manufacturer.name,
  },
  {
    key: 'class',
    title: 'products.field.class',
    width: '16%',
    cell: (sheet) => sheet.class && <Class {...sheet.class} />,
  },
  { key: 'type', title: 'products.field.type', width: 112, phone: 'fact', cell: (sheet) => <Type {...sheet} /> },
  { key: 'state', title: 'products.field.state', width: 112, phone: 'chip', cell: (sheet) => <State {...sheet} /> },
  {
    key: 'actions',
    title: 'products.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (sheet) => <SheetMenu sheet={sheet} onAct={onAct} />,
  },
]
