import type { Document } from '@logis/contract/documents'
import { useState } from 'react'
import type { FileNode, TreeNode } from './nodes.ts'
import { clicked, nothing, stillThere, toggled, type Selection } from './selection.ts'
import type { TreeRow } from './useTreeRows.ts'

type Modifiers = { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

const isFile = (node: TreeNode): node is FileNode => node.kind === 'file'

/** Which files are selected, and which are cut and wait for a place. None when nothing may be changed. */
export const useFileSelection = (rows: readonly TreeRow[], byId: ReadonlyMap<string, TreeNode>, open: boolean) => {
  const [chosen, setChosen] = useState<Selection>(nothing)
  const [cut, setCut] = useState<readonly number[]>([])
  const order = rows.flatMap(({ node }) => (isFile(node) ? [node.file.id] : []))
  const selection = open ? stillThere(chosen, order) : nothing
  const filesOf = (ids: readonly number[]) =>
    [...byId.values()].filter(isFile).flatMap(({ file }) => (ids.includes(file.id) ? [file] : []))

  return {
    files: filesOf(selection.ids),
    cutFiles: filesOf(cut),
    filesOf,
    isSelected: (id: number) => selection.ids.includes(id),
    isCut: (id: number) => cut.includes(id),
    /** What an act on a file is about: the whole selection when the file is part of it. */
    subject: ({ id }: Document) => filesOf(selection.ids.includes(id) ? selection.ids : [id]),
    toggle: (id: number) => setChosen(toggled(selection, id)),
    /** A finger has no Ctrl key: each tap adds or takes away. */
    click: (id: number, { ctrlKey, metaKey, shiftKey }: Modifiers, byTouch: boolean) => {
      const mod = byTouch || ctrlKey || metaKey
      if (open) setChosen(clicked(selection, id, { mod, shift: shiftKey }, order))
    },
    extend: (from: TreeNode | undefined, to: TreeNode | undefined) => {
      const start = selection.anchor === null && from && isFile(from) ? toggled(nothing, from.file.id) : selection
      if (to && isFile(to)) setChosen(clicked(start, to.file.id, { mod: false, shift: true }, order))
    },
    all: () => setChosen({ ids: order, anchor: order[0] ?? null }),
    clear: () => setChosen(nothing),
    setCut: (files: readonly Document[]) => setCut(files.map(({ id }) => id)),
  }
}
