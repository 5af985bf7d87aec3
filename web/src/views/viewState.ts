import type { TableSearch } from '../ui/tableSearch.ts'
import { tableDefaults, withPage, type Criteria, type TableState } from '../ui/tableState.ts'
import type { View } from './api.ts'

type Table = { read: (search: object) => TableState; write: (state: TableState) => TableSearch }
/** What a view says of a list, whatever else the list remembers. */
export type Shown = Pick<View, 'query' | 'criteria' | 'sort'>

const without = (criteria: Criteria, perimeter: string): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([key]) => key !== perimeter))

const orderOf = ({ sort }: TableState) => (sort ? `${sort.descending ? '-' : ''}${sort.key}` : null)

/** What the list shows now. Whose rows it holds (`perimeter`) is no part of a view. */
export const shownBy = (state: TableState, perimeter: string): Shown => ({
  query: state.text ?? '',
  criteria: without(state.criteria, perimeter),
  sort: orderOf(state),
})

/** The list as a view shows it. The address is what both are told by, so what the list has no more is passed over. */
export const stateOf = (table: Table, state: TableState, view: Shown, perimeter: string): TableState => {
  const { query, criteria, sort } = view
  const asked: TableState = {
    ...tableDefaults,
    pageSize: state.pageSize,
    text: query,
    criteria,
    sort: sort === null ? null : { key: sort.replace(/^-/, ''), descending: sort.startsWith('-') },
  }
  const known = table.read(table.write(asked))
  const kept = state.criteria[perimeter]
  return withPage({ ...known, criteria: { ...(kept && { [perimeter]: kept }), ...known.criteria } }, 1)
}

const keyOf = (shown: Shown) =>
  JSON.stringify([shown.query, Object.entries(shown.criteria).toSorted(([a], [b]) => a.localeCompare(b)), shown.sort])

/** Whether two readings of a view show the same, columns and all. */
export const isSame = (one: View, other: View) =>
  keyOf(one) === keyOf(other) && JSON.stringify(one.columns) === JSON.stringify(other.columns)

/** Whether the list shows what the view does, its columns left aside. */
export const isShown = (table: Table, state: TableState, view: Shown, perimeter: string) =>
  keyOf(shownBy(stateOf(table, state, view, perimeter), perimeter)) === keyOf(shownBy(state, perimeter))
