import type { DocumentTree } from '@logis/contract/documents'
import { useMediaQuery } from '@mantine/hooks'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { narrowScreen } from '../../ui/Dialog.tsx'
import type { ReadActs, WriteActs } from '../acts.ts'
import { rootKey } from '../library.ts'
import { FileRow } from './FileRow.tsx'
import classes from './FileTree.module.css'
import { FolderRow } from './FolderRow.tsx'
import { nodesOf } from './nodes.ts'
import { RootDrop } from './RootDrop.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useFileDrag } from './useFileDrag.ts'
import { useTreeActs } from './useTreeActs.ts'
import { useTreeRows, type TreeRow } from './useTreeRows.ts'

type Props = { tree: DocumentTree; label: string; acts: ReadActs; writes?: WriteActs }

/** The folders and files of a project (DOC-04..11). Without `writes` it is there to read. */
export function FileTree({ tree: data, label, acts, writes }: Props) {
  const { t } = useTranslation()
  const keysId = useId()
  const compact = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false })
  // The tree is rebuilt when the nodes change, not when something else does.
  const nodes = useMemo(() => nodesOf(data), [data])
  const tree = useTreeRows(nodes, label)
  const { open, selection, cut, files, clear, click, subject, onKeyDown } = useTreeActs(tree, nodes.byId, acts, writes)
  const withIds = (ids: readonly number[]) =>
    [...nodes.byId.values()].flatMap((node) => (node.kind === 'file' && ids.includes(node.file.id) ? [node.file] : []))
  const drag = useFileDrag({
    closed: !open,
    onMove: (ids, place) => writes?.move(withIds(ids), place),
    onDrop: (dropped, place) => writes?.drop(dropped, place),
    onRest: (place) => place !== rootKey && tree.expand(place),
  })

  const lineOf = (row: TreeRow) => {
    const { node } = row
    const common = { writes, compact, over: drag.over === node.place }
    if (node.kind === 'folder') {
      const toggle = () => {
        tree.markFocused(node.id)
        tree.toggle(node.id)
      }
      return <FolderRow key={node.id} row={{ ...row, node }} {...common} onClick={toggle} />
    }
    const { id } = node.file
    return (
      <FileRow
        key={node.id}
        row={{ ...row, node }}
        {...{ ...common, acts, open }}
        selected={selection.ids.includes(id)}
        cut={cut.includes(id)}
        onClick={(event) => {
          tree.markFocused(node.id)
          click(id, event, compact)
        }}
        onDragStart={(event) =>
          drag.start(
            event,
            subject(node.file).map((file) => file.id),
          )
        }
      />
    )
  }

  return (
    <div {...drag.zone}>
      <div
        {...tree.containerProps}
        className={classes.tree}
        data-place={rootKey}
        aria-multiselectable={open || undefined}
        aria-describedby={open ? keysId : undefined}
        onKeyDown={onKeyDown}
      >
        {tree.rows.map(lineOf)}
      </div>
      <p className="visually-hidden" id={keysId}>
        {t('documents.tree.keys')}
      </p>
      {open && (
        <RootDrop empty={data.total === 0} over={drag.over === rootKey} onBrowse={() => writes?.addTo(rootKey)} />
      )}
      {open && writes && <SelectionBar files={files} writes={writes} onClear={clear} />}
    </div>
  )
}
