import type { ReactNode } from 'react'
import { TableViewContext, type TableView } from '../../ui/tableView.ts'
import { prefer, usePreferences } from '../preferences.ts'

/** Keeps, for every table of the pages within, which columns are shown and how high the rows are. */
export function TableViews({ children }: { children: ReactNode }) {
  const { density, hiddenColumns } = usePreferences()
  const view: TableView = {
    rowHeight: density ?? 'auto',
    chooseRowHeight: (height) => prefer({ density: height === 'auto' ? null : height }),
    hiddenIn: (table) => hiddenColumns[table] ?? [],
    hide: (table, columns) => prefer({ hiddenColumns: { ...hiddenColumns, [table]: columns } }),
  }
  return <TableViewContext value={view}>{children}</TableViewContext>
}
