import type { FlatRow, FlatsShown } from '@logis/contract/flats'
import { useQuery } from '@tanstack/react-query'
import { client, orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { everyRow, listInputOf, tableDefaults, type TableState } from '../ui/tableState.ts'

export type { FlatRow, FlatsShown }

/** FLAT-18. */
export const useFlats = (building_id: number, state: TableState) =>
  useQuery({
    ...orpc.flats.listFlats.queryOptions({ input: { building_id, ...listInputOf(state) } }),
    placeholderData: (before) => before,
    meta: told,
  })

/** All of them at once, as the floors are drawn. */
export const everyFlat: TableState = { ...tableDefaults, pageSize: everyRow }

/** To learn how many there are, and what may be done to them. */
export const oneFlat: TableState = { ...tableDefaults, pageSize: 1 }

/** The first flats of the search on the screen, in its order, whichever page is shown. */
export const firstFlats = async (building_id: number, state: TableState, count: number) => {
  const input = { building_id, ...listInputOf({ ...state, page: 1, pageSize: count }) }
  return (await client.flats.listFlats(input)).data
}
