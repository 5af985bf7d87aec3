import type { AccountTables } from './tables/accounts.ts'
import type { ProductTables } from './tables/products.ts'
import type { CommunicationTables } from './tables/communication.ts'
import type { AddressTables } from './tables/addresses.ts'
import type { CompanyTables } from './tables/companies.ts'
import type { DeviceTables } from './tables/devices.ts'
import type { DocumentTables } from './tables/documents.ts'
import type { MaterialLabelTables } from './tables/materialLabels.ts'
import type { PassportTables } from './tables/passports.ts'
import type { PlatformTables } from './tables/platform.ts'
import type { PortalTables } from './tables/portal.ts'
import type { ProjectTables } from './tables/projects.ts'
import type { SecurityTables } from './tables/security.ts'

/** Every table, as Kysely knows it. A table's own file is the noun's. */
export type Tables = PlatformTables &
  AccountTables &
  AddressTables &
  CompanyTables &
  ProjectTables &
  DocumentTables &
  CommunicationTables &
  ProductTables &
  DeviceTables &
  MaterialLabelTables &
  PassportTables &
  SecurityTables &
  PortalTables
