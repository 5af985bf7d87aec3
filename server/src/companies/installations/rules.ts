import { installedMonths, type Installations, type InstalledProduct } from '@logis/contract/companies.installations'
import type { installedList } from '@logis/contract/companies.lists'
import type { ListRequest } from '@logis/contract/lists'
import { showEach } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import type { UserScope } from '#platform/scope.ts'
import { demandReadable } from '../rules.ts'
import { trendFrom } from '../trends/rules.ts'
import * as sql from './sql.ts'

/** What a manufacturer's home page counts: how many of its products homes hold, never whose homes. */
export const getInstallations = async (scope: UserScope, companyId: number): Promise<Installations> => {
  await demandReadable(scope, companyId)
  const { added, ...counts } = await sql.readInstallations(companyId, installedMonths)
  return {
    ...counts,
    trend: trendFrom(
      counts.devices,
      added.map(({ age, devices }) => ({ age, amount: devices })),
    ),
  }
}

export const listInstalledProducts = async (
  scope: UserScope,
  companyId: number,
  request: ListRequest<typeof installedList>,
) => {
  await demandReadable(scope, companyId)
  const pathOf = await picturePaths()
  return showEach(
    await sql.listInstalledProducts(companyId, request),
    ({ picture_file_id, ...row }): InstalledProduct => ({ ...row, picture_path: pathOf(picture_file_id) }),
  )
}
