import { useEffect, useRef, useSyncExternalStore } from 'react'
import { makeListeners } from '../ui/listeners.ts'
import { followHeading, heading } from './shell/followHeading.ts'

/** The address of the pages that are drawn without the portal, which has a router for that (`loginAtOnce.tsx`). */
const { tell, subscribe } = makeListeners()
addEventListener('popstate', tell)

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
  tell()
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
