import { fr as entrance } from './catalogue.entrance.ts'
import type { Catalogue } from './platform/i18n.ts'

/** Every text of the portal, and when it comes (`platform/i18n.ts`). */
export const catalogues: Catalogue = {
  fr: { entrance, arrival: () => import('./catalogue.arrival.ts') },
  en: { entrance: () => import('./catalogue.entrance.en.ts'), arrival: () => import('./catalogue.arrival.en.ts') },
  later: () => import('./catalogues.later.ts'),
}
