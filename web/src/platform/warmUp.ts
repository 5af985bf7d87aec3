const gestures = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** A page that comes to lie below a pointer is told that it moved, although nobody did anything. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0

/** A page that nobody has touched for so long was opened for later: in a cellar, perhaps, where nothing can be fetched. */
const untouchedMs = 15_000

/** Runs once, as soon as the reader does anything, or some seconds later; call what it answers to do without. */
export const onFirstGesture = (run: () => void) => {
  const forget = () => {
    clearTimeout(untouched)
    for (const gesture of gestures) removeEventListener(gesture, first)
  }
  const go = () => {
    forget()
    run()
  }
  const first = (event: Event) => {
    if (!isAtRest(event)) go()
  }
  const untouched = setTimeout(go, untouchedMs)
  for (const gesture of gestures) addEventListener(gesture, first, { passive: true })
  return forget
}

const parts = [
  () => import('./Toasts.tsx'),
  () => import('./stale.ts'),
  () => import('../pages.ts'),
  () => import('../ui/notFetched.ts'),
]

/**
 * The first page is drawn without what tells, without what follows an act and without the list of the other pages. They
 * are fetched at the reader's first gesture, so that they are there before they are needed, and even if the network then
 * goes away. `more`: what else this page does without.
 */
export const warmUpOnGesture = (...more: (() => Promise<unknown>)[]) =>
  onFirstGesture(() => {
    for (const bring of [...parts, ...more]) bring().catch(() => undefined)
  })
