import { startTransition, useEffect, useRef, useState } from 'react'

/** So far below the window a part is fetched already: who scrolls does not see it come. */
const ahead = '600px 0px'

/**
 * Whether the reader has come near an element; once near, it stays so. `known`: whether that has been looked at.
 *
 * @example const { ref, near, known } = useNear<HTMLDivElement>()
 */
export const useNear = <E extends Element>() => {
  const ref = useRef<E>(null)
  const [distance, setDistance] = useState<'near' | 'far' | null>(null)
  const near = distance === 'near'
  useEffect(() => {
    const element = ref.current
    if (!element || near) return
    const observer = new IntersectionObserver(
      (entries) => {
        // Several come near at once as a page opens: none of them is waited for by an answer that is there already.
        const met = entries.some(({ isIntersecting }) => isIntersecting)
        // Once near it stays so, also while that is still being drawn.
        startTransition(() => setDistance((before) => (met || before === 'near' ? 'near' : 'far')))
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return { ref, near, known: distance !== null }
}
