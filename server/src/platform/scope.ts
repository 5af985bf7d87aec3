import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import type { Locale } from '@logis/contract/locale'
import type { ResidenceType } from '@logis/contract/projects.rules'
import type { Capability } from '@logis/contract/provisions.rules'
import type { Actor } from './actor.ts'
import type { Call } from './call.ts'

declare const proven: unique symbol

/** Someone signed in. Minted by the gate only. */
export type UserScope = {
  readonly [proven]: 'user'
  readonly actor: Actor
  readonly call: Call
  readonly locale: Locale
}

declare const administers: unique symbol
/** Someone signed in as an administrator of the platform. Minted by the gate only. */
export type AdministratorScope = UserScope & { readonly [administers]: true }

declare const assists: unique symbol
/** Someone who may assist others: support, or an administrator of the platform. Minted by the gate only. */
export type SupportScope = UserScope & { readonly [assists]: true }

/** Another system, by a token of its own. Minted by the gate only. */
export type MachineScope = Omit<UserScope, typeof proven> & { readonly [proven]: 'machine' }

/** Staff proven to stand inside a company, or acting for it. Minted by the gate only. */
export type CompanyScope = Omit<UserScope, typeof proven> & {
  readonly [proven]: 'company'
  readonly companyId: number
  readonly companyType: CompanyType
  readonly role: CompanyRole
  /** The authenticated company's type is COMPANY_MANAGER, or the person is an administrator: powers that no provision limits. */
  readonly isManager: boolean
  /** Always, in a scope: whoever may not act for a company is given none. */
  readonly mayAct: boolean
  /** The company of theirs by which they reach this one, whatever others they work for. Null for the platform's own people. */
  readonly actorCompanyId: number | null
}

export type Reach = 'own' | 'descendant' | 'third_party' | 'resident' | 'platform'

/** Someone proven to reach a project, and how. Minted by the gate only; every statement on the project filters by it. */
export type ProjectScope = Omit<UserScope, typeof proven> & {
  readonly [proven]: 'project'
  readonly residenceId: number
  readonly residenceType: ResidenceType
  readonly parentId: number | null
  readonly companyId: number
  readonly companyType: CompanyType
  readonly isPtg: boolean
  readonly isCancelled: boolean
  /** Its building is cancelled, and it is not. */
  readonly isParentCancelled: boolean
  readonly reach: Reach
  readonly role: CompanyRole
  readonly residentRole: 'OWNER' | 'TENANT' | null
  /** The company of theirs by which they reach it. Null for residents and the platform's own people. */
  readonly actorCompanyId: number | null
  readonly isManager: boolean
  /** What the project's provisions open to this reader. Everything, for those whom no provision limits. */
  readonly capabilities: readonly Capability[]
}

/** A building whose flat is reached: what it shares may be read, nothing more. Minted by the gate only. */
export type BuildingScope = { readonly [proven]: 'building'; readonly residenceId: number }

export const isResident = (scope: Pick<ProjectScope, 'reach'>) => scope.reach === 'resident'
/**
 * Whether whole residence codes are shown: to those who may hand a home over. Readers and support, in whosever name, see
 * the last group.
 */
export const seesCodes = ({ role, actor }: Pick<ProjectScope | CompanyScope, 'role' | 'actor'>) =>
  role !== 'COMPANY_READER' && actor.impersonatorId === null
/** Whether private files are part of what this reader sees (ruling 13). */
export const seesPrivate = (scope: ProjectScope) => scope.reach !== 'resident'
