import { accesses } from './accesses.ts'
import { accounts } from './accounts.ts'
import { administration } from './administration.ts'
import { addresses } from './addresses.ts'
import { companies } from './companies.ts'
import { contacts } from './contacts.ts'
import { devices } from './devices.ts'
import { documents } from './documents.ts'
import { energies } from './energies.ts'
import { feed } from './feed.ts'
import { finding } from './finding.ts'
import { flats } from './flats.ts'
import { identities } from './identities.ts'
import { interventions } from './interventions.ts'
import { invitations } from './invitations.ts'
import { manufacturers } from './manufacturers.ts'
import { materialLabels } from './materialLabels.ts'
import { notifications } from './notifications.ts'
import { passports } from './passports.ts'
import { pictures } from './pictures.ts'
import { productClasses } from './productClasses.ts'
import { productLabels } from './productLabels.ts'
import { sheets } from './products.sheets.ts'
import { products } from './products.ts'
import { portal } from './portal.ts'
import { projects } from './projects.ts'
import { provisions } from './provisions.ts'
import { residents } from './residents.ts'
import { security } from './security.ts'
import { studies } from './studies.ts'
import { templates } from './templates.ts'
import { tenants } from './tenants.ts'
import { trades } from './trades.ts'
import { views } from './views.ts'

/** Everything that crosses the wire, noun by noun. */
export const contract = {
  portal,
  accounts,
  identities,
  companies,
  addresses,
  accesses,
  projects,
  provisions,
  invitations,
  residents,
  tenants,
  documents,
  pictures,
  feed,
  finding,
  studies,
  materialLabels,
  templates,
  products: { ...products, ...sheets },
  devices,
  contacts,
  energies,
  flats,
  passports,
  interventions,
  notifications,
  security,
  views,
  administration,
  trades,
  manufacturers,
  productLabels,
  productClasses,
}
export type Contract = typeof contract
