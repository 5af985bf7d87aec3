import type { FlatActs, FlatRow, FlatsShown, FloorCounts } from '@logis/contract/flats'
import { cellsMost } from '@logis/contract/flats.fronts.rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { everyRow, listInputOf, tableDefaults, type TableState } from '../ui/tableState.ts'

export type { FlatActs, FlatRow, FlatsShown, FloorCounts }

const flatsOf = (building_id: number, state: TableState) =>
  orpc.flats.listFlats.queryOptions({ input: { building_id, ...listInputOf(state) } })

/** FLAT-18. */
export const useFlats = (building_id: number, state: TableState, enabled = true) =>
  useQuery({ ...flatsOf(building_id, state), ...asList, enabled })

export const useFloors = (building_id: number) =>
  useQuery({ ...orpc.flats.countFloors.queryOptions({ input: { building_id } }), meta: told })

/** Another page of the same list, kept for when it is shown. */
export const useFetchFlats = () => {
  const queryClient = useQueryClient()
  return (building_id: number, state: TableState) => queryClient.fetchQuery(flatsOf(building_id, state))
}

/** All of them at once, as the floors are drawn. */
export const everyFlat: TableState = { ...tableDefaults, pageSize: everyRow }

/** The first of them by name: how many there are, and what may be done to them. One call for all that asks it. */
export const atAGlance: TableState = { ...tableDefaults, pageSize: cellsMost }

/** The first flats of the search on the screen, in its order, whichever page is shown. */
export const firstFlats = async (building_id: number, state: TableState, count: number) => {
  const input = { building_id, ...listInputOf({ ...state, page: 1, pageSize: count }) }
  return (await client.flats.listFlats(input)).data
}
