import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followHeading } from './followHeading.ts'
import { focusHeading } from './heading.ts'
import { scrollBackTo, scrollToPart, scrollToTop } from './scrolling.ts'

/**
 * What a change of page means to the reader: its title, the focus on its heading, the top of the page, the part that its
 * address names, or the place left behind when coming back. A change of filter or page number is no change of page.
 */
export function useRouteArrival() {
  const router = useRouter()

  // The title, the focus and the scroll belong to the document, outside React.
  useEffect(() => followHeading(), [])

  useEffect(() => {
    const trail: RouterHistory = router.history
    const places = new Map<string, number>()
    let cameBack = false
    let cancel = () => {}
    const forgetAll = [
      trail.subscribe(({ action }) => {
        cameBack = action.type !== 'PUSH' && action.type !== 'REPLACE'
      }),
      router.subscribe('onBeforeLoad', ({ fromLocation }) => {
        if (fromLocation?.state.__TSR_key) places.set(fromLocation.state.__TSR_key, scrollY)
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        const part = toLocation.hash
        // A part of the page in sight, or of the page that one opens the portal with: the heading has the focus already.
        if (!fromLocation || !pathChanged) {
          if (part && hashChanged && !cameBack) {
            cancel()
            cancel = scrollToPart(part)
          }
          return
        }
        cancel()
        const place = cameBack ? places.get(toLocation.state.__TSR_key ?? '') : undefined
        const arrive = part ? () => scrollToPart(part) : scrollToTop
        const cancelScroll = place === undefined ? arrive() : scrollBackTo(place)
        const cancelFocus = focusHeading()
        cancel = () => {
          cancelScroll()
          cancelFocus()
        }
      }),
    ]
    history.scrollRestoration = 'manual'
    return () => {
      cancel()
      for (const forget of forgetAll) forget()
    }
  }, [router])
}
