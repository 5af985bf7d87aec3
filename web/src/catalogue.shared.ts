import { fr as certificates } from './certificates/fr.ts'
import { fr as messages } from './messages/fr.ts'
import { fr as sales } from './sales/fr.ts'

/** What both the page of a project and « Mon logement » say; by noun. */
export const fr = {
  certificates,
  messages,
  sales,
}
export type Shared = typeof fr
