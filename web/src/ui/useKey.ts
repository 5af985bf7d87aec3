import { useEffect, useEffectEvent } from 'react'

const writes = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'))

/**
 * A shortcut of one sign, where nothing is typed and no dialog is open. The sign and not the key: which keys make a `/`
 * is the keyboard's. Whoever speaks to their computer may turn these off (WCAG 2.1.4).
 */
export const useKey = (sign: string, press: () => void) => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== sign || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (document.documentElement.dataset['keys'] === 'off' || writes(document.activeElement)) return
    if (document.querySelector('[aria-modal="true"]')) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
