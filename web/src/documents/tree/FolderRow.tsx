import {
  IconChevronRight,
  IconFilePlus,
  IconFolder,
  IconFolderFilled,
  IconLock,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { folderExplained } from '@logis/contract/documents.rules'
import type { KeyboardEvent } from 'react'
import { Tip } from '../../ui/Tip.tsx'
import { useTranslation } from '../../ui/texts.ts'
import { useReason } from '../../platform/reasons.ts'
import { useLanguage } from '../../platform/useLanguage.ts'
import type { WriteActs } from '../acts.ts'
import classes from './FileTree.module.css'
import type { FolderNode } from './nodes.ts'
import { RowActions, type RowAction } from './RowActions.tsx'
import type { TreeRow } from './useTreeRows.ts'

type Props = {
  row: TreeRow & { node: FolderNode }
  writes: WriteActs | undefined
  over: boolean
  compact: boolean
  onClick: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export function FolderRow({ row, writes, over, compact, onClick, onKeyDown }: Props) {
  const { t } = useTranslation()
  const { name, place, folder } = row.node
  const count = folder.files.length
  const Icon = count > 0 ? IconFolderFilled : IconFolder
  const told = count > 0 ? [t('documents.count', { count })] : []
  // An abbreviation is the name; what it stands for is a tip, and heard with the line.
  const explained = folderExplained(folder.info.code, useLanguage())
  const unseen = [folder.is_default && t('documents.folder.default'), explained].filter(
    (one) => typeof one === 'string',
  )
  // What is seen, in its order, then what an icon or a tip says: a name that is spoken begins with the words that are read.
  const spoken = [name, ...told, ...unseen]
  return (
    <Tip label={explained} touch position="bottom-start" delay={600}>
      <div
        {...row.props}
        className={classes.row}
        role="treeitem"
        tabIndex={row.focused ? 0 : -1}
        data-place={place}
        data-over={over || undefined}
        aria-label={spoken.join(', ')}
        aria-selected={undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <IconChevronRight className={classes.chevron} data-open={row.expanded || undefined} size={16} aria-hidden />
        <Icon className={classes.folder} data-empty={count === 0 || undefined} size={18} stroke={1.75} aria-hidden />
        <span className={classes.name}>
          <span className={classes.text}>{name}</span>
          {folder.is_default && (
            <span title={t('documents.folder.default')}>
              <IconLock className={classes.lock} size={14} stroke={2} aria-hidden />
            </span>
          )}
        </span>
        {/* The space keeps the words apart for what reads the line as one text. */}{' '}
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {told}
          </span>
        )}
        {writes && <FolderActions row={row} writes={writes} compact={compact} />}
      </div>
    </Tip>
  )
}

function FolderActions({
  row: { node, focused },
  writes,
  compact,
}: Pick<Props, 'row' | 'compact'> & { writes: WriteActs }) {
  const { t } = useTranslation()
  const reason = useReason()
  const { name, place, folder } = node
  const actions: RowAction[] = [
    {
      key: 'add',
      label: t('documents.folder.add'),
      name: t('documents.folder.addTo', { name }),
      icon: IconFilePlus,
      closed: writes.closed,
      act: () => writes.addTo(place),
    },
    {
      key: 'rename',
      label: t('documents.folder.rename'),
      name: t('documents.folder.renameOf', { name }),
      icon: IconPencil,
      closed: reason(folder.cannot.rename),
      act: () => writes.renameFolder(folder),
    },
    {
      key: 'delete',
      label: t('documents.folder.delete'),
      name: t('documents.folder.deleteOf', { name }),
      icon: IconTrash,
      closed: reason(folder.cannot.remove),
      act: () => writes.deleteFolder(folder),
    },
  ]
  return (
    <RowActions actions={actions} menu={t('documents.folder.menu', { name })} compact={compact} focused={focused} />
  )
}
