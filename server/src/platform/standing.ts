import type { CompanyRole } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import type { Capability } from '@logis/contract/provisions.rules'
import type { CompanyScope, ProjectScope } from './scope.ts'

/** The power of a role: to look, to change, to administer. */
export type Level = 'read' | 'write' | 'admin'

/** How someone stands to a company that they reach, whether or not they may act for it. */
export type CompanyStanding = Pick<
  CompanyScope,
  'actor' | 'companyId' | 'companyType' | 'role' | 'isManager' | 'mayAct' | 'actorCompanyId'
>

/** How someone stands to a project that they reach. */
export type ProjectStanding = Pick<
  ProjectScope,
  | 'actor'
  | 'residenceType'
  | 'companyType'
  | 'isPtg'
  | 'isCancelled'
  | 'isParentCancelled'
  | 'reach'
  | 'role'
  | 'residentRole'
  | 'isManager'
  | 'capabilities'
>

/** What an act for a company asks of whoever acts, whatever it is done to. */
export type CompanyNeeds = { level: Level }

/** What an act in a project asks of whoever acts, whatever it is done to. */
export type ProjectNeeds = {
  /** `platform`: for its administrators alone. */
  level: Level | 'platform'
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

const rank: Record<CompanyRole, number> = { COMPANY_READER: 0, COMPANY_MEMBER: 1, COMPANY_ADMIN: 2 }
const needed: Record<Level, number> = { read: 0, write: 1, admin: 2 }
const lacksRole = (role: CompanyRole, level: Level) => rank[role] < needed[level]

/** What someone who reaches a company lacks for an act; null when nothing. The gate refuses by it, `cannot` tells it. */
export const lackForCompany = ({ level }: CompanyNeeds, who: CompanyStanding): Reason | null => {
  if (!who.mayAct) return 'COMPANY_SWITCH_NOT_ALLOWED'
  return lacksRole(who.role, level) ? 'FORBIDDEN' : null
}

/** The same of a project. What a person may never do is told before what the project does not allow now. */
export const lackInProject = (needs: ProjectNeeds, who: ProjectStanding): Reason | null => {
  const { level, capability, cancelled } = needs
  if (level === 'platform') {
    if (!who.actor.isAdministrator) return 'FORBIDDEN'
  } else {
    if (level !== 'read' && (who.reach === 'third_party' || who.reach === 'resident')) return 'FORBIDDEN'
    if (lacksRole(who.role, level)) return 'FORBIDDEN'
  }
  if (who.isCancelled && cancelled !== 'allow') return 'RESIDENCE_CANCELLED'
  // A flat is read while its building is cancelled, and nothing is written on it.
  if (who.isParentCancelled && level !== 'read' && cancelled !== 'allow') return 'RESIDENCE_CANCELLED'
  return capability && !who.capabilities.includes(capability) ? 'SERVICE_PROVISION_REQUIRED' : null
}

/** Whether they belong to the company's own staff; whoever only acts for it does not. */
export const isStaffOf = ({ actor, companyId }: CompanyStanding): boolean =>
  actor.memberships.some(({ company_id }) => company_id === companyId)
