import type { Front } from '@logis/contract/flats.fronts'
import { cellsMost } from '@logis/contract/flats.fronts.rules'
import { undelivered } from '@logis/contract/invitations.rules'
import { unpaged } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { companyResidentPolicy } from '../../tenants/policy.ts'
import * as sql from '../sql.ts'

export const needsOfFronts = companyResidentPolicy.needs.read

const mostFronts = 6

/** The buildings where there is most to do, each as its own page draws it (decision 168). */
export const listFronts = async (scope: CompanyScope) => {
  companyResidentPolicy.demand(scope, 'read', null)
  const rows = await sql.listFronts(scope, mostFronts, undelivered)
  const pathOf = await picturePaths()
  return unpaged(
    rows.map(({ picture_file_id, flats, ...row }): Front => {
      const count = (state: sql.FlatOfFront['state']) => flats.filter((flat) => flat.state === state).length
      const areCells = flats.length <= cellsMost
      return {
        ...row,
        picture_path: pathOf(picture_file_id),
        counts: { active: count('active'), invited: count('invited'), idle: count('idle') },
        requested: flats.filter(({ is_requested }) => is_requested).length,
        cells: areCells ? flats.map(({ state }) => state) : [],
        floors: areCells ? [] : floorsOf(flats),
      }
    }),
  )
}

/** They come floor by floor. */
const floorsOf = (flats: readonly sql.FlatOfFront[]): Front['floors'] => {
  const floors = new Map<number | null, { total: number; taken: number }>()
  for (const { floor, state } of flats) {
    const counted = floors.get(floor) ?? { total: 0, taken: 0 }
    floors.set(floor, { total: counted.total + 1, taken: counted.taken + (state === 'active' ? 1 : 0) })
  }
  return [...floors.values()]
}
