import type { SortKey } from '@logis/contract/lists'
import { productClassList } from '@logis/contract/productClasses.lists'
import { IconArrowMoveRight, IconPlus } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { useLanguage } from '../platform/useLanguage.ts'
import { nameIn } from '../reference/nameIn.ts'
import { RowMenu } from '../ui/RowMenu.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { TableState } from '../ui/tableState.ts'
import type { ProductClass } from './api.ts'
import styles from './ClassName.module.css'

export const classTable = tableSearch(productClassList, { pageSize: productClassList.size })

/** Each class stands under the one above it, as long as nothing else decides their order or which there are. */
export const isTree = ({ sort, text, criteria }: TableState) =>
  (sort === null || (sort.key === 'path' && !sort.descending)) && !text && Object.keys(criteria).length === 0

function ClassName({ row, asTree }: { row: ProductClass; asTree: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const path = row.above.map((above) => nameIn(language, above)).join(' › ')
  return (
    <span className={styles.name} style={{ '--depth': asTree ? row.above.length : 0 } as CSSProperties}>
      {nameIn(language, row)}
      {!asTree && path !== '' && <span className={styles.above}>{t('productClasses.above', { path })}</span>}
    </span>
  )
}

export type RowAct = 'below' | 'edit' | 'move' | 'delete'
type MenuProps = { row: ProductClass; onAct: (act: RowAct, row: ProductClass) => void }

function ClassMenu({ row, onAct }: MenuProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const name = nameIn(useLanguage(), row)
  return (
    <RowMenu label={t('productClasses.row.menu', { name })}>
      {(Menu) => (
        <>
          <Menu.Act leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onAct('below', row)}>
            {t('productClasses.create.below')}
          </Menu.Act>
          <Menu.Act kind="edit" onClick={() => onAct('edit', row)}>
            {t('productClasses.edit.title')}
          </Menu.Act>
          <Menu.Act leftSection={<IconArrowMoveRight size={16} aria-hidden />} onClick={() => onAct('move', row)}>
            {t('productClasses.move.title')}
          </Menu.Act>
          <Menu.Act kind="delete" closed={reason(row.cannot.delete)} onClick={() => onAct('delete', row)}>
            {t('productClasses.remove.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}

function Type({ type }: ProductClass) {
  const { t } = useTranslation()
  return <>{t(`devices.types.${type}`)}</>
}

function Lifespan({ count }: { count: number }) {
  const { t } = useTranslation()
  return <>{t('productClasses.years', { count })}</>
}

type Column = TableColumn<ProductClass, SortKey<typeof productClassList>>

export const classColumns = (onAct: MenuProps['onAct'], asTree: boolean): readonly Column[] => [
  {
    key: 'path',
    title: 'productClasses.field.path',
    sort: 'path',
    phone: 'name',
    cell: (row) => <ClassName row={row} asTree={asTree} />,
  },
  { key: 'code', title: 'reference.code', sort: 'code', width: '20%', cell: ({ code }) => code },
  {
    key: 'type',
    title: 'productClasses.field.type',
    width: 128,
    phone: 'fact',
    cell: (row) => <Type {...row} />,
  },
  {
    key: 'lifespan',
    title: 'productClasses.field.default_lifespan',
    width: 128,
    phone: 'hidden',
    cell: ({ default_lifespan: years }) => (years === null ? null : <Lifespan count={years} />),
  },
  {
    key: 'products',
    title: 'productClasses.field.products',
    sort: 'products_count',
    width: 112,
    align: 'end',
    phone: 'fact',
    cell: ({ products_count }) => products_count,
  },
  {
    key: 'actions',
    title: 'productClasses.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (row) => <ClassMenu row={row} onAct={onAct} />,
  },
]
