import { accesses } from './accesses.ts'
import { accounts } from './accounts.ts'
import { administration } from './administration.ts'
import { addresses } from './addresses.ts'
import { bookletAsks } from './booklet.asks.ts'
import { bookletImports } from './booklet.imports.ts'
import { bookletShares } from './booklet.shares.ts'
import { bookletOperations } from './booklet.ts'
import { campaigns } from './campaigns.ts'
import { certificates } from './certificates.ts'
import { channels } from './channels.ts'
import { companies } from './companies.ts'
import { contacts } from './contacts.ts'
import { deviceCare } from './devices.care.ts'
import { devices } from './devices.ts'
import { deletedDocuments } from './documents.deleted.ts'
import { documents } from './documents.ts'
import { energies } from './energies.ts'
import { utilities } from './energies.utilities.ts'
import { feed } from './feed.ts'
import { finding } from './finding.ts'
import { flats } from './flats.ts'
import { identities } from './identities.ts'
import { intakes } from './intakes.ts'
import { interventions } from './interventions.ts'
import { invitations } from './invitations.ts'
import { manufacturers } from './manufacturers.ts'
import { materialLabels } from './materialLabels.ts'
import { household } from './household.ts'
import { messages } from './messages.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { people } from './people.ts'
import { partnerMerging } from './partners.merging.ts'
import { partners } from './partners.ts'
import { passports } from './passports.ts'
import { pictures } from './pictures.ts'
import { productClasses } from './productClasses.ts'
import { productLabels } from './productLabels.ts'
import { catalogueSheets } from './products.catalogue.ts'
import { productRequests } from './products.requests.ts'
import { sheets } from './products.sheets.ts'
import { products } from './products.ts'
import { portal } from './portal.ts'
import { projects } from './projects.ts'
import { provisions } from './provisions.ts'
import { retentions } from './retention.ts'
import { residents } from './residents.ts'
import { sales } from './sales.ts'
import { security } from './security.ts'
import { sortings } from './sortings.ts'
import { studies } from './studies.ts'
import { subscriptions } from './subscriptions.ts'
import { templates } from './templates.ts'
import { tenants } from './tenants.ts'
import { trades } from './trades.ts'
import { views } from './views.ts'

/** Everything that crosses the wire, noun by noun. */
export const contract = {
  portal,
  accounts,
  identities,
  channels,
  companies,
  addresses,
  accesses,
  projects,
  intakes,
  provisions,
  invitations,
  campaigns,
  residents,
  sales,
  tenants,
  documents: { ...documents, ...deletedDocuments },
  booklet: { ...bookletOperations, ...bookletAsks, ...bookletShares, ...bookletImports },
  pictures,
  feed,
  finding,
  sortings,
  studies,
  certificates,
  materialLabels,
  templates,
  products: { ...products, ...sheets, ...catalogueSheets, ...productRequests },
  devices: { ...devices, ...deviceCare },
  contacts,
  energies: { ...energies, ...utilities },
  orders,
  flats,
  passports,
  interventions,
  household,
  messages,
  notifications,
  security,
  views,
  administration,
  notes,
  trades,
  manufacturers,
  productLabels,
  productClasses,
  people,
  subscriptions,
  partners: { ...partners, ...partnerMerging },
  retentions,
}
export type Contract = typeof contract
