import type { clientList } from '@logis/contract/companies.lists'
import type { OfficeClient, OfficeFigures } from '@logis/contract/companies.studies'
import type { ListRequest } from '@logis/contract/lists'
import { showEach } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import type { UserScope } from '#platform/scope.ts'
import { demandReadable } from '../rules.ts'
import { trendFrom } from '../trends/rules.ts'
import * as sql from './sql.ts'

/** What an engineering office's home page counts. */
export const getOfficeFigures = async (scope: UserScope, companyId: number): Promise<OfficeFigures> => {
  await demandReadable(scope, companyId)
  const { added, ...counts } = await sql.readOfficeCounts(companyId)
  return { ...counts, trend: trendFrom(counts.studies, added) }
}

/** Companies, never homes: those are shown by whoever shares them. */
export const listOfficeClients = async (
  scope: UserScope,
  companyId: number,
  request: ListRequest<typeof clientList>,
) => {
  await demandReadable(scope, companyId)
  const pathOf = await picturePaths()
  return showEach(await sql.listOfficeClients(companyId, request), ({ picture_file_id, ...row }): OfficeClient => ({
    ...row,
    picture_path: pathOf(picture_file_id),
  }))
}
