import type { MouseEvent, ReactNode } from 'react'
import { ground } from '../platform/ground.ts'

type Props = {
  to: string
  'data-reaching'?: boolean
  className?: string | undefined
  onMouseDown?: (event: MouseEvent) => void
  children: ReactNode
}

/** A link of the pages before the sign-in, which need no router. */
export function WayLink({ to, children, ...props }: Props) {
  const go = (event: MouseEvent) => {
    // What the browser opens elsewhere is its own.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    ground.go(to)
  }
  return (
    <a {...props} href={to} onClick={go}>
      {children}
    </a>
  )
}
