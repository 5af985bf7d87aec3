import { type ReactNode, useEffect } from 'react'
import { render as begin } from 'vitest-browser-react'

/** Draws it on the page, and waits until it is there: React as it is shipped draws when it has the time. */
export const render = async (node: ReactNode) => {
  const { promise: drawn, resolve } = Promise.withResolvers<void>()
  const Drawn = ({ children }: { children?: ReactNode }) => {
    useEffect(resolve)
    return children
  }
  const rendered = await begin(node, { wrapper: Drawn })
  await drawn
  // What its effects change is drawn in the next task.
  await new Promise((next) => setTimeout(next))
  return rendered
}
