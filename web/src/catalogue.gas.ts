import { fr as interventions } from './interventions/fr.ts'
import { fr as passports } from './passports/fr.ts'
import { fr as views } from './views/fr.ts'

/** What the installers’ home and lists say; by noun. */
export const fr = {
  interventions,
  passports,
  views,
}
export type OfGas = typeof fr
