import { fr as entrance } from './catalogue.entrance.ts'
import type { Catalogue } from './platform/i18n.ts'

/** Every text of the portal, and when it comes (`platform/i18n.ts`). */
export const catalogues: Catalogue = {
  fr: {
    entrance,
    arrival: () => import('./catalogue.arrival.ts'),
    first: () => import('./catalogue.ts'),
    project: () => import('./catalogue.project.ts'),
    parts: () => import('./catalogue.parts.ts'),
    dwelling: () => import('./catalogue.dwelling.ts'),
    rest: () => import('./catalogue.rest.ts'),
  },
  en: {
    entrance: () => import('./catalogue.entrance.en.ts'),
    arrival: () => import('./catalogue.arrival.en.ts'),
    first: () => import('./catalogue.en.ts'),
    project: () => import('./catalogue.project.en.ts'),
    parts: () => import('./catalogue.parts.en.ts'),
    dwelling: () => import('./catalogue.dwelling.en.ts'),
    rest: () => import('./catalogue.rest.en.ts'),
  },
}
