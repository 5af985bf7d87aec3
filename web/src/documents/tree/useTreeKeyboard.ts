import type { Document } from '@logis/contract/documents'
import type { Reason } from '@logis/contract/errors'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useReason } from '../../platform/reasons.ts'
import { announce } from '../../ui/announce.ts'
import type { ReadActs, WriteActs } from '../acts.ts'
import type { FolderNode } from './nodes.ts'
import { treeActOf, type TreeAct } from './treeKeys.ts'
import type { useFileSelection } from './useFileSelection.ts'
import type { TreeRow, useTreeRows } from './useTreeRows.ts'

type Deeds = Partial<Record<TreeAct, () => void>>
type Options = {
  tree: ReturnType<typeof useTreeRows>
  picks: ReturnType<typeof useFileSelection>
  acts: ReadActs
  writes: WriteActs | undefined
}

/** What each key does on the line that has the focus. Every act of the mouse has its key (WCAG 2.1.1, 2.5.7). */
export const useTreeKeyboard = ({ tree, picks, acts, writes }: Options) => {
  const { t } = useTranslation()
  const reason = useReason()
  const open = writes?.closed === null ? writes : undefined

  const moving = ({ node, expanded }: TreeRow): Deeds => ({
    next: () => tree.step(node, 1),
    previous: () => tree.step(node, -1),
    first: () => tree.step(node, -Infinity),
    last: () => tree.step(node, Infinity),
    open: () => (node.kind === 'folder' && !expanded ? tree.toggle(node.id) : tree.step(node, 1)),
    close: () => {
      if (node.kind === 'folder' && expanded) tree.toggle(node.id)
      else if (node.kind === 'file') tree.focusParent(node)
    },
  })

  const startCut = (file: Document) => {
    const files = picks.subject(file)
    picks.setCut(files)
    announce(t('documents.tree.cut', { count: files.length }))
  }
  const cancel = () => {
    if (picks.cutFiles.length > 0) announce(t('documents.tree.uncut'))
    picks.setCut([])
    picks.clear()
  }
  const paste = (to: WriteActs, place: string) => {
    if (picks.cutFiles.length > 0) to.move(picks.cutFiles, place)
    picks.setCut([])
  }
  const selecting = ({ node }: TreeRow, to: WriteActs): Deeds => ({
    selectAll: picks.all,
    extendNext: () => picks.extend(node, tree.step(node, 1)?.node),
    extendPrevious: () => picks.extend(node, tree.step(node, -1)?.node),
    paste: () => paste(to, node.place),
    cancel,
  })

  const unless = (closed: Reason | null, act: () => void) => () => (closed ? announce(reason(closed) || '') : act())
  const onFolder = ({ id, folder }: FolderNode): Deeds => ({
    activate: () => tree.toggle(id),
    select: () => tree.toggle(id),
    ...(writes && {
      rename: unless(folder.cannot.rename, () => writes.renameFolder(folder)),
      remove: unless(folder.cannot.remove, () => writes.deleteFolder(folder)),
    }),
  })
  const onFile = (file: Document): Deeds => ({
    activate: () => acts.preview(file),
    ...(open && {
      select: () => picks.toggle(file.id),
      rename: () => open.edit(file),
      remove: () => open.remove(picks.subject(file)),
      cut: () => startCut(file),
    }),
  })

  return (row: TreeRow, event: KeyboardEvent<HTMLElement>) => {
    // A key pressed on a button of the line is the button's.
    const act = event.target === event.currentTarget ? treeActOf(event) : null
    if (!act) return
    const { node } = row
    const deeds = {
      ...moving(row),
      ...(open && selecting(row, open)),
      ...(node.kind === 'folder' ? onFolder(node) : onFile(node.file)),
    }
    const deed = deeds[act]
    if (!deed) return
    event.preventDefault()
    deed()
  }
}
