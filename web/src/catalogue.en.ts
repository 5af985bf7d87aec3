import { en as accesses } from './accesses/en.ts'
import { en as accounts } from './accounts/en.ts'
import type { Catalogue } from './catalogue.ts'
import { en as addresses } from './addresses/en.ts'
import { en as companies } from './companies/en.ts'
import { en as devices } from './devices/en.ts'
import { en as documents } from './documents/en.ts'
import { en as feed } from './feed/en.ts'
import { en as home } from './home/en.ts'
import { en as interventions } from './interventions/en.ts'
import { en as invitations } from './invitations/en.ts'
import { en as materialLabels } from './materialLabels/en.ts'
import { en as passports } from './passports/en.ts'
import { en as projects } from './projects/en.ts'
import { en as provisions } from './provisions/en.ts'
import { en as residents } from './residents/en.ts'
import { en as studies } from './studies/en.ts'
import { en as templates } from './templates/en.ts'
import { refusals } from 'virtual:refusals/en'
import { en as platform } from './platform/en.ts'
import { en as ui } from './ui/en.ts'

export const en: Catalogue = {
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
