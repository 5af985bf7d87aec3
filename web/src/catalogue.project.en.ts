import type { OfProject } from './catalogue.project.ts'
import { en as flats } from './flats/en.ts'
import { en as invitations } from './invitations/en.ts'
import { en as orders } from './orders/en.ts'
import { en as pictures } from './pictures/en.ts'
import { en as projectPage } from './projects/en.page.ts'
import { en as readers } from './projects/readers/en.ts'
import { en as studies } from './studies/en.ts'
import { refusals } from 'virtual:refusals.rest/en'

export const en: OfProject = {
  flats,
  invitations,
  orders,
  pictures,
  projectPage,
  readers,
  refusals,
  studies,
}
