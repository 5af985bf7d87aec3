import { useEffect, useState } from 'react'
import { isNarrow } from './isNarrow.ts'
import { bringWhenCalm, calmMs, type Brought, type Part } from './onDemand.tsx'

/**
 * The code of a part that the page does without: undefined until the page is calm and it has come. `isLookedAt`: a wide
 * screen has room for it in sight, so that it does not wait for a sign of its reader there (decision 136).
 */
export const useCalmPart = <Component>(
  part: Part<Component>,
  { isLookedAt = false } = {},
): Brought<Component> | undefined => {
  const [brought, setBrought] = useState(part.brought)
  useEffect(() => {
    if (brought) return
    let gone = false
    const bring = async () => {
      const found = await part.bring()
      if (!gone) setBrought(found)
    }
    bringWhenCalm(bring)
    const early = isLookedAt && !isNarrow()
    // One that fails is brought with the others.
    const timer = early ? setTimeout(() => void bring().catch(() => undefined), calmMs) : undefined
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [part, brought, isLookedAt])
  return brought ?? part.brought
}
