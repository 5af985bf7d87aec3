import { useEffect, useRef, useSyncExternalStore } from 'react'
import { followHeading, heading } from './shell/followHeading.ts'

/** The address of the pages that are drawn without the portal, which has a router for that (`loginAtOnce.tsx`). */
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

export const useAddress = () => {
  const href = useSyncExternalStore(subscribe, () => location.href)
  return new URL(href)
}

/** What such a page is given: a way to have the portal draw its address in its place. */
export type Alone = { goOnInPortal: () => void }

/** What a link has brought is taken out of the address. */
export const hideFragment = () => history.replaceState(null, '', location.pathname + location.search)

/** From one of these pages to another, which is there. */
export const showWay = (href: string) => {
  history.pushState(null, '', href)
  for (const listener of listeners) listener()
}

/** The title belongs to the document, outside React; and whoever goes to another page is at its heading. */
export const useHeading = (pathname: string) => {
  const left = useRef(pathname)
  useEffect(() => followHeading(), [])
  useEffect(() => {
    const h1 = heading()
    if (!h1 || left.current === pathname) return
    left.current = pathname
    h1.tabIndex = -1
    h1.focus()
  }, [pathname])
}
