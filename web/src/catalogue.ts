import { fr as accounts } from './accounts/fr.ts'
import { fr as platform } from './platform/fr.ts'
import { fr as ui } from './ui/fr.ts'

/** Every text of the portal, by noun. English is in `catalogue.en.ts`, fetched when it is wanted. */
export const fr = { platform, ui, accounts }
export type Catalogue = typeof fr
