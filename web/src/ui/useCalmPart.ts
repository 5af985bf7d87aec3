import { useEffect, useState } from 'react'
import { bringWhenCalm, type Brought, type Part } from './onDemand.tsx'

/** The code of a part that the page does without: undefined until the page is calm and it has come. */
export const useCalmPart = <Component>(part: Part<Component>): Brought<Component> | undefined => {
  const [brought, setBrought] = useState(part.brought)
  useEffect(() => {
    if (brought) return
    let gone = false
    bringWhenCalm(async () => {
      const found = await part.bring()
      if (!gone) setBrought(found)
    })
    return () => {
      gone = true
    }
  }, [part, brought])
  return brought ?? part.brought
}
