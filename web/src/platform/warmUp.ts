const parts = () => Promise.all([import('./Toasts.tsx'), import('./stale.ts'), import('../pages.ts')])

/**
 * The first page is drawn without what tells, without what follows an act and without the list of the other pages. They
 * are fetched at the reader's first gesture, so that they are there before they are needed, and even if the network then
 * goes away.
 */
export const warmUpOnGesture = () => {
  const gestures = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
  const warmUp = () => {
    for (const gesture of gestures) removeEventListener(gesture, warmUp)
    parts().catch(() => {})
  }
  for (const gesture of gestures) addEventListener(gesture, warmUp, { passive: true })
}
