import type { LaterTexts } from './platform/i18n.ts'

/** What is said inside, which the ways in do without: where each part of it is. */
export const later: LaterTexts = {
  fr: {
    first: () => import('./catalogue.ts'),
    shared: () => import('./catalogue.shared.ts'),
    booklet: () => import('./catalogue.booklet.ts'),
    project: () => import('./catalogue.project.ts'),
    parts: () => import('./catalogue.parts.ts'),
    gas: () => import('./catalogue.gas.ts'),
    dwelling: () => import('./catalogue.dwelling.ts'),
    company: () => import('./catalogue.company.ts'),
    bulk: () => import('./catalogue.bulk.ts'),
    administration: () => import('./catalogue.administration.ts'),
    rest: () => import('./catalogue.rest.ts'),
  },
  en: {
    first: () => import('./catalogue.en.ts'),
    shared: () => import('./catalogue.shared.en.ts'),
    booklet: () => import('./catalogue.booklet.en.ts'),
    project: () => import('./catalogue.project.en.ts'),
    parts: () => import('./catalogue.parts.en.ts'),
    gas: () => import('./catalogue.gas.en.ts'),
    dwelling: () => import('./catalogue.dwelling.en.ts'),
    company: () => import('./catalogue.company.en.ts'),
    bulk: () => import('./catalogue.bulk.en.ts'),
    administration: () => import('./catalogue.administration.en.ts'),
    rest: () => import('./catalogue.rest.en.ts'),
  },
}
