import { lazyPart } from './platform/lazyPart.ts'
import type { pages } from './pages.ts'

export type PageName = keyof typeof pages

/** A page, by its name among all of them, whose list is not fetched before one of them is wanted. */
export const page = (name: PageName) => lazyPart(() => import('./pages.ts').then(({ pages }) => pages[name]()))
