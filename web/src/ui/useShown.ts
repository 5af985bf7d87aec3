import { useDeferredValue } from 'react'

/**
 * Whether something is open, but never so from the first: what Mantine opens gives the focus back only when it was there
 * before it opened. Closed at once: a menu that closed after the dialog it led to would take the focus from it.
 */
export const useShown = (opened: boolean) => useDeferredValue(opened, false) && opened
