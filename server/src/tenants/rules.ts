import type { ResidenceType } from '@logis/contract/projects.rules'
import type { AccessRequest, CompanyRequest, Resident } from '@logis/contract/tenants'
import type { Call } from '#platform/call.ts'
import { projectScope, type ForProject } from '#platform/gate.ts'
import { holdFlats, holding, type Held } from '#platform/holding.ts'
import { record } from '#platform/journal.ts'
import { showEach, unpaged, type Listed } from '#platform/lists.ts'
import { demand, refuse } from '#platform/refuse.ts'
import { isResident, type CompanyScope, type ProjectScope } from '#platform/scope.ts'
import type { ProjectStanding } from '#platform/standing.ts'
import { holdTicked } from '#platform/ticked.ts'
import { notify } from '../accounts/notifications/rules.ts'
import { tellOfHome } from '../notifications/rules.ts'
import { decide, demandPending } from '../residents/requests/rules.ts'
import {
  activateForCompany as activateHome,
  findName,
  moveIn,
  moveOut,
  readHome,
  tellPerson,
  type HeldHome,
} from '../residents/rules.ts'
import {
  activationPolicy,
  companyResidentPolicy,
  lackToWrite,
  mayLookAfter,
  requestPolicy,
  tenantPolicy,
  type ToActivate,
} from './policy.ts'
import * as sql from './sql.ts'

/** To others of the home than those who look after its people, none are there. */
export const reachHome = async (call: Call, residenceId: number, needs: ForProject): Promise<ProjectScope> => {
  const scope = await projectScope(call, residenceId, needs)
  return isResident(scope) && !mayLookAfter(scope) ? refuse('RESIDENCE_NOT_FOUND') : scope
}

/** A right that staff lack is told before what the home forbids to anybody, as everywhere. */
export const reachToDecide = async (call: Call, residenceId: number, needs: ForProject): Promise<ProjectScope> => {
  const scope = await reachHome(call, residenceId, needs)
  demand(lackToWrite(scope))
  return scope
}

const show = (scope: ProjectScope, { is_owner_account, ...row }: sql.ResidentRow): Resident => ({
  ...row,
  // What others use is none of a resident's business (api.md, 17).
  ...(isResident(scope) && { electricity_connection: null, gas_connection: null }),
  cannot: { remove: tenantPolicy.why(scope, 'remove', { ...row, is_owner_account }) },
})

/** TEN-02, TEN-11. */
export const listResidents = async (scope: ProjectScope) => {
  tenantPolicy.demand(scope, 'read', { role_code: 'TENANT' })
  return unpaged((await sql.listResidents(scope)).map((row) => show(scope, row)))
}

/** Who lives in any of a landlord's homes. */
export const listCompanyResidents = async (scope: CompanyScope, request: sql.CompanyResidentsRequest) => {
  companyResidentPolicy.demand(scope, 'read', null)
  return sql.listCompanyResidents(scope, request)
}

/** TEN-12. */
export const listAccessRequests = async (scope: ProjectScope) => {
  tenantPolicy.demand(scope, 'read', { role_code: 'TENANT' })
  const rows = await sql.listRequests(scope)
  return unpaged(
    rows.map(({ has_owner_account, ...row }): AccessRequest => {
      const home = { to_activate: row.residence.is_activated ? 0 : 1, has_owner_account }
      return { ...row, cannot: requestPolicy.cannot(scope, home) }
    }),
  )
}

/** The same in any of a landlord's homes, whose people decide there as they act for it. */
export const listCompanyRequests = async (
  scope: CompanyScope,
  request: sql.CompanyRequestsAsked,
): Promise<Listed<CompanyRequest>> => {
  companyResidentPolicy.demand(scope, 'read', null)
  return showEach(
    await sql.listCompanyRequests(scope, request),
    ({ has_owner_account, residence_type, ...row }): CompanyRequest => {
      const home = { to_activate: row.residence.is_activated ? 0 : 1, has_owner_account }
      return { ...row, cannot: requestPolicy.cannot(standingIn(scope, residence_type), home) }
    },
  )
}

/** How whoever acts for a landlord stands to a live home of its own. */
const standingIn = (
  { actor, companyType, role, isManager }: CompanyScope,
  residenceType: ResidenceType,
): ProjectStanding => ({
  actor,
  residenceType,
  companyType,
  isPtg: false,
  isCancelled: false,
  isParentCancelled: false,
  reach: 'own',
  role,
  residentRole: null,
  isManager,
  capabilities: [],
})

/** One home, as an activation meets it. */
const toActivate = ({ activation_date, owner_user_id }: HeldHome): ToActivate => ({
  to_activate: activation_date === null ? 1 : 0,
  has_owner_account: owner_user_id !== null,
})

/** TEN-08, TEN-09. The home is activated first, by the same transaction: both happen, or neither. */
export const acceptRequest = (scope: ProjectScope, requestId: number): Promise<Resident> =>
  holding(scope, async (held) => {
    const home = await readHome(held)
    requestPolicy.demand(held.scope, 'reject', toActivate(home))
    const { id, user_id, role_code } = await demandPending(held, home, requestId)
    requestPolicy.demand(held.scope, 'accept', toActivate(home))
    if (home.activation_date === null) await activate(held, home)
    await decide(held, id, 'ACCEPTED')
    await moveIn(held, user_id, role_code)
    await noteResident(held, { user_id, role_code }, 'arrives')
    await notify(held.tx, user_id, 'ACCESS_ACCEPTED', { home: home.name }, held)
    await tellPerson(held, 'ACCESS_REQUEST_ACCEPTED', user_id)
    // Whoever has closed their account meanwhile asks for nothing any more.
    return show(held.scope, (await sql.findResident(held, user_id)) ?? refuse('ACCESS_REQUEST_NOT_FOUND'))
  })

/** TEN-08. */
export const rejectRequest = (scope: ProjectScope, requestId: number): Promise<Record<string, never>> =>
  holding(scope, async (held) => {
    const home = await readHome(held)
    requestPolicy.demand(held.scope, 'reject', toActivate(home))
    const { id, user_id } = await demandPending(held, home, requestId)
    await decide(held, id, 'REJECTED')
    const changes = [{ attribute_name: 'access_request', old_value: await findName(held.tx, user_id), value: null }]
    await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
    await notify(held.tx, user_id, 'ACCESS_REJECTED', { home: home.name })
    await tellPerson(held, 'ACCESS_REQUEST_REJECTED', user_id)
    return {}
  })

/** TEN-11, D2-C13. A tenant, or an owner of a landlord's home: they keep their account, and see nothing of the home from their next call on. */
export const removeTenant = (scope: ProjectScope, userId: number): Promise<void> =>
  holding(scope, async (held) => {
    tenantPolicy.demand(held.scope, 'remove', { role_code: 'TENANT', user_id: userId })
    const resident = (await sql.findResident(held, userId)) ?? refuse('RESIDENCE_USER_NOT_FOUND')
    tenantPolicy.demand(held.scope, 'remove', resident)
    await moveOut(held, userId, resident.role_code)
    await noteResident(held, resident, 'leaves')
    await notify(held.tx, userId, 'ACCESS_REMOVED', { home: resident.residence.name })
    await tellPerson(held, 'RESIDENCE_ACCESS_REMOVED', userId)
  })

/** Who acts knows; their colleagues find it in their inbox. No mail: nobody has entered a code. */
const activate = async (held: Held, { owner_user_id }: HeldHome): Promise<void> => {
  await activateHome(held, owner_user_id ?? refuse('COMPANY_OWNER_USER_REQUIRED'))
  await tellOfHome(held, 'HOME_ACTIVATED')
}

type AtHome = Pick<Resident, 'user_id' | 'role_code'>
const noteResident = async (held: Held, { user_id, role_code }: AtHome, what: 'arrives' | 'leaves'): Promise<void> => {
  const who = await findName(held.tx, user_id)
  const [old_value, value] = what === 'arrives' ? [null, who] : [who, null]
  const changes = [{ attribute_name: role_code === 'OWNER' ? 'owner' : 'tenant', old_value, value }]
  await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
}

/** FLAT-09, D2-C07. Of a building, it and its flats, or those that were ticked; whatever is activated already keeps its date and its owner. */
export const activateForCompany = (
  scope: ProjectScope,
  ticked: readonly number[] | undefined,
): Promise<{ activated_ids: number[] }> =>
  holding(scope, async (held) => {
    const flats = ticked ? await holdTicked(held, ticked) : await holdFlats(held)
    const homes = ticked ? flats : [held, ...flats]
    const { owner_user_id } = await readHome(held)
    const among = new Set(homes.map(({ residenceId }) => residenceId))
    const ids = (await sql.listToActivate(held)).filter((id) => among.has(id))
    const met = { to_activate: ids.length, has_owner_account: owner_user_id !== null }
    const closed = activationPolicy.why(held.scope, 'activate', met)
    if (closed === 'RESIDENCE_ALREADY_ACTIVATED') return { activated_ids: [] }
    demand(closed)
    const owner = owner_user_id ?? refuse('COMPANY_OWNER_USER_REQUIRED')
    for (const home of homes) if (ids.includes(home.residenceId)) await activateHome(home, owner)
    await tellOfHome(held, 'HOME_ACTIVATED')
    return { activated_ids: ids }
  })
