import { fr as flats } from './flats/fr.ts'
import { fr as invitations } from './invitations/fr.ts'
import { fr as orders } from './orders/fr.ts'
import { fr as pictures } from './pictures/fr.ts'
import { fr as projectPage } from './projects/fr.page.ts'
import { fr as readers } from './projects/readers/fr.ts'
import { fr as studies } from './studies/fr.ts'
import { refusals } from 'virtual:refusals.rest/fr'

/** What the page of a project says beside the first texts and those of its parts, and the refusals of homes; by noun. */
export const fr = {
  flats,
  invitations,
  orders,
  pictures,
  projectPage,
  readers,
  refusals,
  studies,
}
export type OfProject = typeof fr
