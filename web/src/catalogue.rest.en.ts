import type { Rest } from './catalogue.rest.ts'
import { en as accesses } from './accesses/en.ts'
import { en as accounts } from './accounts/en.ts'
import { en as addresses } from './addresses/en.ts'
import { en as administration } from './administration/en.ts'
import { en as contacts } from './contacts/en.ts'
import { en as devices } from './devices/en.ts'
import { en as documents } from './documents/en.ts'
import { en as energies } from './energies/en.ts'
import { en as feed } from './feed/en.ts'
import { en as flats } from './flats/en.ts'
import { en as flatActs } from './flats/acts/en.ts'
import { en as makers } from './home/makers/en.ts'
import { en as offices } from './home/offices/en.ts'
import { en as identities } from './identities/en.ts'
import { en as interventions } from './interventions/en.ts'
import { en as invitations } from './invitations/en.ts'
import { en as materialLabels } from './materialLabels/en.ts'
import { en as notifications } from './notifications/en.ts'
import { en as passports } from './passports/en.ts'
import { en as readers } from './projects/readers/en.ts'
import { en as residents } from './residents/en.ts'
import { en as studies } from './studies/en.ts'
import { en as manufacturers } from './manufacturers/en.ts'
import { en as products } from './products/en.ts'
import { en as productClasses } from './productClasses/en.ts'
import { en as productLabels } from './productLabels/en.ts'
import { en as tenants } from './tenants/en.ts'
import { en as trades } from './trades/en.ts'
import { en as views } from './views/en.ts'
import { en as templates } from './templates/en.ts'

export const en: Rest = {
  accesses,
  accounts,
  addresses,
  administration,
  contacts,
  devices,
  documents,
  energies,
  feed,
  flats,
  flatActs,
  identities,
  interventions,
  invitations,
  makers,
  materialLabels,
  notifications,
  offices,
  passports,
  readers,
  residents,
  studies,
  tenants,
  views,
  templates,
  trades,
  manufacturers,
  products,
  productClasses,
  productLabels,
}
