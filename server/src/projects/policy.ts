import { managesProjects, type CompanyRole, type CompanyType } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { policy } from '#platform/policy.ts'
import { seesCodes, type CompanyScope, type ProjectScope, type Reach } from '#platform/scope.ts'

/** What a policy on projects needs to know of the reader, in a project or in a company's list. */
export type Reader = {
  isManager: boolean
  companyType: CompanyType
  role: CompanyRole
  reach: Reach
  isAdministrator: boolean
  mayApplyTemplates: boolean
}
export type ProjectFacts = {
  is_ptg: boolean
  is_cancelled: boolean
  is_activated: boolean
  emails: number
  tenant_context: boolean
}

const closedToReaders = (who: Reader): Reason | null => {
  if (who.isAdministrator) return null
  return who.reach === 'third_party' || who.role === 'COMPANY_READER' ? 'FORBIDDEN' : null
}
/** The code, and the sheet that prints it, are for those who hand the home over. */
export const whyCodeClosed = (who: Reader): Reason | null => {
  if (who.reach === 'third_party') return 'FORBIDDEN'
  return seesCodes(who) ? null : 'RESIDENCE_CODE_MASKED'
}
const whileLive = (who: Reader, project: ProjectFacts): Reason | null =>
  project.is_cancelled ? 'RESIDENCE_CANCELLED' : closedToReaders(who)

/** Creating and cancelling projects (ruling 9): a gas passport by any member of the installer, a project by an administrator of the company. */
const manages = (who: Reader, isPtg: boolean): Reason | null => {
  if (who.isAdministrator) return null
  if (who.reach === 'third_party') return 'FORBIDDEN'
  if (isPtg) return who.companyType === 'INSTALLER' && who.role !== 'COMPANY_READER' ? null : 'FORBIDDEN'
  const ofType = who.isManager || managesProjects(who.companyType)
  return ofType && who.role === 'COMPANY_ADMIN' ? null : 'FORBIDDEN'
}

export const mayCreate = (
  who: Pick<Reader, 'isManager' | 'companyType' | 'role' | 'isAdministrator'>,
): Reason | null => {
  if (who.isAdministrator) return null
  return (who.isManager || managesProjects(who.companyType)) && who.role !== 'COMPANY_READER' ? null : 'FORBIDDEN'
}

export const projectPolicy = policy<Reader, ProjectFacts>()({
  edit: whileLive,
  set_commissioning_date: whileLive,
  see_code: whyCodeClosed,
  download_credentials: (who, project) => (project.is_cancelled ? 'RESIDENCE_CANCELLED' : whyCodeClosed(who)),
  write_documents: whileLive,
  cancel: (who, project) => (project.is_cancelled ? 'RESIDENCE_CANCELLED' : manages(who, project.is_ptg)),
  restore: (who, project) =>
    !project.is_cancelled ? 'RESIDENCE_NOT_CANCELLED' : who.isAdministrator ? null : 'FORBIDDEN',
  invite: (who, project) =>
    whileLive(who, project) ??
    (project.is_activated ? 'RESIDENCE_ALREADY_ACTIVATED' : project.emails === 0 ? 'RESIDENCE_EMAIL_REQUIRED' : null),
  apply_template: (who, project) =>
    whileLive(who, project) ??
    (['MANUFACTURER', 'INSTALLER'].includes(who.companyType)
      ? 'FORBIDDEN'
      : who.mayApplyTemplates
        ? null
        : 'SERVICE_PROVISION_REQUIRED'),
  renew_code: (who, project) =>
    whileLive(who, project) ??
    (project.is_activated
      ? 'RESIDENCE_ALREADY_ACTIVATED'
      : who.isAdministrator || who.role === 'COMPANY_ADMIN'
        ? null
        : 'FORBIDDEN'),
})

export const readerInCompany = (scope: CompanyScope, isOwn = true): Reader => ({
  isManager: scope.isManager,
  companyType: scope.companyType,
  role: scope.role,
  reach: isOwn ? 'own' : 'third_party',
  isAdministrator: scope.actor.isAdministrator,
  mayApplyTemplates: false,
})

export const readerInProject = (scope: ProjectScope): Reader => ({
  isManager: scope.isManager,
  companyType: scope.companyType,
  role: scope.role,
  reach: scope.reach,
  isAdministrator: scope.actor.isAdministrator,
  mayApplyTemplates: scope.capabilities.includes('apply_template'),
})
