/**
 * only an address of this portal is followed, never one of another site that the query slipped in: `//host` and
 * `/\\host` are other sites to a browser. An address that does not exist is followed too and says so.
 */
export const wantedPath = (wanted: string | undefined): string | null => {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\\\u0000-\u001f]/.test(wanted)) return null
  const { pathname } = new URL(wanted, location.origin)
  return pathname === '/' || pathname === '/login' ? null : wanted
}

type WantedKind = 'company' | 'projects' | 'project' | 'account' | 'logement'

/** Below `/project` a number is of a project; files to sort and homes to import are there too, and are none. */
const kind = /^\/(company|projects|project(?=\/\d)|account|logement)\b/

/** What the page is, as far as its address says. */
export const wantedKind = (path: string) => (kind.exec(path)?.[1] ?? null) as WantedKind | null

const optional = (value: unknown) => (typeof value === 'string' ? value : undefined)
/** What the address of the sign-in page may say. */
export type LoginSearch = Record<'redirect' | 'error' | 'scope', string | undefined>
export const signInSearch = (search: Record<string, unknown>): LoginSearch => ({
  redirect: optional(search['redirect']),
  error: optional(search['error']),
  scope: optional(search['scope']),
})
