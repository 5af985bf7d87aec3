import type { Document } from '@logis/contract/documents'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReason } from '../../platform/reasons.ts'
import { announce } from '../../ui/announce.ts'
import type { ReadActs, WriteActs } from '../acts.ts'
import type { TreeNode } from './nodes.ts'
import { clicked, nothing, stillThere, toggled, type Selection } from './selection.ts'
import { treeActOf, type TreeAct } from './treeKeys.ts'
import type { useTreeRows } from './useTreeRows.ts'

type Tree = ReturnType<typeof useTreeRows>

/** Which files are selected and which are cut, and what the keyboard does with them. */
export const useTreeActs = (tree: Tree, byId: ReadonlyMap<string, TreeNode>, acts: ReadActs, writes?: WriteActs) => {
  const { t } = useTranslation()
  const reason = useReason()
  const [chosen, setSelection] = useState<Selection>(nothing)
  const [cut, setCut] = useState<readonly number[]>([])
  const open = writes !== undefined && writes.closed === null
  const files = [...byId.values()].flatMap((node) => (node.kind === 'file' ? [node.file] : []))
  const order = tree.rows.flatMap(({ node }) => (node.kind === 'file' ? [node.file.id] : []))
  const selection = open ? stillThere(chosen, order) : nothing
  const withIds = (ids: readonly number[]) => files.filter(({ id }) => ids.includes(id))

  /** What an act is about: the selection when the line is part of it, else the line's own file. */
  const subject = ({ id }: Document) => withIds(selection.ids.includes(id) ? selection.ids : [id])

  const extend = (by: number) => {
    const from = tree.focused?.node
    const to = tree.step(by)?.node
    const anchored = selection.anchor === null && from?.kind === 'file' ? toggled(nothing, from.file.id) : selection
    if (to?.kind === 'file') setSelection(clicked(anchored, to.file.id, { mod: false, shift: true }, order))
  }
  const startCut = (file: Document) => {
    const ids = subject(file).map(({ id }) => id)
    setCut(ids)
    announce(t('documents.tree.cut', { count: ids.length }))
  }
  const paste = (place: string) => {
    writes?.move(withIds(cut), place)
    setCut([])
  }
  const cancel = () => {
    if (cut.length > 0) announce(t('documents.tree.uncut'))
    setCut([])
    setSelection(nothing)
  }

  const onFolder = (act: TreeAct, node: TreeNode & { kind: 'folder' }) => {
    const { folder, id } = node
    const closed = reason(act === 'rename' ? folder.cannot.rename : folder.cannot.remove)
    if (act === 'activate' || act === 'select') tree.toggle(id)
    else if (writes && (act === 'rename' || act === 'remove')) {
      if (closed) announce(closed)
      else if (act === 'rename') writes.renameFolder(folder)
      else writes.deleteFolder(folder)
    }
  }
  const onFile = (act: TreeAct, file: Document) => {
    if (act === 'activate') acts.preview(file)
    else if (!open) return
    else if (act === 'select') setSelection(toggled(selection, file.id))
    else if (act === 'rename') writes.edit(file)
    else if (act === 'remove') writes.remove(subject(file))
    else if (act === 'cut') startCut(file)
  }

  const openOrGoDown = (row: Tree['rows'][number]) => {
    if (row.node.kind === 'folder' && !row.expanded) tree.expand(row.node.id)
    else tree.step(1)
  }
  const closeOrGoUp = ({ node, expanded }: Tree['rows'][number]) => {
    if (node.kind === 'folder' && expanded) tree.toggle(node.id)
    else if (node.kind === 'file' && byId.has(node.place)) tree.focus(node.place)
  }

  const onAct = (act: TreeAct, row: Tree['rows'][number]) => {
    if (act === 'next' || act === 'previous') tree.step(act === 'next' ? 1 : -1)
    else if (act === 'first' || act === 'last') tree.step(act === 'first' ? -Infinity : Infinity)
    else if (act === 'open') openOrGoDown(row)
    else if (act === 'close') closeOrGoUp(row)
    else if (act === 'cancel') cancel()
    else if (act === 'paste') open && cut.length > 0 && paste(row.node.place)
    else if (act === 'selectAll') open && setSelection({ ids: order, anchor: order[0] ?? null })
    else if (act === 'extendNext' || act === 'extendPrevious') open && extend(act === 'extendNext' ? 1 : -1)
    else if (row.node.kind === 'folder') onFolder(act, row.node)
    else onFile(act, row.node.file)
  }

  return {
    open,
    cut,
    selection,
    files: withIds(selection.ids),
    clear: () => setSelection(nothing),
    /** A finger has no Ctrl key: each tap adds or takes away. */
    click: (id: number, event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }, byTouch: boolean) =>
      open &&
      setSelection(
        clicked(selection, id, { mod: byTouch || event.ctrlKey || event.metaKey, shift: event.shiftKey }, order),
      ),
    subject,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isOnLine = event.target instanceof Element && event.target.getAttribute('role') === 'treeitem'
      const act = isOnLine ? treeActOf(event) : null
      if (!act || !tree.focused) return
      event.preventDefault()
      onAct(act, tree.focused)
    },
  }
}
