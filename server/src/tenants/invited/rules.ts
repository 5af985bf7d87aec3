import { undelivered } from '@logis/contract/invitations.rules'
import type { InvitedTenant } from '@logis/contract/tenants'
import type { Listed } from '#platform/lists.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { companyResidentPolicy } from '../policy.ts'
import * as sql from './sql.ts'

type Invited = Listed<InvitedTenant> & { counts: sql.Counts }

/** Who was invited to a landlord's homes and has not come, as each flat tells it among those of its building. */
export const listInvited = async (scope: CompanyScope, request: sql.InvitedRequest): Promise<Invited> => {
  companyResidentPolicy.demand(scope, 'read', null)
  const [page, counts] = await Promise.all([
    sql.listInvited(scope, request, undelivered),
    sql.countArrivals(scope, undelivered),
  ])
  return { ...page, counts }
}
