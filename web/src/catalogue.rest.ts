import { fr as accesses } from './accesses/fr.ts'
import { fr as addresses } from './addresses/fr.ts'
import { fr as administration } from './administration/fr.ts'
import { fr as assistance } from './assistance/fr.ts'
import { bookletImports, deposit, shared } from './booklet/fr.others.ts'
import { fr as campaigns } from './campaigns/fr.ts'
import { fr as channels } from './channels/fr.ts'
import { fr as companies } from './companies/fr.ts'
import { fr as inviteFlats } from './invitations/flats/fr.ts'
import { fr as flatActs } from './flats/acts/fr.ts'
import { fr as makers } from './home/makers/fr.ts'
import { fr as offices } from './home/offices/fr.ts'
import { fr as identities } from './identities/fr.ts'
import { fr as intakes } from './intakes/fr.ts'
import { fr as sortings } from './sortings/fr.ts'
import { fr as materialLabels } from './materialLabels/fr.ts'
import { fr as notes } from './notes/fr.ts'
import { fr as notifications } from './notifications/fr.ts'
import { fr as partners } from './partners/fr.ts'
import { fr as people } from './people/fr.ts'
import { fr as retention } from './retention/fr.ts'
import { fr as security } from './security/fr.ts'
import { fr as manufacturers } from './manufacturers/fr.ts'
import { fr as products } from './products/fr.ts'
import { fr as productClasses } from './productClasses/fr.ts'
import { fr as productLabels } from './productLabels/fr.ts'
import { fr as subscriptions } from './subscriptions/fr.ts'
import { fr as reference } from './reference/fr.ts'
import { fr as trades } from './trades/fr.ts'

/** What every other page and dialog says, by noun. */
export const fr = {
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
export type Rest = typeof fr
