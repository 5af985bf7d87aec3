import { fr as home } from './home/fr.ts'
import { fr as platform } from './platform/fr.ts'
import { fr as projects } from './projects/fr.ts'
import { fr as provisions } from './provisions/fr.ts'
import { fr as ui } from './ui/fr.ts'
import { refusals } from 'virtual:refusals/fr'

/**
 * What the frame, the home pages and the list of projects say; the others (`catalogues.later.ts`) come with the
 * pages that say them, or with the first dialog. English is in `catalogue.en.ts`, fetched when it is wanted.
 */
export const fr = {
  platform,
  ui,
  home,
  projects,
  provisions,
  refusals,
}
export type First = typeof fr
