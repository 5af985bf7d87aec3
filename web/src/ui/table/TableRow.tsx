import type { Translate } from '../texts.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { RowButton } from '../RowButton.tsx'
import type { TableColumn, TableFoot } from '../tableColumns.ts'
import classes from './DataTable.module.css'
import { BareCheckbox } from '../BareCheckbox.tsx'

/** What one row needs to be drawn, as a line of a table or as a card. */
export type RowParts<Row> = {
  row: Row
  name: string
  columns: readonly TableColumn<Row, string>[]
  /** Null where rows do not open. */
  detail: { open: boolean; toggle: () => void; content: (row: Row) => ReactNode } | null
  /** A row that does not open, among others that do. */
  closed?: boolean
  marked?: boolean
  /** Shown beside the list. */
  current?: boolean
  /** Null where rows are not selected. */
  selection: { selected: boolean; toggle: (event: unknown) => void } | null
  /** Its rank, told when not every row is in the page. */
  index?: number
}

type Props<Row> = RowParts<Row> & {
  /** Handed down: a long list draws its rows while it scrolls, and each asks nothing that the list knows. */
  t: Translate
}

/** One row, and under it what it opens. Plain HTML, as many are drawn in one frame of scrolling. */
export function TableRow<Row>({
  t,
  row,
  name,
  columns,
  detail,
  closed,
  marked,
  current,
  selection,
  index,
}: Props<Row>) {
  const detailId = useId()
  const width = columns.length + (detail ? 1 : 0) + (selection ? 1 : 0)
  return (
    <>
      <tr
        aria-rowindex={index}
        aria-current={current || undefined}
        data-open={detail?.open || undefined}
        data-selected={selection?.selected || undefined}
        data-marked={marked || undefined}
      >
        {selection && (
          <td className={classes.controls}>
            <RowCheckbox t={t} name={name} selection={selection} />
          </td>
        )}
        {columns.map((column) => (
          <Cell key={column.key} column={column} row={row} />
        ))}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
        {closed && <td />}
        {detail && (
          <td className={classes.controls}>
            <ExpandButton t={t} name={name} open={detail.open} controls={detailId} onToggle={detail.toggle} />
          </td>
        )}
      </tr>
      {detail?.open && (
        <tr id={detailId}>
          <td className={classes.detail} colSpan={width}>
            {detail.content(row)}
          </td>
        </tr>
      )}
    </>
  )
}

const cellClass = (column: { align?: 'end'; phone?: string }) =>
  [column.align && classes[column.align], column.phone === 'actions' && classes.controls].filter(Boolean).join(' ')

function Cell<Row>({ column, row }: { column: TableColumn<Row, string>; row: Row }) {
  return <td className={cellClass(column)}>{shown(column.cell(row))}</td>
}

/** All rows together, under the last one; named in the place of the first column. */
export function FootRow<Row>({ columns, foot }: { columns: readonly TableColumn<Row, string>[]; foot: TableFoot }) {
  return (
    <tfoot>
      <tr>
        {columns.map((column, index) =>
          index === 0 ? (
            <th key={column.key} scope="row">
              {foot.name}
            </th>
          ) : (
            <td key={column.key} className={cellClass(column)}>
              {foot.cells[column.key]}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  )
}

/** A cell without a value says so. */
export const shown = (content: ReactNode) =>
  content === null || content === undefined || content === '' ? '—' : content

type ExpandProps = { t: Translate; name: string; open: boolean; controls: string; onToggle: () => void }

export function ExpandButton({ t, name, open, controls, onToggle }: ExpandProps) {
  return (
    <RowButton
      className={classes.expand}
      icon={IconChevronRight}
      label={t(open ? 'ui.table.close' : 'ui.table.open', { row: name })}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    />
  )
}

type CheckboxProps = {
  t: Translate
  name: string
  selection: { selected: boolean; toggle: (event: unknown) => void }
}

export function RowCheckbox({ t, name, selection }: CheckboxProps) {
  return (
    <BareCheckbox
      size="xs"
      aria-label={t('ui.table.select', { row: name })}
      checked={selection.selected}
      // The click, not the change: only it tells whether Shift was held, for a range.
      onClick={(event: MouseEvent) => selection.toggle(event)}
      onChange={() => undefined}
    />
  )
}
