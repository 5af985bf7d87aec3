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
  current: ((row: Row) => boolean) | undefined
  state: TableState
  onChange: (state: TableState) => void
}

type Chosen<Row> = { search: string; rows: ReadonlyMap<string, Row> }

/**
 * What is selected, on whichever page of one search it stands. Another search begins afresh: nobody acts on rows that
 * they no longer look for.
 */
function useChosen<Row>(rows: readonly Row[], rowId: (row: Row) => string, state: TableState) {
  const search = JSON.stringify([state.text, state.criteria])
  const [kept, keep] = useState<Chosen<Row>>({ search, rows: new Map() })
  const chosen = kept.search === search ? kept.rows : new Map<string, Row>()
  const selection: RowSelectionState = Object.fromEntries([...chosen.keys()].map((id) => [id, true]))
  const select = (next: RowSelectionState) => {
    const known = new Map([...chosen, ...rows.map((row) => [rowId(row), row] as const)])
    const ids = Object.keys(next).filter((id) => next[id] === true && known.has(id))
    keep({ search, rows: new Map(ids.map((id) => [id, known.get(id)!])) })
  }
  return {
    chosen: [...chosen.values()],
    selection,
    select,
    choose: (all: readonly Row[]) => keep({ search, rows: new Map(all.map((row) => [rowId(row), row])) }),
  }
}

/** The rows as they are to be drawn, and what is selected: of these, and of other pages of the same search. */
export function useRows<Row extends object>(input: Input<Row>) {
  const {
    rows = noRows,
    columns,
    rowId,
    rowName,
    selectable,
    detail,
    expand,
    opens,
    marked,
    current,
    state,
    onChange,
  } = input
  const { chosen, selection, select, choose } = useChosen(rows, rowId, state)
  const table = useTable({
    features,
    data: rows,
    columns: columns.map((column) => ({ id: column.key, header: column.title })),
    getRowId: rowId,
    enableRowSelection: selectable,
    state: { rowSelection: selection },
    onRowSelectionChange: (next) => select(typeof next === 'function' ? next(selection) : next),
  })

  const drawn = table.getRowModel().rows.map((line): RowParts<Row> & { id: string } => ({
    id: line.id,
    row: line.original,
    name: rowName(line.original),
    columns,
    selection: selectable ? { selected: selection[line.id] === true, toggle: line.getToggleSelectedHandler() } : null,
    marked: marked?.(line.original) ?? false,
    current: current?.(line.original) ?? false,
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
  const onPage = drawn.filter((line) => line.selection?.selected).length
  const page: PageSelection | null = selectable
    ? {
        all: onPage > 0 && onPage === drawn.length,
        some: onPage > 0,
        toggleAll: () => table.toggleAllRowsSelected(onPage < drawn.length),
      }
    : null
  return { drawn, selected: chosen, page, choose, clear: () => choose([]) }
}

export type DrawnRow<Row> = RowParts<Row> & { id: string }
