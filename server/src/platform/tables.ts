import type { AccountTables } from './tables/accounts.ts'
import type { AdministrationTables } from './tables/administration.ts'
import type { ProductTables } from './tables/products.ts'
import type { BookletTables } from './tables/booklet.ts'
import type { CampaignTables } from './tables/campaigns.ts'
import type { CertificateTables } from './tables/certificates.ts'
import type { CommunicationTables } from './tables/communication.ts'
import type { AddressTables } from './tables/addresses.ts'
import type { CompanyTables } from './tables/companies.ts'
import type { ContactTables } from './tables/contacts.ts'
import type { DeviceTables } from './tables/devices.ts'
import type { DocumentTables } from './tables/documents.ts'
import type { EnergyTables } from './tables/energies.ts'
import type { FactorTables } from './tables/factors.ts'
import type { HouseholdTables } from './tables/household.ts'
import type { IdentityTables } from './tables/identities.ts'
import type { IntakeTables } from './tables/intakes.ts'
import type { MaterialLabelTables } from './tables/materialLabels.ts'
import type { MessageTables } from './tables/messages.ts'
import type { NoteTables } from './tables/notes.ts'
import type { NotificationTables } from './tables/notifications.ts'
import type { OrderTables } from './tables/orders.ts'
import type { PassportTables } from './tables/passports.ts'
import type { PlatformTables } from './tables/platform.ts'
import type { PortalTables } from './tables/portal.ts'
import type { ProjectTables } from './tables/projects.ts'
import type { ReminderTables } from './tables/reminders.ts'
import type { SaleTables } from './tables/sales.ts'
import type { SortingTables } from './tables/sortings.ts'
import type { RetentionTables } from './tables/retention.ts'
import type { SecurityTables } from './tables/security.ts'
import type { TemplateTables } from './tables/templates.ts'
import type { ViewTables } from './tables/views.ts'

/** Every table, as Kysely knows it. A table's own file is the noun's. */
export type Tables = PlatformTables &
  AccountTables &
  FactorTables &
  IdentityTables &
  AddressTables &
  CompanyTables &
  ContactTables &
  ProjectTables &
  IntakeTables &
  DocumentTables &
  BookletTables &
  CampaignTables &
  CertificateTables &
  TemplateTables &
  CommunicationTables &
  ProductTables &
  DeviceTables &
  EnergyTables &
  MaterialLabelTables &
  PassportTables &
  HouseholdTables &
  MessageTables &
  OrderTables &
  NoteTables &
  NotificationTables &
  ReminderTables &
  SaleTables &
  SortingTables &
  RetentionTables &
  SecurityTables &
  PortalTables &
  AdministrationTables &
  ViewTables
