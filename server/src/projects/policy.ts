import { managesProjects } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { policyForCompany, policyInProject } from '#platform/policy.ts'
import { seesCodes } from '#platform/scope.ts'
import type { CompanyStanding, ProjectStanding } from '#platform/standing.ts'

/** Making projects, and the flats of a building at once. */
export const ofManagers = (who: CompanyStanding | ProjectStanding): Reason | null =>
  who.actor.isAdministrator || who.isManager || managesProjects(who.companyType) ? null : 'FORBIDDEN'

/** Cancelling (ruling 9): a gas passport by any member of the installer, a project by an administrator of the company. */
const whyNotCancelled = (who: ProjectStanding): Reason | null => {
  if (who.actor.isAdministrator) return null
  if (who.isPtg) return who.companyType === 'INSTALLER' ? null : 'FORBIDDEN'
  return who.role === 'COMPANY_ADMIN' ? ofManagers(who) : 'FORBIDDEN'
}

/** The code, and the sheet that prints it, are for those who hand the home over. */
export const whyCodeClosed = (who: ProjectStanding): Reason | null => {
  if (who.reach === 'third_party') return 'FORBIDDEN'
  return seesCodes(who) ? null : 'RESIDENCE_CODE_MASKED'
}

/** Why a company's projects are closed to a reader. */
export const projectsPolicy = policyForCompany<null>()({ create: { level: 'write', why: ofManagers } })

/** Why a project is closed to a reader; what else is done in it, the policies of its nouns say. */
export const projectPolicy = policyInProject<null>()({
  edit: { level: 'write' },
  set_commissioning_date: { level: 'write' },
  see_code: { level: 'read', cancelled: 'allow', why: whyCodeClosed },
  see_readers: { level: 'admin' },
  cancel: { level: 'write', why: whyNotCancelled },
  restore: {
    level: 'platform',
    cancelled: 'allow',
    why: ({ isCancelled }) => (isCancelled ? null : 'RESIDENCE_NOT_CANCELLED'),
  },
})
