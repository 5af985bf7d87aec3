import { useState } from 'react'
import { partOnDemand, usePart } from '../onDemand.tsx'
import type { VirtualProps } from './VirtualItems.tsx'

const virtualItems = partOnDemand(() => import('./VirtualItems.tsx').then((module) => module.VirtualItems))

/** What fills the frame until the code that counts out the rest is there. */
const firstCount = 50

/**
 * The items of a long list that can be seen. The code for that is fetched once the page is calm: a page of a list has
 * few rows at first. Where it cannot be fetched, every item is drawn.
 */
export function ItemsInSight<Item>(props: VirtualProps<Item>) {
  const [failed, setFailed] = useState(false)
  const virtual = usePart(virtualItems, true, () => setFailed(true))
  if (virtual) return <virtual.Component {...props} />
  const { items, renderItem } = props
  return (failed ? items : items.slice(0, firstCount)).map((item, index) => renderItem(item, index, undefined))
}
