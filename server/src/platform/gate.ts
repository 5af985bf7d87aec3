import type { CompanyRole } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { capabilities as allCapabilities, mayUse, type Capability } from '@logis/contract/provisions.rules'
import type { Actor } from './actor.ts'
import type { Reached } from './arrival.ts'
import type { Call } from './call.ts'
import type { Tx } from './db.ts'
import {
  findCompany,
  isLiveUser,
  reachCompany,
  reachResidence,
  reachResidenceIn,
  type ResidenceReach,
} from './reach.ts'
import { refuse } from './refuse.ts'
import type { BuildingScope, CompanyScope, MachineScope, ProjectScope, Reach, UserScope } from './scope.ts'

export type Level = 'read' | 'write' | 'admin'

const rank: Record<CompanyRole, number> = { COMPANY_READER: 0, COMPANY_MEMBER: 1, COMPANY_ADMIN: 2 }
const needed: Record<Level, number> = { read: 0, write: 1, admin: 2 }
const demandRole = (role: CompanyRole, level: Level) => {
  if (rank[role] < needed[level]) refuse('FORBIDDEN')
}

/** A machine's token serves for what is made for machines, and for nothing else. */
const actorOf = (call: Call): Actor => {
  const actor = call.actor ?? refuse('UNAUTHORIZED_TOKEN_INVALID')
  return actor.scope === 'machine' ? refuse('SCOPE_NOT_ALLOWED') : actor
}

/** Another system, by a token of its own. */
export const machineScope = (call: Call): MachineScope => {
  const actor = call.actor ?? refuse('UNAUTHORIZED_TOKEN_INVALID')
  if (actor.scope !== 'machine') refuse('FORBIDDEN')
  return { actor, call, locale: call.locale } as unknown as MachineScope
}

export const userScope = (call: Call): UserScope =>
  ({ actor: actorOf(call), call, locale: call.locale }) as unknown as UserScope

/** Me, and nobody else: another person's id answers as an absent one. Administrators reach anyone there is. */
export const selfScope = async (call: Call, userId: number): Promise<UserScope> => {
  const actor = actorOf(call)
  const isReached = actor.userId === userId || (actor.isAdministrator && (await isLiveUser(userId)))
  return isReached ? userScope(call) : refuse('USER_NOT_FOUND')
}

export const administratorScope = (call: Call): UserScope => {
  if (!actorOf(call).isAdministrator) refuse('FORBIDDEN')
  return userScope(call)
}

/** Anyone on a company's staff, administrators and support included; residents are refused. */
export const staffScope = (call: Call): UserScope => {
  const actor = actorOf(call)
  if (actor.memberships.length === 0 && !actor.isAdministrator && !actor.isSupport) refuse('FORBIDDEN')
  return userScope(call)
}

/**
 * Acting for a company: one's own, or a descendant for COMPANY_MANAGER staff alone (SHELL-62). A company within reach
 * but not to be acted for is COMPANY_SWITCH_NOT_ALLOWED; a foreign one does not exist. `known` is what the arrival of
 * the request found out already; without it the question is asked anew.
 */
export const companyScope = async (
  call: Call,
  companyId: number,
  level: Level,
  known?: Reached | null,
): Promise<CompanyScope> => {
  const actor = actorOf(call)
  if (actor.isAdministrator || (actor.isSupport && level === 'read')) {
    const company = (await findCompany(companyId)) ?? refuse('COMPANY_NOT_FOUND')
    // Support looks at everything and changes nothing: what it is shown must say so.
    const role = actor.isAdministrator ? 'COMPANY_ADMIN' : 'COMPANY_READER'
    return mintCompany(call, actor, { id: company.id, type: company.type, role }, true)
  }
  if (actor.isSupport && (await findCompany(companyId))) refuse('FORBIDDEN')
  const isKnown = known?.kind === 'company' && known.id === companyId
  const reach = (isKnown ? known.row : await reachCompany(actor, companyId)) ?? refuse('COMPANY_NOT_FOUND')
  if (reach.depth > 0 && reach.via_type !== 'COMPANY_MANAGER') refuse('COMPANY_SWITCH_NOT_ALLOWED')
  demandRole(reach.role, level)
  return mintCompany(call, actor, reach, reach.via_type === 'COMPANY_MANAGER')
}

const mintCompany = (
  call: Call,
  actor: Actor,
  company: Pick<CompanyScope, 'role'> & { id: number; type: CompanyScope['companyType'] },
  isManager: boolean,
) =>
  ({
    actor,
    call,
    locale: call.locale,
    companyId: company.id,
    companyType: company.type,
    role: company.role,
    isManager,
  }) as unknown as CompanyScope

export type ProjectNeeds = {
  level: Level
  /** A provision that staff other than managers must have for it. */
  capability?: Capability
  /** Residents too, by their token. Third parties read wherever staff do, unless told otherwise. */
  residents?: boolean
  thirdParties?: boolean
  /** A cancelled project refuses every write; some reads stay open to say so. */
  cancelled?: 'allow'
  /** What an unreachable project answers. */
  absent?: Reason
}

/** Proves that the caller reaches a project and may do this much with it. A foreign id answers exactly as an absent one. `known` as above. */
export const projectScope = async (
  call: Call,
  residenceId: number,
  needs: ProjectNeeds,
  known?: Reached | null,
): Promise<ProjectScope> => {
  const actor = actorOf(call)
  const isKnown = known?.kind === 'residence' && known.id === residenceId
  return prove(call, actor, isKnown ? known.row : await reachResidence(actor, residenceId), needs)
}

/** What each scope was proven for. Only what the gate has minted stands in here. */
const proofs = new WeakMap<ProjectScope, ProjectNeeds>()

/**
 * Proves a scope again, as a transaction that has taken the project's row sees it: what was taken back meanwhile, an
 * access, a role, a provision, the project itself, is refused as the gate would refuse it now.
 */
export const proveAgain = async (tx: Tx, scope: ProjectScope, cancelled?: 'allow'): Promise<ProjectScope> => {
  const needs = proofs.get(scope)
  if (!needs) throw new Error('A scope that the gate has not minted')
  const row = await reachResidenceIn(tx, scope.actor, scope.residenceId)
  const { cancelled: _read, ...writing } = needs
  const again = prove(scope.call, scope.actor, row, cancelled ? { ...writing, cancelled } : writing)
  if (row?.parent_cancelled && !cancelled) refuse('RESIDENCE_CANCELLED')
  return again
}

/** The building around a home: what it shares is read by those who reach the home. */
export const buildingOf = ({ parentId }: ProjectScope): BuildingScope | null =>
  parentId === null ? null : ({ residenceId: parentId } as unknown as BuildingScope)

const prove = (call: Call, actor: Actor, reached: ResidenceReach | null, needs: ProjectNeeds): ProjectScope => {
  const absent = needs.absent ?? 'RESIDENCE_NOT_FOUND'
  const row = reached ?? refuse(absent)
  const found = reachOf(actor, row, needs) ?? refuse(absent)
  if (needs.level !== 'read' && found.reach === 'third_party') refuse('FORBIDDEN')
  demandRole(found.role, needs.level)
  if (row.is_cancelled && needs.cancelled !== 'allow') refuse('RESIDENCE_CANCELLED')
  const capabilities = allCapabilities.filter((capability) => found.unlimited || mayUse(capability, row.codes, false))
  if (needs.capability && !capabilities.includes(needs.capability)) refuse('SERVICE_PROVISION_REQUIRED')
  const scope = mintProject(call, actor, row, found, capabilities)
  proofs.set(scope, needs)
  return scope
}

type Found = { reach: Reach; role: CompanyRole; unlimited: boolean; residentRole: 'OWNER' | 'TENANT' | null }

const reachOf = (actor: Actor, row: ResidenceReach, needs: ProjectNeeds): Found | null => {
  if (actor.scope === 'resident') return needs.residents ? residentReach(row, needs) : null
  if (actor.isAdministrator) return { reach: 'platform', role: 'COMPANY_ADMIN', unlimited: true, residentRole: null }
  if (row.staff_role !== null)
    return {
      reach: row.staff_depth === 0 ? 'own' : 'descendant',
      role: row.staff_role,
      unlimited: row.via_manager,
      residentRole: null,
    }
  if (row.third_party_role !== null && needs.thirdParties !== false && !row.is_cancelled)
    return { reach: 'third_party', role: row.third_party_role, unlimited: false, residentRole: null }
  return actor.isSupport ? { reach: 'platform', role: 'COMPANY_READER', unlimited: true, residentRole: null } : null
}

const residentReach = (row: ResidenceReach, needs: ProjectNeeds): Found | null => {
  const residentRole = row.resident_role
  if (residentRole === null || row.is_cancelled || row.parent_cancelled || needs.level !== 'read') return null
  return { reach: 'resident', role: 'COMPANY_READER', unlimited: true, residentRole }
}

const mintProject = (
  call: Call,
  actor: Actor,
  row: ResidenceReach,
  found: Found,
  capabilities: readonly Capability[],
) =>
  ({
    actor,
    call,
    locale: call.locale,
    residenceId: row.id,
    residenceType: row.type,
    parentId: row.parent_id,
    companyId: row.company_id,
    companyType: row.company_type,
    isPtg: row.is_ptg,
    isCancelled: row.is_cancelled,
    reach: found.reach,
    role: found.role,
    residentRole: found.residentRole,
    isManager: found.unlimited && found.reach !== 'resident',
    capabilities,
  }) as unknown as ProjectScope
