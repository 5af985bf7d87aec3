import { useLayoutEffect, useRef } from 'react'
import { focusPlace, placeOf } from './focusPlace.ts'

/** A button that is busy is off and lets the focus go; when it is done it has it again, or what stands in its place. */
export const useFocusKept = (busy: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  // An effect, because the focus is a state of the document that React does not hold; and before the browser takes it.
  useLayoutEffect(() => {
    if (!busy || document.activeElement !== button.current) return undefined
    const place = placeOf(button.current)
    return () => void setTimeout(() => focusPlace(place))
  }, [busy])
  return button
}
