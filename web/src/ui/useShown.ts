import { useDeferredValue } from 'react'

/**
 * Whether something is open, but never so from the first: what Mantine opens gives the focus back only when it was there
 * before it opened.
 */
export const useShown = (opened: boolean) => useDeferredValue(opened, false)
