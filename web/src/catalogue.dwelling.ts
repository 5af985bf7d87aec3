import { fr as accounts } from './accounts/fr.ts'
import { fr as dwelling } from './residents/dwelling/fr.ts'
import { fr as household } from './household/fr.ts'
import { fr as residents } from './residents/fr.ts'
import { fr as selling } from './sales/fr.selling.ts'

/** What « Mon logement » says of its own; by noun. */
export const fr = {
  accounts,
  dwelling,
  household,
  residents,
  selling,
}
export type OfDwelling = typeof fr
