import { useRouter, type AnyRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

type Blocker = Parameters<RouterHistory['block']>[0]
type Departure = Parameters<Blocker['blockerFn']>[0]

type Guard = {
  isDialog: boolean
  /** Something is typed that is kept nowhere. */
  isDirty: () => boolean
  /** Asks whether it may be lost; once it may, `goOn` leads where one wanted to go. */
  ask: (goOn: () => void) => void
  /** Of a dialog: Back closes it, whatever was typed in it, and leaves the page to the next Back. */
  mayClose: () => boolean
  close: () => void
}

/** The dialogs and forms on the screen, the one on top last. */
const guards: Guard[] = []
const forget = (guard: Guard) => {
  if (guards.includes(guard)) guards.splice(guards.indexOf(guard), 1)
}

/**
 * True where one stays. A step through the history has been made by then and is taken back by the router, so that the
 * address is right while the question stands; what follows waits for that, or it would change the entry stepped upon.
 */
const isHeld = (router: AnyRouter, { action, currentLocation: from, nextLocation: to }: Departure): boolean => {
  const history: RouterHistory = router.history
  const isStep = action !== 'PUSH' && action !== 'REPLACE'
  const steps = to.state.__TSR_index - from.state.__TSR_index
  // What an address says of a list or a panel changes no page; and no way leads back to an entry that has no number.
  if (isStep ? !steps : from.pathname === to.pathname) return false
  const once = (answer: () => void) => {
    if (!isStep) return answer()
    // The router looks at the address once more, and would lead to the top of the page.
    router._scroll.n = false
    addEventListener('popstate', answer, { once: true })
  }
  const top = guards.at(-1)
  const dirty = guards.findLast((guard) => guard.isDirty())
  if (action === 'BACK' && top !== dirty && top?.mayClose()) {
    once(top.close)
    return true
  }
  if (!dirty) return false
  const goOn = () => {
    forget(dirty)
    if (action === 'BACK' && dirty.isDialog) return
    if (isStep) history.go(steps)
    else history[action === 'PUSH' ? 'push' : 'replace'](to.href, to.state)
  }
  once(() => dirty.ask(goOn))
  return true
}

/**
 * Says what stands on the screen to whatever leads away from it: the browser's Back and Forward, a link, a closed tab.
 * Where there is no router, as on the ways in, nothing does.
 */
export function useDeparture({ isDialog, isDirty, ask, mayClose, close }: Guard) {
  const router: AnyRouter | null = useRouter({ warn: false })
  const typed = useEffectEvent(isDirty)
  const stop = useEffectEvent(ask)
  const closable = useEffectEvent(mayClose)
  const back = useEffectEvent(close)
  // An effect, because the history is outside React.
  useEffect(() => {
    if (!router) return
    const history: RouterHistory = router.history
    const guard: Guard = {
      isDialog,
      isDirty: () => typed(),
      ask: (goOn) => stop(goOn),
      mayClose: () => closable(),
      close: () => back(),
    }
    guards.push(guard)
    const unblock = history.block({
      // The history asks each; the first one answers for all, from the top.
      blockerFn: (departure) => guards[0] === guard && isHeld(router, departure),
      enableBeforeUnload: guard.isDirty,
    })
    return () => {
      forget(guard)
      unblock()
    }
  }, [router, isDialog])
}
