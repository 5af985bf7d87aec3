import type { PlatformFigures } from '@logis/contract/administration.figures'
import { picturePaths } from '#platform/pictures/addresses.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { configuredServices } from '../outside/rules.ts'
import * as sql from './sql.ts'

const mostLatest = 6

/** What an administrator's home page shows. */
export const getFigures = async (_scope: AdministratorScope): Promise<PlatformFigures> => {
  const { latest, ...figures } = await sql.readFigures(mostLatest)
  const pathOf = await picturePaths()
  return {
    ...figures,
    configured: configuredServices(),
    latest: latest.map(({ picture_file_id, ...company }) => ({ ...company, picture_path: pathOf(picture_file_id) })),
  }
}
