import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from '../texts.ts'
import type { TableColumn } from '../tableColumns.ts'
import type { TableSort } from '../tableState.ts'
import classes from './DataTable.module.css'
import { BareCheckbox } from '../BareCheckbox.tsx'
import { textOf } from './texts.ts'

export type PageSelection = { all: boolean; some: boolean; toggleAll: () => void }

type Props<Row> = {
  columns: readonly TableColumn<Row, string>[]
  sort: TableSort | null
  onSort: (key: string) => void
  expandable: boolean
  selection: PageSelection | null
  sticky: boolean
  counted: boolean
}

/** Where the columns are named and the rows ordered. */
export function TableHead<Row>({ columns, sort, onSort, expandable, selection, sticky, counted }: Props<Row>) {
  const { t } = useTranslation()
  return (
    <thead className={sticky ? classes.stickyHead : undefined}>
      <tr aria-rowindex={counted ? 1 : undefined}>
        {selection && (
          <th scope="col" style={{ width: 44 }}>
            <BareCheckbox
              size="xs"
              aria-label={t('ui.table.selectPage')}
              checked={selection.all}
              indeterminate={selection.some && !selection.all}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHeader key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {expandable && (
          <th scope="col" style={{ width: 48 }}>
            <VisuallyHidden>{t('ui.table.details')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

type HeaderProps<Row> = { column: TableColumn<Row, string>; sort: TableSort | null; onSort: (key: string) => void }

function ColumnHeader<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const { t } = useTranslation()
  const title = textOf(t, column.title)
  const key = column.sort
  const sorted = key !== undefined && sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : undefined
  const Icon = sorted === 'ascending' ? IconArrowUp : sorted === 'descending' ? IconArrowDown : IconArrowsSort
  return (
    <th
      scope="col"
      style={{ width: column.width }}
      className={column.align && classes[column.align]}
      aria-sort={key === undefined ? undefined : (sorted ?? 'none')}
    >
      {key !== undefined ? (
        <UnstyledButton className={classes.sort} data-sorted={sorted} onClick={() => onSort(key)}>
          {title}
          <Icon size={14} aria-hidden />
        </UnstyledButton>
      ) : column.phone === 'actions' ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        title
      )}
    </th>
  )
}
