import { useNavigate, useSearch } from '@tanstack/react-router'
import type { TableSearch } from '../ui/tableSearch.ts'
import type { TableState } from '../ui/tableState.ts'

type Table = { read: (search: object) => TableState; write: (state: TableState) => TableSearch }

/**
 * A list's state, kept in the address: shared by its link, found again by Back.
 *
 * @example
 * const projectTable = tableSearch(projectList)
 * const { state, change } = useTableState(projectTable)
 */
export function useTableState(table: Table) {
  const search: object = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = table.read(search)
  const change = (next: TableState, how?: 'replace') =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...table.write(next) }),
      // A text that is typed on is one step back, however many letters it has.
      replace: how === 'replace' || Boolean(state.text && next.text && state.text !== next.text),
      resetScroll: false,
    })
  return { state, change }
}
