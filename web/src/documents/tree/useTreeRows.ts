import { syncDataLoaderFeature } from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { useLayoutEffect, useRef, type HTMLAttributes, type Ref } from 'react'
import { rootKey } from '../library.ts'
import type { Nodes, TreeNode } from './nodes.ts'

export type RowProps = HTMLAttributes<HTMLDivElement> & { ref: Ref<HTMLDivElement> }
/** A line as it is drawn: what it shows, and what makes it a tree item for assistive technologies. */
export type TreeRow = { node: TreeNode; level: number; expanded: boolean; focused: boolean; props: RowProps }

/**
 * The lines that are shown, and the place of the focus among them. The tree itself is an object that changes in place,
 * which the compiler of components must not remember: it hands out fresh rows each time.
 */
export const useTreeRows = ({ byId, childrenOf }: Nodes, label: string, whole = false) => {
  'use no memo'
  const tree = useTree<TreeNode | undefined>({
    rootItemId: rootKey,
    dataLoader: { getItem: (id) => byId.get(id), getChildren: (id) => [...(childrenOf.get(id) ?? [])] },
    getItemName: (item) => byId.get(item.getId())?.name ?? '',
    isItemFolder: (item) => byId.get(item.getId())?.kind === 'folder',
    features: [syncDataLoaderFeature],
  })
  const lastIndex = useRef(0)

  // The tree keeps its own list of lines, which must follow the data before the browser draws. When the focused line
  // goes, its neighbour takes its place, or the keyboard could not come back to the tree.
  useLayoutEffect(() => {
    tree.setMounted(true)
    tree.rebuildTree()
    const items = tree.getItems()
    const index = items.findIndex((item) => byId.has(item.getId()) && item.isFocused())
    if (index >= 0) lastIndex.current = index
    else items[Math.min(lastIndex.current, items.length - 1)]?.setFocused()
  }, [tree, byId])

  // On paper every folder is open; then it is as it was.
  useLayoutEffect(() => {
    if (!whole) return
    const closed = tree.getItems().filter((item) => item.isFolder() && !item.isExpanded())
    for (const item of closed) item.expand()
    return () => {
      for (const item of closed) item.collapse()
    }
  }, [tree, whole])

  const items = tree.getItems().filter((item) => byId.has(item.getId()))
  const rows = items.flatMap((item): TreeRow[] => {
    const node = byId.get(item.getId())
    const { onClick: _onClick, ...given } = item.getProps() as RowProps
    // However the focus comes to a line (a key, the pointer, an assistive technology), the line is the current one.
    const onFocus = () => void (item.isFocused() || item.setFocused())
    const props: RowProps = { ...given, onFocus }
    const level = item.getItemMeta().level
    return node ? [{ node, level, expanded: item.isExpanded(), focused: item.isFocused(), props }] : []
  })
  const itemOf = (id: string) => tree.getItemInstance(id)
  const focus = (id: string) => {
    itemOf(id).setFocused()
    itemOf(id).getElement()?.focus()
  }
  const step = (from: TreeNode, by: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, rows.findIndex(({ node }) => node.id === from.id) + by))]
    if (row) focus(row.node.id)
    return row
  }
  return {
    rows,
    containerProps: tree.getContainerProps(label) as RowProps,
    focus,
    /** Remembers a line as the focused one that the pointer has focused already. */
    markFocused: (id: string) => itemOf(id).setFocused(),
    focusParent: ({ place }: TreeNode) => byId.has(place) && focus(place),
    step,
    expand: (id: string) => !itemOf(id).isExpanded() && itemOf(id).expand(),
    toggle: (id: string) => (itemOf(id).isExpanded() ? itemOf(id).collapse() : itemOf(id).expand()),
  }
}
