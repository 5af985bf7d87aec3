import { opensRoute } from '@logis/contract/companies.rules'
import type { Identity } from '../platform/session.ts'

/** Who prepares campaigns, for the button of a list: the server decides again. */
export const invites = ({ user, company }: Identity): boolean => {
  // Nothing leaves to residents in someone's name.
  if (user.impersonated_by !== null) return false
  if (user.global_roles.includes('ADMINISTRATOR')) return true
  const membership = user.companies.find(({ id }) => id === company?.id)
  return company !== null && opensRoute(company.type, 'projects') && membership?.role !== 'COMPANY_READER'
}
