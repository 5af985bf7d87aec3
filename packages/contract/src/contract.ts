import { accesses } from './accesses.ts'
import { accounts } from './accounts.ts'
import { addresses } from './addresses.ts'
import { companies } from './companies.ts'
import { devices } from './devices.ts'
import { documents } from './documents.ts'
import { feed } from './feed.ts'
import { interventions } from './interventions.ts'
import { invitations } from './invitations.ts'
import { materialLabels } from './materialLabels.ts'
import { passports } from './passports.ts'
import { products } from './products.ts'
import { portal } from './portal.ts'
import { projects } from './projects.ts'
import { provisions } from './provisions.ts'
import { residents } from './residents.ts'
import { security } from './security.ts'
import { studies } from './studies.ts'
import { templates } from './templates.ts'

/** Everything that crosses the wire, noun by noun. */
export const contract = {
  portal,
  accounts,
  companies,
  addresses,
  accesses,
  projects,
  provisions,
  invitations,
  residents,
  documents,
  feed,
  studies,
  materialLabels,
  templates,
  products,
  devices,
  passports,
  interventions,
  security,
}
export type Contract = typeof contract
