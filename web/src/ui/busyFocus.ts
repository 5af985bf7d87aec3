import { focusPlace, placeOf, type Place } from './focusPlace.ts'

/*
 * A button that is busy is off, and the browser takes the focus from what is off: whoever pressed it by the keyboard would
 * begin again at the top of the page. When it is done it has the focus again, or what stands in its place. This is so of
 * every button of the portal: one that is busy is told by `data-loading`, which the library that draws it writes. It comes
 * with what tells, at the first gesture (`Toasts.tsx`).
 */

const isBusy = (button: Element) => button.hasAttribute('data-loading')

const isOff = (button: Element) => button.isConnected && button.matches(':disabled')

/** The button that has the focus, or has lost it by being off; and where it stands, once it is busy. */
let watched: { button: Element; path: string; place: Place | null } | null = null

const observer = new MutationObserver(() => {
  if (!watched) return
  const { button, path, place } = watched
  if (!place && isBusy(button)) {
    watched.place = placeOf(button)
    // It may go while it is busy, with what it stands in.
    observer.observe(document.body, { childList: true, subtree: true })
  } else if (place && !(button.isConnected && isBusy(button))) {
    watch(null)
    setTimeout(() => {
      // A page that the act has led to has its own heading to begin at. What stays off, as in a form that is empty again,
      // is still where the next key goes on from; a field before it would be found wanting as soon as it is left.
      if (location.pathname === path && !isOff(button)) focusPlace(place)
    })
  }
})

const watch = (element: Element | null) => {
  observer.disconnect()
  watched = element?.matches('button') ? { button: element, path: location.pathname, place: null } : null
  if (watched) observer.observe(watched.button, { attributeFilter: ['data-loading'] })
}

document.addEventListener('focusin', ({ target }) => watch(target as Element))
document.addEventListener('focusout', ({ target }) => {
  // Left on purpose: neither by being off, nor with the whole window, as while a file is chosen.
  if (watched?.button === target && !isBusy(watched.button) && document.activeElement !== target) watch(null)
})
watch(document.activeElement)
