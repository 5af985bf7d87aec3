type Step = { element: Element; next: Element | null; previous: Element | null }
/** Where the focus was, and what stands around it, from the inside out. */
export type Place = readonly Step[]

const reachable = ':is(a[href],button,input,select,textarea,[tabindex="0"]):not(:disabled)'

/** Remembers an element by its place: within its dialog, or within the page. */
export const placeOf = (element: Element | null): Place => {
  const steps: Step[] = []
  for (let at = element; at && !at.matches('body, main, [role="dialog"]'); at = at.parentElement)
    steps.push({ element: at, next: at.nextElementSibling, previous: at.previousElementSibling })
  return steps
}

/** The first thing in it that takes the focus; false where none does. */
export const focusIn = (element: Element | null): boolean => {
  if (!element?.isConnected) return false
  const inside = element.matches(reachable) ? element : element.querySelector(reachable)
  ;(inside as HTMLElement | null)?.focus({ preventScroll: true })
  return inside !== null && document.activeElement === inside
}

/**
 * Gives the focus back to a place. What stood there may be gone, as the row of a device that was deleted: then what
 * came after it has the focus, or what came before. Nothing happens when the focus is elsewhere by now.
 */
export const focusPlace = (place: Place): void => {
  if (document.activeElement && document.activeElement !== document.body) return
  place.some(({ element, next, previous }) => focusIn(element) || focusIn(next) || focusIn(previous))
}
