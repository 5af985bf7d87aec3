import type { DocumentTree } from '@logis/contract/documents'
import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import type { ReadActs, WriteActs } from '../acts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useWhole } from '../../platform/printing.ts'
import { rootKey } from '../library.ts'
import { EmptyFolders } from './EmptyFolders.tsx'
import { FileRow } from './FileRow.tsx'
import classes from './FileTree.module.css'
import { FolderRow } from './FolderRow.tsx'
import { nodesOf, plannedFolders, withoutPlanned } from './nodes.ts'
import { RootDrop } from './RootDrop.tsx'
import { useFileDrag } from './useFileDrag.ts'
import { useFileSelection } from './useFileSelection.ts'
import { useTreeKeyboard } from './useTreeKeyboard.ts'
import { useTreeRows, type TreeRow } from './useTreeRows.ts'
import { useNarrow } from '../../ui/useNarrow.ts'
import { partOnDemand, usePart, useTellNotFetched } from '../../ui/onDemand.tsx'

const selectionBar = partOnDemand(() => import('./SelectionBar.tsx').then((module) => module.SelectionBar))

type Props = { tree: DocumentTree; label: string; acts: ReadActs; writes?: WriteActs }

/** The folders and files of a project (DOC-04..11). Without `writes` it is there to read. */
export function FileTree({ tree: data, label, acts, writes }: Props) {
  const { t } = useTranslation()
  const keysId = useId()
  const compact = useNarrow()
  const whole = useWhole()
  const [wantsPlanned, setWantsPlanned] = useState(false)
  const planned = plannedFolders(data).length
  const showsPlanned = wantsPlanned && !whole
  // The tree is rebuilt when the nodes change, not when something else does.
  const nodes = useMemo(() => nodesOf(showsPlanned ? data : withoutPlanned(data)), [data, showsPlanned])
  const tree = useTreeRows(nodes, label, whole)
  const open = writes?.closed === null
  const picks = useFileSelection(tree.rows, nodes.byId, open)
  const bar = usePart(selectionBar, picks.files.length > 0, useTellNotFetched())
  const onKeyDown = useTreeKeyboard({ tree, picks, acts, writes })
  const drag = useFileDrag({
    closed: !open,
    onMove: (ids, place) => writes?.move(picks.filesOf(ids), place),
    onDrop: (dropped, place) => writes?.drop(dropped, place),
    onRest: (place) => (place === rootKey ? setWantsPlanned(true) : tree.expand(place)),
  })

  const lineOf = (row: TreeRow) => {
    const { node } = row
    const onRowKey = (event: KeyboardEvent<HTMLElement>) => onKeyDown(row, event)
    const common = { writes, compact, onKeyDown: onRowKey, over: drag.over === node.place }
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
        selected={picks.isSelected(id)}
        cut={picks.isCut(id)}
        onClick={(event) => {
          tree.markFocused(node.id)
          picks.click(id, event, compact)
        }}
        onDragStart={(event) => drag.start(event, picks.subject(node.file))}
      />
    )
  }

  return (
    <div role="presentation" {...drag.zone}>
      {tree.rows.length === 0 && <EmptyState picture="folder" text={t('documents.not_found')} />}
      <div
        {...tree.containerProps}
        className={classes.tree}
        hidden={tree.rows.length === 0}
        data-place={rootKey}
        aria-multiselectable={open || undefined}
        aria-describedby={open ? keysId : undefined}
      >
        {tree.rows.map(lineOf)}
      </div>
      {planned > 0 && (
        <EmptyFolders count={planned} shown={showsPlanned} onToggle={() => setWantsPlanned(!wantsPlanned)} />
      )}
      <p className="visually-hidden" id={keysId}>
        {t('documents.tree.keys')}
      </p>
      {open && (
        <RootDrop empty={data.total === 0} over={drag.over === rootKey} onBrowse={() => writes?.addTo(rootKey)} />
      )}
      {open && writes && bar && <bar.Component files={picks.files} writes={writes} onClear={picks.clear} />}
    </div>
  )
}
