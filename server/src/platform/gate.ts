import type { CompanyRole } from '@logis/contract/companies.rules'
import { capabilities as allCapabilities, mayUse, type Capability } from '@logis/contract/provisions.rules'
import type { Actor } from './actor.ts'
import { keepsAssisting } from './arrival.ts'
import type { Call } from './call.ts'
import type { Tx } from './db.ts'
import type { Declared } from './policy.ts'
import {
  keepsAdministrator,
  keepsGlobalRole,
  findCompany,
  isLiveUser,
  reachCompany,
  reachCompanyIn,
  reachResidence,
  reachResidenceIn,
  type CompanyReach,
  type ResidenceReach,
} from './reach.ts'
import { demand, refuse } from './refuse.ts'
import type {
  AdministratorScope,
  BuildingScope,
  CompanyScope,
  MachineScope,
  ProjectScope,
  Reach,
  SupportScope,
  UserScope,
} from './scope.ts'
import {
  lackForCompany,
  lackInProject,
  type CompanyNeeds,
  type CompanyStanding,
  type ProjectNeeds,
} from './standing.ts'

/** What opens a company or a project: to look, or to act as a policy declares it. Nothing else does. */
export type ForCompany = { level: 'read' } | Declared<CompanyNeeds>
export type ForProject = (ProjectNeeds & { level: 'read' }) | Declared<ProjectNeeds>

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

export const administratorScope = (call: Call): AdministratorScope => {
  if (!actorOf(call).isAdministrator) refuse('FORBIDDEN')
  return userScope(call) as AdministratorScope
}

/** Proves again, as a transaction sees it now, that someone is an administrator; nobody takes it away until it ends. */
export const proveAdministratorAgain = async (tx: Tx, { actor }: AdministratorScope): Promise<void> => {
  if (!(await keepsAdministrator(tx, actor.userId))) refuse('FORBIDDEN')
}

/** Whoever assists people in their work: support, and administrators. */
export const supportScope = (call: Call): SupportScope => {
  const { isAdministrator, isSupport } = actorOf(call)
  if (!isAdministrator && !isSupport) refuse('FORBIDDEN')
  return userScope(call) as SupportScope
}

/** Proves it again, as a transaction sees it now; nobody takes the role away until it ends. */
export const proveSupportAgain = async (tx: Tx, { actor }: SupportScope): Promise<void> => {
  if (!(await keepsGlobalRole(tx, actor.userId))) refuse('FORBIDDEN')
}

/** Whoever acts in someone's name may still do so: an upload lasts longer than some sessions. */
const proveAssistingAgain = async (tx: Tx, actor: Actor): Promise<void> => {
  if (actor.impersonatorId !== null && !(await keepsAssisting(tx, actor))) refuse('UNAUTHORIZED_TOKEN_INVALID')
}

/** Anyone on a company's staff, administrators and support included; residents are refused. */
export const staffScope = (call: Call): UserScope => {
  const actor = actorOf(call)
  if (actor.memberships.length === 0 && !actor.isAdministrator && !actor.isSupport) refuse('FORBIDDEN')
  return userScope(call)
}

/*
 * What the arrival of the request found out of a place already, wherever it is asked for again; until the call writes:
 * whoever proves anything again in a transaction has the next one ask anew. Undefined when it was not asked.
 */
const projectOnArrival = ({ reached }: Call, id: number): ResidenceReach | null | undefined =>
  reached?.kind === 'residence' && reached.id === id ? reached.row : undefined

/** The company of the address, or that of its project, to which the same people stand. */
const companyOnArrival = ({ reached }: Call, id: number): CompanyReach | null | undefined => {
  if (reached?.kind === 'company') return reached.id === id ? reached.row : undefined
  return reached?.row?.company_id === id ? reached.row.of_company : undefined
}

/**
 * How someone stands to a company: staff of it or of one above it; administrators and support stand in every one.
 * Null when they do not reach it.
 */
export const standingFor = async (call: Call, companyId: number): Promise<CompanyStanding | null> => {
  const actor = actorOf(call)
  if (actor.isAdministrator || actor.isSupport) {
    const company = await findCompany(companyId)
    // Support looks at everything and changes nothing: what it is shown must say so.
    const role = actor.isAdministrator ? 'COMPANY_ADMIN' : 'COMPANY_READER'
    if (!company) return null
    return { actor, companyId, companyType: company.type, role, isManager: true, mayAct: true, actorCompanyId: null }
  }
  const known = companyOnArrival(call, companyId)
  return standingOf(actor, known === undefined ? await reachCompany(actor, companyId) : known)
}

/** Whoever only looks in someone's name reads as a reader does. */
const roleOf = (actor: Actor, role: CompanyRole): CompanyRole => (actor.isOnlooker ? 'COMPANY_READER' : role)

const standingOf = (actor: Actor, reach: CompanyReach | null): CompanyStanding | null => {
  if (!reach) return null
  const isManager = reach.via_type === 'COMPANY_MANAGER'
  const { id: companyId, type: companyType, depth, via_id: actorCompanyId } = reach
  const mayAct = depth === 0 || isManager
  return { actor, companyId, companyType, role: roleOf(actor, reach.role), isManager, mayAct, actorCompanyId }
}

/** How they stand to a company right below one that they reach: of its own staff, or as to the one above. */
export const standingBelow = (
  above: CompanyStanding,
  { id, type }: Pick<CompanyReach, 'id' | 'type'>,
): CompanyStanding => {
  const { actor, isManager } = above
  const own = actor.memberships.find(({ company_id }) => company_id === id)
  if (own && !actor.isAdministrator && !actor.isSupport) {
    return standingOf(actor, { id, type, role: own.role, depth: 0, via_id: id, via_type: own.company_type })!
  }
  return { ...above, companyId: id, companyType: type, mayAct: isManager }
}

/**
 * Acting for a company: one's own, or a descendant for COMPANY_MANAGER staff alone (SHELL-62). A company within reach
 * but not to be acted for is COMPANY_SWITCH_NOT_ALLOWED; a foreign one does not exist.
 */
export const companyScope = async (call: Call, companyId: number, needs: ForCompany): Promise<CompanyScope> => {
  const standing = (await standingFor(call, companyId)) ?? refuse('COMPANY_NOT_FOUND')
  return proveCompany(call, standing, needs)
}

/** What each scope was proven for. Only what the gate has minted stands in here. */
const companyProofs = new WeakMap<CompanyScope, ForCompany>()

const proveCompany = (call: Call, standing: CompanyStanding, needs: ForCompany): CompanyScope => {
  demand(lackForCompany(needs, standing))
  const scope = { ...standing, call, locale: call.locale } as unknown as CompanyScope
  companyProofs.set(scope, needs)
  return scope
}

/**
 * Proves again, as a transaction sees it now, that someone may act for a company. The platform's own people always may, for
 * as long as they are.
 */
export const proveCompanyAgain = async (tx: Tx, scope: CompanyScope): Promise<CompanyScope> => {
  const { actor, call, companyId } = scope
  const needs = companyProofs.get(scope)
  if (!needs) throw new Error('A scope that the gate has not minted')
  call.reached = null
  if (actor.isAdministrator || actor.isSupport) {
    const isKept = await (actor.isAdministrator ? keepsAdministrator : keepsGlobalRole)(tx, actor.userId)
    return isKept ? scope : refuse('FORBIDDEN')
  }
  await proveAssistingAgain(tx, actor)
  const standing = standingOf(actor, await reachCompanyIn(tx, actor, companyId)) ?? refuse('COMPANY_NOT_FOUND')
  return proveCompany(call, standing, needs)
}

/** Proves that the caller reaches a project and may do this much with it. A foreign id answers exactly as an absent one. */
export const projectScope = async (call: Call, residenceId: number, needs: ForProject): Promise<ProjectScope> => {
  const actor = actorOf(call)
  const known = projectOnArrival(call, residenceId)
  return prove(call, actor, known === undefined ? await reachResidence(actor, residenceId) : known, needs)
}

/** What each scope was proven for. Only what the gate has minted stands in here. */
const proofs = new WeakMap<ProjectScope, ProjectNeeds>()

/** Whoever had a role on the whole platform when the request came, as they are now. */
const stillOf = (actor: Actor, roles: readonly string[]): Actor =>
  actor.isAdministrator || actor.isSupport
    ? {
        ...actor,
        isAdministrator: actor.isAdministrator && roles.includes('ADMINISTRATOR'),
        isSupport: actor.isSupport && roles.includes('SUPPORT'),
      }
    : actor

/**
 * Proves a scope again, as a transaction that has taken the project's row sees it: what was taken back meanwhile, an
 * access, a role, an account, a provision, the project itself, is refused as the gate would refuse it now.
 */
export const proveAgain = async (tx: Tx, scope: ProjectScope, cancelled?: 'allow'): Promise<ProjectScope> => {
  const needs = proofs.get(scope)
  if (!needs) throw new Error('A scope that the gate has not minted')
  scope.call.reached = null
  await proveAssistingAgain(tx, scope.actor)
  const row = await reachResidenceIn(tx, scope.actor, scope.residenceId)
  if (row && !row.is_live) refuse('UNAUTHORIZED_TOKEN_INVALID')
  const { cancelled: _read, ...writing } = needs
  const actor = stillOf(scope.actor, row?.global_roles ?? [])
  const again = prove(scope.call, actor, row, cancelled ? { ...writing, cancelled } : writing)
  if (row?.parent_cancelled && !cancelled) refuse('RESIDENCE_CANCELLED')
  return again
}

/** The building around a home: what it shares is read by those who reach the home. */
export const buildingOf = ({ parentId }: ProjectScope): BuildingScope | null =>
  parentId === null ? null : ({ residenceId: parentId } as unknown as BuildingScope)

/** The home that a link leads to, for reading alone: whoever asks has proven the link, in the statement that found it. */
export const linkedHome = ({ residence_id }: { residence_id: number }): BuildingScope =>
  ({ residenceId: residence_id }) as unknown as BuildingScope

const prove = (call: Call, actor: Actor, reached: ResidenceReach | null, needs: ProjectNeeds): ProjectScope => {
  const absent = needs.absent ?? 'RESIDENCE_NOT_FOUND'
  const row = reached ?? refuse(absent)
  const found = reachOf(actor, row, needs) ?? refuse(absent)
  const capabilities = allCapabilities.filter((capability) => found.unlimited || mayUse(capability, row.codes, false))
  const scope = mintProject(call, actor, row, found, capabilities)
  demand(lackInProject(needs, scope))
  proofs.set(scope, needs)
  return scope
}

type Found = {
  reach: Reach
  role: CompanyRole
  unlimited: boolean
  residentRole: 'OWNER' | 'TENANT' | null
  actorCompanyId: number | null
}

const ofPlatform = (role: CompanyRole): Found => ({
  reach: 'platform',
  role,
  unlimited: true,
  residentRole: null,
  actorCompanyId: null,
})

const reachOf = (actor: Actor, row: ResidenceReach, needs: ProjectNeeds): Found | null => {
  if (actor.scope === 'resident') return needs.residents ? residentReach(row, needs) : null
  if (actor.isAdministrator) return ofPlatform('COMPANY_ADMIN')
  if (row.staff_role !== null)
    return {
      reach: row.staff_depth === 0 ? 'own' : 'descendant',
      role: roleOf(actor, row.staff_role),
      unlimited: row.via_manager,
      residentRole: null,
      actorCompanyId: row.staff_company_id,
    }
  if (row.third_party_role !== null && needs.thirdParties !== false && !row.is_cancelled)
    return {
      reach: 'third_party',
      role: roleOf(actor, row.third_party_role),
      unlimited: false,
      residentRole: null,
      actorCompanyId: row.third_party_company_id,
    }
  return actor.isSupport ? ofPlatform('COMPANY_READER') : null
}

const residentReach = (row: ResidenceReach, needs: ProjectNeeds): Found | null => {
  const residentRole = row.resident_role
  if (residentRole === null || row.is_cancelled || row.parent_cancelled || needs.level !== 'read') return null
  return { reach: 'resident', role: 'COMPANY_READER', unlimited: true, residentRole, actorCompanyId: null }
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
    isParentCancelled: row.parent_cancelled,
    reach: found.reach,
    role: found.role,
    residentRole: found.residentRole,
    actorCompanyId: found.actorCompanyId,
    isManager: found.unlimited && found.reach !== 'resident',
    capabilities,
  }) as unknown as ProjectScope
