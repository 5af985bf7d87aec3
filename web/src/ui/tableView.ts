import { createContext, useContext } from 'react'
import type { TableColumn } from './tableColumns.ts'

type RowHeight = 'auto' | 'compact' | 'comfortable'
export type TableShape = 'lines' | 'photos'

/** How a person likes tables to look. Kept by whoever provides it; without a provider there is nothing to choose. */
export type TableView = {
  rowHeight: RowHeight
  chooseRowHeight: (height: RowHeight) => void
  /** Of the tables whose pictures can be shown large. */
  shape: TableShape
  chooseShape: (shape: TableShape) => void
  /** The columns that are chosen otherwise than they are by default. */
  chosenIn: (table: string) => readonly string[]
  choose: (table: string, columns: readonly string[]) => void
}

export const TableViewContext = createContext<TableView | null>(null)

export type ViewOptions = {
  view: TableView | null
  /** Undefined where nothing is to be seen large. */
  shape: TableShape | undefined
  /** What may be hidden, by its key and title. */
  choices: readonly { key: string; title: string }[]
  isShown: (column: { key: string }) => boolean
  toggle: (column: { key: string }) => void
  /** Shows these of the columns that may be hidden, and no other. */
  show: (keys: readonly string[]) => void
}

/** The columns that are shown, and what may be chosen. The column that names the row stays. */
export const useTableView = <Row>(
  columns: readonly TableColumn<Row, string>[],
): ViewOptions & { shown: readonly TableColumn<Row, string>[] } => {
  const view = useContext(TableViewContext)
  // A table is known by its columns: no two lists have the same.
  const table = columns.map(({ key }) => key).join(' ')
  const chosen = view?.chosenIn(table) ?? []
  const choices = columns.filter(({ phone, title }) => phone !== 'name' && phone !== 'actions' && title !== '')
  const extra = new Set(columns.filter((column) => column.extra).map(({ key }) => key))
  const isShown = ({ key }: { key: string }) => chosen.includes(key) === extra.has(key)
  return {
    view,
    shape: columns.some(({ pictured }) => pictured === 'large') ? view?.shape : undefined,
    choices,
    isShown,
    shown: columns.filter((column) => isShown(column) || !choices.includes(column)),
    show: (keys) =>
      view?.choose(
        table,
        choices.filter(({ key }) => keys.includes(key) === extra.has(key)).map(({ key }) => key),
      ),
    toggle: ({ key }) =>
      view?.choose(table, chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]),
  }
}
