import type { CompanyContact } from '@logis/contract/contacts'
import { everyPage } from '#platform/csv.ts'
import { criteriaOf, noteExport } from '#platform/exports.ts'
import { showEach } from '#platform/lists.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { contactPolicy } from '../policy.ts'
import { showContact } from '../rules.ts'
import * as sql from '../sql.ts'

const page = async (scope: CompanyScope, request: sql.ContactListRequest) =>
  showEach(await sql.listContacts(scope, request), (row) => showContact(scope, row))

/** CON-14, D2-G01. */
export const listContacts = async (scope: CompanyScope, request: sql.ContactListRequest) => {
  contactPolicy.demand(scope, 'read', null)
  return { ...(await page(scope, request)), cannot: { create: contactPolicy.cannot(scope, null).write } }
}

/** Every contact of the search; the security log is told. */
export const exportContacts = (
  scope: CompanyScope,
  request: sql.ContactListRequest,
): AsyncGenerator<CompanyContact[]> => {
  contactPolicy.demand(scope, 'read', null)
  return everyPage(
    (paging) => page(scope, { ...request, ...paging }),
    (rows) => noteExport(scope, { rows, criteria: criteriaOf(request), companyId: scope.companyId }),
  )
}
