import type { ProjectReaders } from '@logis/contract/projects'
import { picturePaths } from '#platform/pictures/addresses.ts'
import type { ProjectScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

/** How many people are named of each company, and of those who live in a building. */
const mostNamed = 50

/** Everyone whom the gate lets read the home, but the platform's own people, who see all. */
export const listReaders = async (scope: ProjectScope): Promise<ProjectReaders> => {
  const pathOf = await picturePaths()
  const companies = await sql.listCompanies(scope, mostNamed)
  const { total, residents } = await sql.listResidents(scope, mostNamed)
  return {
    companies: companies.map(({ picture_file_id, ...company }) => ({
      ...company,
      picture_path: pathOf(picture_file_id),
    })),
    residents_count: total,
    residents,
  }
}
