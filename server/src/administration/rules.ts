import type { AdministrationEntry } from '@logis/contract/administration'
import type { administrationList } from '@logis/contract/administration.lists'
import type { ListRequest } from '@logis/contract/lists'
import type { Listed } from '#platform/lists.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

/** ADMIN-13. */
export const listEntries = (
  _scope: AdministratorScope,
  request: ListRequest<typeof administrationList>,
): Promise<Listed<AdministrationEntry>> => sql.listEntries(request)
