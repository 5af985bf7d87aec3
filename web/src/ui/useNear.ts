import { startTransition, useEffect, useRef, useState } from 'react'

/** So far below the window a part is fetched already: who scrolls does not see it come. */
const ahead = '600px 0px'

/**
 * Whether the reader has come near an element; once near, it stays so.
 *
 * @example const { ref, near } = useNear<HTMLDivElement>()
 */
export const useNear = <E extends Element>() => {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || near) return
    const observer = new IntersectionObserver(
      (entries) => {
        // Several come near at once as a page opens: none of them is waited for by an answer that is there already.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return { ref, near }
}
