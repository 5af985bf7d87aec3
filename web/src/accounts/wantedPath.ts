/**
 * only an address of this portal is followed, never one of another site that the query slipped in: `//host` and
 * `/\\host` are other sites to a browser. An address that does not exist is followed too and says so.
 */
export const wantedPath = (wanted: string | undefined): string | null => {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\\\u0000-\u001f]/.test(wanted)) return null
  const { pathname } = new URL(wanted, location.origin)
  return pathname === '/' || pathname === '/login' ? null : wanted
}

const kinds = ['company', 'projects', 'project', 'account', 'logement'] as const
type WantedKind = (typeof kinds)[number]

/** What the page is, as far as its address says: files to sort and homes to import, below `/project` too, are none. */
export const wantedKind = (path: string): WantedKind | null => {
  const [, page, below] = path.split(/[/?#]/)
  return kinds.find((kind) => kind === page && below !== 'files' && below !== 'import') ?? null
}

const optional = (value: unknown) => (typeof value === 'string' ? value : undefined)
/** What the address of the sign-in page may say. */
export type LoginSearch = Record<'redirect' | 'error' | 'scope', string | undefined>
export const signInSearch = (search: Record<string, unknown>): LoginSearch => ({
  redirect: optional(search['redirect']),
  error: optional(search['error']),
  scope: optional(search['scope']),
})
