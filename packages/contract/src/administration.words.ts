import { en } from './administration.en.ts'
import { fr } from './administration.fr.ts'

/** What the administrators’ feed says in a spreadsheet: word for word what the screen says of it, in both languages. */
export const words = { fr, en }
