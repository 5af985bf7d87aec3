import type { OfBulk } from './catalogue.bulk.ts'
import { en as campaigns } from './campaigns/en.ts'
import { en as flatActs } from './flats/acts/en.ts'
import { en as intakes } from './intakes/en.ts'
import { en as inviteFlats } from './invitations/flats/en.ts'
import { en as sortings } from './sortings/en.ts'
import { refusals } from 'virtual:refusals.bulk/en'

export const en: OfBulk = {
  campaigns,
  flatActs,
  intakes,
  inviteFlats,
  refusals,
  sortings,
}
