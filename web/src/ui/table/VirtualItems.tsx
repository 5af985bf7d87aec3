import { useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode } from 'react'

type Props = {
  count: number
  estimate: number
  scroller: HTMLElement | null
  /** Draws one item; the element it draws carries `ref` and `data-index`. */
  item: (index: number, measure: (element: HTMLElement | null) => void) => ReactNode
  /** Draws the room left by the items that are not there. */
  space: (height: number, end: 'before' | 'after') => ReactNode
}

/** Draws only what can be seen of a long list. Alone in its file, because the React compiler leaves it as it is. */
export function VirtualItems({ count, estimate, scroller, item, space }: Props) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    estimateSize: () => estimate,
    getScrollElement: () => scroller,
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      {before > 0 && space(before, 'before')}
      {items.map(({ index }) => item(index, virtualizer.measureElement))}
      {after > 0 && space(after, 'after')}
    </>
  )
}
