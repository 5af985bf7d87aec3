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

const followForMs = 1500

/** Moves the page again at each frame, while it grows as its data arrives, until it is there or the reader moves. */
const keepMoving = (move: () => boolean, forMs: number) => {
  const until = performance.now() + forMs
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  const forget = onGesture(stop)
  const step = () => {
    const isThere = move()
    if (!isThere && performance.now() < until) frame = requestAnimationFrame(step)
    else forget()
  }
  step()
  return () => {
    stop()
    forget()
  }
}

/** Back to where the reader was. */
export const scrollBackTo = (top: number) =>
  keepMoving(() => {
    scrollTo(0, top)
    return Math.abs(scrollY - top) <= 1
  }, followForMs)

/** To the part that the address names, and along with it while what stands above it still comes. */
export const scrollToPart = (id: string) =>
  keepMoving(() => {
    document.getElementById(id)?.scrollIntoView()
    return false
  }, 2 * followForMs)
