import { useEffect, useSyncExternalStore } from 'react'
import { parseSearch } from '../platform/search.ts'
import { followHeading } from '../platform/shell/followHeading.ts'
import { LoginPage } from './LoginPage.tsx'
import { signInSearch } from './wantedPath.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** From one door to the other. */
export const showDoor = (href: string) => {
  history.pushState(null, '', href)
  for (const listener of listeners) listener()
}

/** The sign-in page by itself, without a router: the page that comes first must come fast. */
export function LoginAlone() {
  const search = useSyncExternalStore(subscribe, () => location.search)
  // The title belongs to the document, outside React.
  useEffect(() => followHeading(), [])
  return <LoginPage search={signInSearch(parseSearch(search))} />
}
