import { useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode, RefCallback } from 'react'

export type VirtualProps<Item> = {
  items: readonly Item[]
  estimate: number
  /** The item to show first; below zero, the first of all. */
  startsAt: number
  scroller: HTMLElement | null
  /** The element drawn carries `data-index` and `measure` as its ref. */
  renderItem: (item: Item, index: number, measure: RefCallback<HTMLElement> | undefined) => ReactNode
  /** The room of the items that are not drawn. */
  renderSpace: (height: number, end: 'before' | 'after') => ReactNode
}

/** Draws only what can be seen of a long list. Alone in its file, because the React compiler leaves it as it is. */
export function VirtualItems<Item>({
  items,
  estimate,
  startsAt,
  scroller,
  renderItem,
  renderSpace,
}: VirtualProps<Item>) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: items.length,
    estimateSize: () => estimate,
    getScrollElement: () => scroller,
    overscan: 12,
    initialOffset: Math.max(0, startsAt) * estimate,
  })
  const drawn = virtualizer.getVirtualItems()
  const before = drawn[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  return (
    <>
      {before > 0 && renderSpace(before, 'before')}
      {drawn.map(({ index }) => {
        const item = items[index]
        return item && renderItem(item, index, virtualizer.measureElement)
      })}
      {after > 0 && renderSpace(after, 'after')}
    </>
  )
}
