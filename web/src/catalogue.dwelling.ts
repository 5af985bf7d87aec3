import { fr as accounts } from './accounts/fr.ts'
import { fr as dwelling } from './residents/dwelling/fr.ts'
import { fr as household } from './household/fr.ts'
import { fr as residents } from './residents/fr.ts'

/** What « Mon logement » says of its own; by noun. */
export const fr = {
  accounts,
  dwelling,
  household,
  residents,
}
export type OfDwelling = typeof fr
