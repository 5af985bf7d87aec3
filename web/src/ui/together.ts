import { createContext, use, useLayoutEffect } from 'react'

/** Counts one more answer that a part waits for; what it gives counts it off again. */
type Await = () => () => void

export const TogetherContext = createContext<Await | null>(null)

/**
 * Says that a part still shows something in place of its answer: what stands `Together` with it waits too. Nothing
 * happens elsewhere.
 */
export const useAwaited = (isAwaited: boolean) => {
  const begin = use(TogetherContext)
  useLayoutEffect(() => (isAwaited ? begin?.() : undefined), [begin, isAwaited])
}
