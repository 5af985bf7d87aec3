import { entrance } from './catalogue.entrance.ts'
import type { Catalogue } from './platform/i18n.ts'

/** Every text of the portal, and when it comes (`platform/i18n.ts`). */
export const catalogues: Catalogue = {
  fr: {
    entrance,
    arrival: () => import('./catalogue.arrival.ts').then((module) => module.arrival),
    first: () => import('./catalogue.ts').then((module) => module.fr),
    project: () => import('./catalogue.project.ts').then((module) => module.fr),
    rest: () => import('./catalogue.rest.ts').then((module) => module.fr),
  },
  en: {
    entrance: () => import('./catalogue.entrance.en.ts').then((module) => module.entrance),
    arrival: () => import('./catalogue.arrival.en.ts').then((module) => module.arrival),
    first: () => import('./catalogue.en.ts').then((module) => module.en),
    project: () => import('./catalogue.project.en.ts').then((module) => module.en),
    rest: () => import('./catalogue.rest.en.ts').then((module) => module.en),
  },
}
