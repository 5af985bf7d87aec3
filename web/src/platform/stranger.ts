import { readStored } from './storage.ts'

/** Open to whoever comes; any other page asks a stranger to sign in, one that there is none of too. */
const open =
  /^\/(?:login|activation|invitation|password\/token\/reset|email\/validation|desinscription|partage|depot)(?:\/|$)/

/** Where the guards of the portal lead a stranger from an address (`guards.ts`); null where they let them in. */
export const wayInFrom = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => {
  if (open.test(pathname)) return null
  if (pathname === '/') return '/login'
  if (pathname === '/logement/connexion') return '/login?scope=resident'
  const asked = new URLSearchParams({ redirect: `${pathname}${search}${hash}` })
  if (pathname.startsWith('/logement')) asked.set('scope', 'resident')
  return `/login?${asked}`.replaceAll('%2F', '/')
}

/**
 * Leads whoever has no session in this browser to the sign-in page at once, which stands alone (decision 130): they would
 * wait for the whole portal to be led there by its guards. True where it does. A session that is over is theirs to end;
 * and without a network the page that the browser keeps says more than none.
 */
export const leadStranger = (): boolean => {
  const wayIn = readStored('token') === null && navigator.onLine ? wayInFrom(location) : null
  if (wayIn) location.replace(wayIn)
  return wayIn !== null
}
