import { fr as campaigns } from './campaigns/fr.ts'
import { fr as flatActs } from './flats/acts/fr.ts'
import { fr as intakes } from './intakes/fr.ts'
import { fr as inviteFlats } from './invitations/flats/fr.ts'
import { fr as sortings } from './sortings/fr.ts'
import { refusals } from 'virtual:refusals.bulk/fr'

/** What is said of work on many homes at once; by noun. */
export const fr = {
  campaigns,
  flatActs,
  intakes,
  inviteFlats,
  refusals,
  sortings,
}
export type OfBulk = typeof fr
