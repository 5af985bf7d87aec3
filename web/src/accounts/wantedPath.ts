import type { AnyRouter } from '@tanstack/react-router'

/**
 * only a page of this portal is followed, never an address that the query slipped in. `//host` and `/\host` are
 * other sites to a browser.
 */
export const wantedPath = (router: AnyRouter, wanted: string | undefined): string | null => {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\\\u0000-\u001f]/.test(wanted)) return null
  const { pathname } = new URL(wanted, location.origin)
  const [, params, route] = router.getMatchedRoutes(pathname)
  const known = route !== undefined && !('**' in params) && pathname !== '/' && pathname !== '/login'
  return known ? wanted : null
}

const kinds = ['company', 'projects', 'project', 'account', 'logement'] as const
export type WantedKind = (typeof kinds)[number]

/** What the page is, as far as its address says. */
export const wantedKind = (path: string): WantedKind | null =>
  kinds.find((kind) => path.split(/[/?#]/)[1] === kind) ?? null
