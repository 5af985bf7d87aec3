/** Gestures that say "I am reading here": nothing may move the page afterwards. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Calls `stop` at the reader's first gesture; the answer takes the listeners away. */
const onGesture = (stop: () => void) => {
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true })
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, stop)
  }
}

const guardDelayMs = 500

/** SHELL-19: to the top at once, and again after 500 ms unless the reader has begun to move. */
export const scrollToTop = () => {
  scrollTo(0, 0)
  let untouched = true
  const forget = onGesture(() => (untouched = false))
  const timer = setTimeout(() => {
    if (untouched) scrollTo(0, 0)
    forget()
  }, guardDelayMs)
  return () => {
    clearTimeout(timer)
    forget()
  }
}

const restoreForMs = 1500

/** Back to where the reader was. The page grows as its data arrives, so it is tried until it is tall enough. */
export const scrollBackTo = (top: number) => {
  const until = performance.now() + restoreForMs
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  const forget = onGesture(stop)
  const step = () => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) frame = requestAnimationFrame(step)
    else forget()
  }
  step()
  return () => {
    stop()
    forget()
  }
}
