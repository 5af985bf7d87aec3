import type { AdministrationEntry } from '@logis/contract/administration'
import type { administrationList } from '@logis/contract/administration.lists'
import type { ListRequest } from '@logis/contract/lists'
import { everyPage } from '#platform/csv.ts'
import { criteriaOf, newestOf, noteExport } from '#platform/exports.ts'
import type { Listed } from '#platform/lists.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

/** ADMIN-13. */
export const listEntries = (
  _scope: AdministratorScope,
  request: ListRequest<typeof administrationList>,
): Promise<Listed<AdministrationEntry>> => sql.listEntries(request)

/** The same as it stood when it was asked for: what is done meanwhile shifts no page. The security log is told. */
export async function* exportEntries(
  scope: AdministratorScope,
  request: ListRequest<typeof administrationList>,
): AsyncGenerator<AdministrationEntry[]> {
  const newest = await newestOf('administration_entries')
  yield* everyPage(
    (paging) => sql.listEntries({ ...request, ...paging }, newest),
    (rows) => noteExport(scope, { rows, criteria: criteriaOf(request) }),
  )
}
