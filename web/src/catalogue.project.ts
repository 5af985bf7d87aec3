import { fr as booklet } from './booklet/fr.ts'
import { fr as contacts } from './contacts/fr.ts'
import { fr as devices } from './devices/fr.ts'
import { fr as documents } from './documents/fr.ts'
import { fr as energies } from './energies/fr.ts'
import { fr as feed } from './feed/fr.ts'
import { fr as flats } from './flats/fr.ts'
import { fr as interventions } from './interventions/fr.ts'
import { fr as invitations } from './invitations/fr.ts'
import { fr as messages } from './messages/fr.ts'
import { fr as orders } from './orders/fr.ts'
import { fr as readers } from './projects/readers/fr.ts'
import { fr as sales } from './sales/fr.ts'
import { fr as certificates } from './certificates/fr.ts'
import { fr as studies } from './studies/fr.ts'
import { fr as tenants } from './tenants/fr.ts'
import { fr as templates } from './templates/fr.ts'
import { refusals } from 'virtual:refusals.rest/fr'

/** What the page of a project says beside the first texts, and every refusal; by noun. */
export const fr = {
  booklet,
  certificates,
  contacts,
  devices,
  documents,
  energies,
  feed,
  flats,
  interventions,
  invitations,
  messages,
  orders,
  readers,
  refusals,
  sales,
  studies,
  templates,
  tenants,
}
export type OfProject = typeof fr
