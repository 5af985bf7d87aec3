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

/** What has these words in it, as the act of another row, or else the first that takes the focus; false where none does. */
export const focusIn = (element: Element | null, words?: string | null): boolean => {
  if (!element?.isConnected) return false
  const all = [element, ...element.querySelectorAll('*')].filter((one) => one.matches(reachable)) as HTMLElement[]
  const inside = all.find((one) => one.textContent === words) ?? all[0]
  inside?.focus({ preventScroll: true })
  return document.activeElement === inside
}

/**
 * Gives the focus back to a place. What stood there may be gone, as the row of a device that was deleted: then what
 * came after it has the focus, or what came before, and of a row the same act. Nothing happens when the focus is
 * elsewhere by now.
 */
export const focusPlace = (place: Place): void => {
  if (document.activeElement && document.activeElement !== document.body) return
  const words = place[0]?.element.textContent
  place.some(({ element, next, previous }) => [element, next, previous].some((one) => focusIn(one, words)))
}
