import type { OfProject } from './catalogue.project.ts'
import { en as booklet } from './booklet/en.ts'
import { en as contacts } from './contacts/en.ts'
import { en as devices } from './devices/en.ts'
import { en as documents } from './documents/en.ts'
import { en as energies } from './energies/en.ts'
import { en as feed } from './feed/en.ts'
import { en as flats } from './flats/en.ts'
import { en as interventions } from './interventions/en.ts'
import { en as invitations } from './invitations/en.ts'
import { en as messages } from './messages/en.ts'
import { en as orders } from './orders/en.ts'
import { en as readers } from './projects/readers/en.ts'
import { en as sales } from './sales/en.ts'
import { en as certificates } from './certificates/en.ts'
import { en as studies } from './studies/en.ts'
import { en as tenants } from './tenants/en.ts'
import { en as templates } from './templates/en.ts'
import { refusals } from 'virtual:refusals.rest/en'

export const en: OfProject = {
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
