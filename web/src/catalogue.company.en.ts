import type { OfCompany } from './catalogue.company.ts'
import { en as accesses } from './accesses/en.ts'
import { en as companies } from './companies/en.ts'
import { en as identities } from './identities/en.ts'
import { en as materialLabels } from './materialLabels/en.ts'
import { en as notifications } from './notifications/en.ts'
import { en as templates } from './templates/en.ts'

export const en: OfCompany = {
  accesses,
  companies,
  identities,
  materialLabels,
  notifications,
  templates,
}
