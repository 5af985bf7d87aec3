import { lazyPart } from './platform/lazyPart.ts'
import type { administrationPages } from './pages.administration.ts'
import type { pages } from './pages.ts'

/** A page, by its name among all of them, whose list is not fetched before one of them is wanted. */
export const page = (name: keyof typeof pages) =>
  lazyPart(() => import('./pages.ts').then(({ pages }) => pages[name]()))

/** The same of administration. */
export const administrationPage = (name: keyof typeof administrationPages) =>
  lazyPart(() => import('./pages.administration.ts').then(({ administrationPages }) => administrationPages[name]()))
