import type { ReactNode } from 'react'
import { TableViewContext, type TableView } from '../../ui/tableView.ts'
import { useIdentity } from '../identity.ts'
import { prefer, usePreferences } from '../preferences.ts'

/**
 * Keeps, for each person and every table of the pages within, which columns are shown, how high the rows are, and whether homes are shown by
 * their photos.
 */
export function TableViews({ children }: { children: ReactNode }) {
  const { density, columns, homes } = usePreferences()
  const { id } = useIdentity().user
  const at = (table: string) => `${id} ${table}`
  const view: TableView = {
    rowHeight: density ?? 'auto',
    chooseRowHeight: (height) => prefer({ density: height === 'auto' ? null : height }),
    shape: homes,
    chooseShape: (shape) => prefer({ homes: shape }),
    chosenIn: (table) => columns[at(table)] ?? [],
    choose: (table, chosen) => prefer({ columns: { ...columns, [at(table)]: chosen } }),
  }
  return <TableViewContext value={view}>{children}</TableViewContext>
}
