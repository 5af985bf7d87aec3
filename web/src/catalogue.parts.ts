import { fr as contacts } from './contacts/fr.ts'
import { fr as devices } from './devices/fr.ts'
import { fr as documents } from './documents/fr.ts'
import { fr as energies } from './energies/fr.ts'
import { fr as feed } from './feed/fr.ts'
import { fr as tenants } from './tenants/fr.ts'

/** What the parts of a project say, and what « Mon logement » is made of, beside the booklet; by noun. */
export const fr = {
  contacts,
  devices,
  documents,
  energies,
  feed,
  tenants,
}
export type OfParts = typeof fr
