import { managesProjects } from '@logis/contract/companies.rules'
import type { Identity } from '../platform/session.ts'

/** Ruling 9, for the button of a list: the server decides again. */
export const mayCreateProjects = ({ user, company }: Identity) => {
  if (user.global_roles.includes('ADMINISTRATOR')) return true
  const membership = user.companies.find(({ id }) => id === company?.id)
  return company !== null && managesProjects(company.type) && membership?.role !== 'COMPANY_READER'
}
