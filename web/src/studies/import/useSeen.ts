import { useEffect, useRef, useState, type RefObject } from 'react'

/** An element, and whether it has come into sight, or near it, since it is there. */
export const useSeen = (): [RefObject<HTMLElement | null>, boolean] => {
  const element = useRef<HTMLElement>(null)
  const [isSeen, see] = useState(false)
  useEffect(() => {
    if (!element.current || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see(true)
      },
      // Not above it: what grows there would push away what is being looked at.
      { scrollMargin: '-1px 0px 400px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isSeen])
  return [element, isSeen]
}
