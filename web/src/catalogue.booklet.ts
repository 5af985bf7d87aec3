import { fr as booklet } from './booklet/fr.ts'

/** What the booklet says, among the parts of a project and in « Mon logement ». */
export const fr = {
  booklet,
}
export type OfBooklet = typeof fr
