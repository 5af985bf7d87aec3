import { useEffect } from 'react'

const openerOf = (element: Element | null) => {
  const menu = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (menu ? document.getElementById(menu) : element) as HTMLElement | null
}

/**
 * Gives the focus back to what opened a dialog when the dialog goes away. Mantine does so only when a dialog
 * stays mounted; ours are mounted when opened. From a menu, which is gone by then, the menu's button gets it.
 */
export function useReturnFocus() {
  // An effect, because the focus is a state of the document that React does not hold.
  useEffect(() => {
    const opener = openerOf(document.activeElement)
    return () => {
      setTimeout(() => opener?.isConnected && opener.focus({ preventScroll: true }))
    }
  }, [])
}
