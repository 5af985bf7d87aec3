import { ActionIcon, Checkbox, Table } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableColumn } from '../tableColumns.ts'
import classes from './DataTable.module.css'

/** What one row needs to be drawn, as a line of a table or as a card. */
export type RowParts<Row> = {
  row: Row
  name: string
  columns: readonly TableColumn<Row>[]
  /** Null where rows do not open. */
  detail: { open: boolean; toggle: () => void; content: (row: Row) => ReactNode } | null
  /** A row that does not open, among others that do. */
  closed?: boolean
  marked?: boolean
  /** Null where rows are not selected. */
  selection: { selected: boolean; toggle: (event: unknown) => void } | null
  /** Its rank, told when not every row is in the page. */
  index?: number
}

/** One row, and under it what it opens. */
export function TableRow<Row>({ row, name, columns, detail, closed, marked, selection, index }: RowParts<Row>) {
  const detailId = useId()
  const width = columns.length + (detail ? 1 : 0) + (selection ? 1 : 0)
  return (
    <>
      <Table.Tr
        aria-rowindex={index}
        data-selected={selection?.selected || undefined}
        data-marked={marked || undefined}
      >
        {closed && <Table.Td />}
        {detail && (
          <Table.Td className={classes.controls}>
            <ExpandButton name={name} open={detail.open} controls={detailId} onToggle={detail.toggle} />
          </Table.Td>
        )}
        {selection && (
          <Table.Td className={classes.controls}>
            <RowCheckbox name={name} selection={selection} />
          </Table.Td>
        )}
        {columns.map((column) => (
          <Cell key={column.key} column={column} row={row} />
        ))}
      </Table.Tr>
      {detail?.open && (
        <Table.Tr id={detailId}>
          <Table.Td className={classes.detail} colSpan={width}>
            {detail.content(row)}
          </Table.Td>
        </Table.Tr>
      )}
    </>
  )
}

const cellClass = (column: { align?: 'end'; phone?: string }) =>
  [column.align && classes[column.align], column.phone === 'actions' && classes.controls].filter(Boolean).join(' ')

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  return <Table.Td className={cellClass(column)}>{shown(column.cell(row))}</Table.Td>
}

/** A cell without a value says so. */
export const shown = (content: ReactNode) =>
  content === null || content === undefined || content === '' ? '—' : content

type ExpandProps = { name: string; open: boolean; controls: string; onToggle: () => void }

export function ExpandButton({ name, open, controls, onToggle }: ExpandProps) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      className={classes.target}
      variant="subtle"
      color="gray"
      aria-label={t(open ? 'ui.table.close' : 'ui.table.open', { row: name })}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <IconChevronRight className={classes.chevron} size={16} aria-hidden />
    </ActionIcon>
  )
}

type CheckboxProps = { name: string; selection: { selected: boolean; toggle: (event: unknown) => void } }

export function RowCheckbox({ name, selection }: CheckboxProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <label className={classes.target} htmlFor={id}>
      <Checkbox
        id={id}
        size="xs"
        aria-label={t('ui.table.select', { row: name })}
        checked={selection.selected}
        // The click, not the change: only it tells whether Shift was held, for a range.
        onClick={(event: MouseEvent) => selection.toggle(event)}
        onChange={() => undefined}
      />
    </label>
  )
}
