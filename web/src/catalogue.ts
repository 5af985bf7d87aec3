import { entrance } from './catalogue.entrance.ts'

/** Every text of the portal, by noun. English is in `catalogue.en.ts`, fetched when it is wanted. */
export const fr = { ...entrance }
export type Catalogue = typeof fr
