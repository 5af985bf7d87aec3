import { useEffect } from 'react'
import { focusPlace, placeOf, type Place } from './focusPlace.ts'

type Opener = { element: HTMLElement | null; place: Place }
/** Of dialogs that have just gone, until they have given the focus back. */
const leaving = new Map<Opener, ReturnType<typeof setTimeout>>()

const currentOpener = (): Opener => {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const element = (menu ? document.getElementById(menu) : active) as HTMLElement | null
  return { element, place: placeOf(element) }
}

/** That of the dialog whose place is taken, such as the one that stood there while a device was loaded. */
const inheritedOpener = (): Opener | undefined => {
  const inherited = [...leaving].find(([{ element }]) => element?.isConnected)
  if (!inherited) return undefined
  const [opener, timer] = inherited
  clearTimeout(timer)
  leaving.delete(opener)
  return opener
}

const giveBack = (opener: Opener) => {
  leaving.delete(opener)
  // Whatever closed it may have led on to somewhere else.
  if (document.activeElement && document.activeElement !== document.body) return
  if (opener.element?.isConnected) opener.element.focus({ preventScroll: true })
  // It is gone, or hidden.
  focusPlace(opener.place)
}

/**
 * Gives the focus back to what opened a dialog when the dialog goes away. Mantine does so only when a dialog
 * stays mounted; ours are mounted when opened. From a menu, which is gone by then, the menu's button gets it; from a
 * row that was deleted, the next one.
 */
export function useReturnFocus() {
  // An effect, because the focus is a state of the document that React does not hold.
  useEffect(() => {
    const opener = inheritedOpener() ?? currentOpener()
    return () => {
      const timer = setTimeout(() => giveBack(opener))
      leaving.set(opener, timer)
    }
  }, [])
}
