import { opensRoute } from '@logis/contract/companies.rules'
import type { Reason } from '@logis/contract/errors'
import { policyForCompany, policyInProject } from '#platform/policy.ts'
import type { CompanyStanding } from '#platform/standing.ts'

/** CON-06. */
const whyNone = ({ companyType }: CompanyStanding): Reason | null =>
  opensRoute(companyType, 'contacts') ? null : 'FORBIDDEN'

/** Why the contacts of a company are closed to a reader. */
export const contactPolicy = policyForCompany<null>()({
  read: { level: 'read', why: whyNone },
  write: { level: 'write', why: whyNone },
})

/** Why the contacts of a project are closed to a reader (CON-21). Residents read those of their home and of its building. */
export const projectContactPolicy = policyInProject<null>()({
  read: { level: 'read', residents: true, cancelled: 'allow', capability: 'contacts' },
  write: { level: 'write', capability: 'contacts' },
  link_flats: { level: 'write', capability: 'flat_bulk' },
})
