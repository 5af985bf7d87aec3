import type { AccountTables } from './tables/accounts.ts'
import type { CommunicationTables } from './tables/communication.ts'
import type { CompanyTables } from './tables/companies.ts'
import type { DocumentTables } from './tables/documents.ts'
import type { PlatformTables } from './tables/platform.ts'
import type { ProjectTables } from './tables/projects.ts'

/** Every table, as Kysely knows it. A table's own file is the noun's. */
export type Tables = PlatformTables &
  AccountTables &
  CompanyTables &
  ProjectTables &
  DocumentTables &
  CommunicationTables
