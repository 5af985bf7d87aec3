const part = () => import('./Toasts.tsx')

/**
 * The first page is drawn without what tells. It is fetched at the reader's first gesture, so that it is there
 * before it is needed, and even if the network then goes away.
 */
export const warmUpOnGesture = () => {
  const gestures = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
  const warmUp = () => {
    for (const gesture of gestures) removeEventListener(gesture, warmUp)
    part().catch(() => {})
  }
  for (const gesture of gestures) addEventListener(gesture, warmUp, { passive: true })
}
