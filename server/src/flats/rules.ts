import { energyConnected } from '@logis/contract/energies.rules'
import { undelivered } from '@logis/contract/invitations.rules'
import type { Call } from '#platform/call.ts'
import { projectScope } from '#platform/gate.ts'
import { refuse } from '#platform/refuse.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { projectContactPolicy } from '../contacts/policy.ts'
import { flatDevicePolicy } from '../devices/policy.ts'
import { credentialPolicy } from '../invitations/credentials/policy.ts'
import { flatInvitationPolicy } from '../invitations/runs/policy.ts'
import { makingPolicy } from './making/policy.ts'
import { flatPolicy, flatsShownTo } from './policy.ts'
import * as sql from './sql.ts'

/** Proves that the caller may look at the flats of a building. */
export const reachFlats = async (call: Call, buildingId: number): Promise<ProjectScope> => {
  const scope = await projectScope(call, buildingId, flatPolicy.needs.read)
  return scope.residenceType === 'BUILDING' ? scope : refuse('NOT_A_BUILDING')
}

/** FLAT-12, FLAT-18. */
export const listFlats = async (scope: ProjectScope, request: sql.FlatListRequest) => {
  const shows = flatsShownTo(scope)
  const [page, stairs] = await Promise.all([
    sql.listFlats(scope, { ...shows, undelivered }, request, energyConnected),
    sql.listStairs(scope),
  ])
  return {
    ...page,
    stairs,
    shows,
    cannot: cannotOf(scope),
  }
}

/** What of it the reader is told, as of the list. */
export const countFloors = async (scope: ProjectScope) => {
  const shows = flatsShownTo(scope)
  return { shows, floors: await sql.countFloors(scope, shows) }
}

/** What is done to all of them at once, each by the policy of its noun. */
const cannotOf = (scope: ProjectScope) => ({
  ...makingPolicy.cannot(scope, null),
  ...flatDevicePolicy.cannot(scope, null),
  link_flats: projectContactPolicy.why(scope, 'link_flats', null),
  download_building_credentials: credentialPolicy.why(scope, 'download_building_credentials', null),
  ...flatInvitationPolicy.cannot(scope, null),
})
