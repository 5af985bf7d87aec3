import { rowSelectionFeature, tableFeatures, useTable, type RowSelectionState } from '@tanstack/react-table'
import { useState, type ReactNode } from 'react'
import type { TableColumn } from '../tableColumns.ts'
import { withExpanded, type TableState } from '../tableState.ts'
import type { PageSelection } from './TableHead.tsx'
import type { RowParts } from './TableRow.tsx'

const features = tableFeatures({ rowSelectionFeature })
const noRows: readonly never[] = []

type Input<Row> = {
  rows: readonly Row[] | undefined
  columns: readonly TableColumn<Row, string>[]
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  selectable: boolean
  detail: ((row: Row) => ReactNode) | undefined
  expand: 'one' | 'many'
  opens: ((row: Row) => boolean) | undefined
  marked: ((row: Row) => boolean) | undefined
  state: TableState
  onChange: (state: TableState) => void
}

/** The rows as they are to be drawn, and what is selected among them: never a row that is not in sight of the page. */
export function useRows<Row extends object>(input: Input<Row>) {
  const { rows = noRows, columns, rowId, rowName, selectable, detail, expand, opens, marked, state, onChange } = input
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const table = useTable({
    features,
    data: rows,
    columns: columns.map((column) => ({ id: column.key, header: column.title })),
    getRowId: rowId,
    enableRowSelection: selectable,
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  })

  const drawn = table.getRowModel().rows.map((line): RowParts<Row> & { id: string } => ({
    id: line.id,
    row: line.original,
    name: rowName(line.original),
    columns,
    selection: selectable
      ? { selected: rowSelection[line.id] === true, toggle: line.getToggleSelectedHandler() }
      : null,
    marked: marked?.(line.original) ?? false,
    closed: detail !== undefined && opens?.(line.original) === false,
    detail:
      detail && opens?.(line.original) !== false
        ? {
            open: state.expanded.includes(line.id),
            toggle: () => onChange(withExpanded(state, line.id, expand)),
            content: detail,
          }
        : null,
  }))
  const selected = drawn.filter((line) => line.selection?.selected).map((line) => line.row)
  const page: PageSelection | null = selectable
    ? {
        all: selected.length > 0 && selected.length === drawn.length,
        some: selected.length > 0,
        toggleAll: () => table.toggleAllRowsSelected(selected.length < drawn.length),
      }
    : null
  return { drawn, selected, page, clear: () => setRowSelection({}) }
}

export type DrawnRow<Row> = RowParts<Row> & { id: string }
