import { fr as accesses } from './accesses/fr.ts'
import { fr as accounts } from './accounts/fr.ts'
import { fr as addresses } from './addresses/fr.ts'
import { fr as companies } from './companies/fr.ts'
import { fr as devices } from './devices/fr.ts'
import { fr as documents } from './documents/fr.ts'
import { fr as feed } from './feed/fr.ts'
import { fr as home } from './home/fr.ts'
import { fr as interventions } from './interventions/fr.ts'
import { fr as invitations } from './invitations/fr.ts'
import { fr as materialLabels } from './materialLabels/fr.ts'
import { fr as passports } from './passports/fr.ts'
import { fr as platform } from './platform/fr.ts'
import { fr as projects } from './projects/fr.ts'
import { fr as provisions } from './provisions/fr.ts'
import { fr as residents } from './residents/fr.ts'
import { refusals } from 'virtual:refusals/fr'
import { fr as studies } from './studies/fr.ts'
import { fr as templates } from './templates/fr.ts'
import { fr as ui } from './ui/fr.ts'

/** Every text of the portal, by noun. English is in `catalogue.en.ts`, fetched when it is wanted. */
export const fr = {
  platform,
  ui,
  accounts,
  accesses,
  addresses,
  companies,
  devices,
  documents,
  feed,
  home,
  interventions,
  invitations,
  materialLabels,
  passports,
  projects,
  provisions,
  refusals,
  residents,
  studies,
  templates,
}
export type Catalogue = typeof fr
