import { fr as accesses } from './accesses/fr.ts'
import { fr as accounts } from './accounts/fr.ts'
import { fr as addresses } from './addresses/fr.ts'
import { fr as administration } from './administration/fr.ts'
import { fr as assistance } from './assistance/fr.ts'
import { deposit, shared, fr as booklet } from './booklet/fr.ts'
import { fr as campaigns } from './campaigns/fr.ts'
import { fr as channels } from './channels/fr.ts'
import { fr as companies } from './companies/fr.ts'
import { fr as contacts } from './contacts/fr.ts'
import { fr as devices } from './devices/fr.ts'
import { fr as documents } from './documents/fr.ts'
import { fr as dwelling } from './residents/dwelling/fr.ts'
import { fr as energies } from './energies/fr.ts'
import { fr as feed } from './feed/fr.ts'
import { fr as flats } from './flats/fr.ts'
import { fr as inviteFlats } from './invitations/flats/fr.ts'
import { fr as flatActs } from './flats/acts/fr.ts'
import { fr as makers } from './home/makers/fr.ts'
import { fr as offices } from './home/offices/fr.ts'
import { fr as household } from './household/fr.ts'
import { fr as identities } from './identities/fr.ts'
import { fr as intakes } from './intakes/fr.ts'
import { fr as sortings } from './sortings/fr.ts'
import { fr as interventions } from './interventions/fr.ts'
import { fr as invitations } from './invitations/fr.ts'
import { fr as materialLabels } from './materialLabels/fr.ts'
import { fr as messages } from './messages/fr.ts'
import { fr as notes } from './notes/fr.ts'
import { fr as notifications } from './notifications/fr.ts'
import { fr as orders } from './orders/fr.ts'
import { fr as passports } from './passports/fr.ts'
import { fr as readers } from './projects/readers/fr.ts'
import { fr as partners } from './partners/fr.ts'
import { fr as people } from './people/fr.ts'
import { fr as residents } from './residents/fr.ts'
import { fr as sales } from './sales/fr.ts'
import { fr as retention } from './retention/fr.ts'
import { fr as security } from './security/fr.ts'
import { fr as certificates } from './certificates/fr.ts'
import { fr as studies } from './studies/fr.ts'
import { fr as manufacturers } from './manufacturers/fr.ts'
import { fr as products } from './products/fr.ts'
import { fr as productClasses } from './productClasses/fr.ts'
import { fr as productLabels } from './productLabels/fr.ts'
import { fr as subscriptions } from './subscriptions/fr.ts'
import { fr as tenants } from './tenants/fr.ts'
import { fr as reference } from './reference/fr.ts'
import { fr as trades } from './trades/fr.ts'
import { fr as views } from './views/fr.ts'
import { fr as templates } from './templates/fr.ts'
import { refusals } from 'virtual:refusals.rest/fr'

/** What every other page and dialog says, by noun. */
export const fr = {
  accesses,
  accounts,
  addresses,
  administration,
  assistance,
  booklet,
  deposit,
  shared,
  campaigns,
  channels,
  companies,
  contacts,
  devices,
  documents,
  dwelling,
  energies,
  feed,
  flats,
  flatActs,
  household,
  identities,
  intakes,
  sortings,
  inviteFlats,
  interventions,
  invitations,
  makers,
  materialLabels,
  messages,
  notes,
  notifications,
  offices,
  orders,
  passports,
  readers,
  refusals,
  partners,
  people,
  reference,
  residents,
  sales,
  retention,
  security,
  studies,
  certificates,
  subscriptions,
  tenants,
  views,
  templates,
  trades,
  manufacturers,
  products,
  productClasses,
  productLabels,
}
export type Rest = typeof fr
