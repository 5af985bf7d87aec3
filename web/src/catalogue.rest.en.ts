import type { Rest } from './catalogue.rest.ts'
import { en as accesses } from './accesses/en.ts'
import { en as addresses } from './addresses/en.ts'
import { en as administration } from './administration/en.ts'
import { en as assistance } from './assistance/en.ts'
import { bookletImports, deposit, shared } from './booklet/en.others.ts'
import { en as campaigns } from './campaigns/en.ts'
import { en as channels } from './channels/en.ts'
import { en as companies } from './companies/en.ts'
import { en as inviteFlats } from './invitations/flats/en.ts'
import { en as flatActs } from './flats/acts/en.ts'
import { en as makers } from './home/makers/en.ts'
import { en as offices } from './home/offices/en.ts'
import { en as identities } from './identities/en.ts'
import { en as intakes } from './intakes/en.ts'
import { en as sortings } from './sortings/en.ts'
import { en as materialLabels } from './materialLabels/en.ts'
import { en as notes } from './notes/en.ts'
import { en as notifications } from './notifications/en.ts'
import { en as partners } from './partners/en.ts'
import { en as people } from './people/en.ts'
import { en as retention } from './retention/en.ts'
import { en as security } from './security/en.ts'
import { en as manufacturers } from './manufacturers/en.ts'
import { en as products } from './products/en.ts'
import { en as productClasses } from './productClasses/en.ts'
import { en as productLabels } from './productLabels/en.ts'
import { en as subscriptions } from './subscriptions/en.ts'
import { en as reference } from './reference/en.ts'
import { en as trades } from './trades/en.ts'

export const en: Rest = {
  accesses,
  addresses,
  administration,
  assistance,
  bookletImports,
  deposit,
  shared,
  campaigns,
  channels,
  companies,
  flatActs,
  identities,
  intakes,
  sortings,
  inviteFlats,
  makers,
  materialLabels,
  notes,
  notifications,
  offices,
  partners,
  people,
  reference,
  retention,
  security,
  subscriptions,
  trades,
  manufacturers,
  products,
  productClasses,
  productLabels,
}
