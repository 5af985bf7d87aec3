import { importsProjects, managesProjects, type CompanyType } from '@logis/contract/companies.rules'
import type { Identity } from '../platform/session.ts'

const writesFor =
  (isOfType: (type: CompanyType) => boolean) =>
  ({ user, company }: Identity) => {
    if (user.global_roles.includes('ADMINISTRATOR')) return true
    const membership = user.companies.find(({ id }) => id === company?.id)
    return company !== null && isOfType(company.type) && membership?.role !== 'COMPANY_READER'
  }

/** Ruling 9, for the button of a list: the server decides again. */
export const mayCreateProjects = writesFor(managesProjects)
/** Decision 116, likewise. */
export const mayImportProjects = writesFor(importsProjects)
