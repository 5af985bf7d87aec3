import { fr as accesses } from './accesses/fr.ts'
import { fr as companies } from './companies/fr.ts'
import { fr as identities } from './identities/fr.ts'
import { fr as materialLabels } from './materialLabels/fr.ts'
import { fr as notifications } from './notifications/fr.ts'
import { fr as templates } from './templates/fr.ts'

/** What a company says of itself, its people, what its projects begin with and what it is told; by noun. */
export const fr = {
  accesses,
  companies,
  identities,
  materialLabels,
  notifications,
  templates,
}
export type OfCompany = typeof fr
