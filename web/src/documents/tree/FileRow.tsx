import type { Document } from '@logis/contract/documents'
import { IconDownload, IconFileSearch, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react'
import type { DragEvent, KeyboardEvent, MouseEvent } from 'react'
import { useTranslation, type Translate } from '../../ui/texts.ts'
import type { ReadActs, WriteActs } from '../acts.ts'
import { isPrivate, useDocumentTexts } from '../useDocumentTexts.ts'
import { FileIcon } from './FileIcon.tsx'
import classes from './FileTree.module.css'
import { LabelChips, shown } from './LabelChips.tsx'
import type { FileNode } from './nodes.ts'
import { PrivateMark } from './PrivateMark.tsx'
import { RowActions, type RowAction } from './RowActions.tsx'
import type { TreeRow } from './useTreeRows.ts'
import { ValidityMark } from './ValidityMark.tsx'
import { Tip } from '../../ui/Tip.tsx'

type Props = {
  row: TreeRow & { node: FileNode }
  acts: ReadActs
  writes: WriteActs | undefined
  /** Whether it can be selected and dragged. */
  open: boolean
  selected: boolean
  cut: boolean
  over: boolean
  compact: boolean
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onDragStart: (event: DragEvent) => void
}

export function FileRow(props: Props) {
  const { row, acts, writes, open, selected, cut, over, compact, onClick, onKeyDown, onDragStart } = props
  const { size } = useDocumentTexts()
  const { file, name, place } = row.node
  const hidden = isPrivate(file)
  const spoken = useSpokenName(file, name, compact)
  return (
    <Tip label={compact ? null : <Details file={file} />} position="bottom-start" delay={600}>
      <div
        {...row.props}
        className={`${classes.row} ${classes.file}`}
        role="treeitem"
        tabIndex={row.focused ? 0 : -1}
        data-level={row.level}
        data-place={place}
        data-over={over || undefined}
        data-selected={selected || undefined}
        data-cut={cut || undefined}
        aria-label={spoken}
        aria-selected={open ? selected : undefined}
        aria-expanded={undefined}
        draggable={open && !compact}
        onDragStart={onDragStart}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onDoubleClick={() => acts.preview(file)}
      >
        <FileIcon file={file} selected={selected} />
        <span className={classes.name}>
          <span className={classes.text}>{name}</span>
          {/* Spaces keep the words apart for what reads the line as one text. */}{' '}
          {compact && (
            <span className={classes.meta} aria-hidden>
              {size(file.size)}
            </span>
          )}
        </span>{' '}
        {!compact && <LabelChips labels={file.labels} />}{' '}
        {hidden && (
          <span aria-hidden>
            <PrivateMark />
          </span>
        )}{' '}
        {file.valid_until !== null && (
          <span aria-hidden>
            <ValidityMark file={file} />
          </span>
        )}{' '}
        {!compact && (
          <span className={classes.size} aria-hidden>
            {size(file.size)}
          </span>
        )}
        <FileActions {...{ row, acts, writes, compact }} />
      </div>
    </Tip>
  )
}

/** What is seen, in its order, then what is not: a name that is spoken begins with the words that are read. */
const useSpokenName = (file: Document, name: string, compact: boolean): string => {
  const { t } = useTranslation()
  const { size, validity } = useDocumentTexts()
  const labels = file.labels.map((label) => label.name)
  const more = labels.length > shown ? [t('documents.file.more', { count: labels.length - shown })] : []
  const mark = isPrivate(file) ? [t('documents.file.private')] : []
  const seen = compact ? [size(file.size), ...mark] : [...labels.slice(0, shown), ...more, ...mark, size(file.size)]
  const until = validity(file)
  const unseen = [
    ...(until === null ? [] : [until]),
    ...labels.slice(compact ? 0 : shown),
    ...(isPrivate(file) ? [t('documents.file.privateForResidents')] : []),
  ]
  return [name, ...seen, ...unseen].join(', ')
}

/** DOC-07. */
function Details({ file }: { file: Document }) {
  const { t } = useTranslation()
  const texts = useDocumentTexts()
  return (
    <span className={classes.details}>
      <strong>{file.name}</strong>
      <span>{texts.created(file)}</span>
      <span>{t('documents.file.size', { size: texts.size(file.size) })}</span>
      <span>
        {file.labels.length > 0
          ? t('documents.file.labels', { labels: texts.labels(file) })
          : t('documents.file.noLabel')}
      </span>
      {texts.validity(file) !== null && <span>{texts.validity(file)}</span>}
      {isPrivate(file) && <span>{t('documents.file.privateForResidents')}</span>}
    </span>
  )
}

function FileActions({
  row: { node, focused },
  acts,
  writes,
  compact,
}: Pick<Props, 'row' | 'acts' | 'writes' | 'compact'>) {
  const { t } = useTranslation()
  const { file, name } = node
  const reading: RowAction[] = [
    {
      key: 'preview',
      label: t('documents.file.preview'),
      name: t('documents.file.previewOf', { name }),
      icon: IconFileSearch,
      act: () => acts.preview(file),
    },
    {
      key: 'download',
      label: t('documents.file.download'),
      name: t('documents.file.downloadOf', { name }),
      icon: IconDownload,
      act: () => acts.download(file),
    },
  ]
  const actions = writes ? [...reading, ...writingActions(t, file, writes, compact)] : reading
  return <RowActions actions={actions} menu={t('documents.file.menu', { name })} compact={compact} focused={focused} />
}

const writingActions = (t: Translate, file: Document, writes: WriteActs, compact: boolean): RowAction[] => {
  const { name } = file
  const move: RowAction = {
    key: 'move',
    label: t('documents.file.move'),
    name: t('documents.file.move'),
    icon: IconFolderSymlink,
    closed: writes.closed,
    act: () => writes.askMove([file]),
  }
  return [
    {
      key: 'edit',
      label: t('documents.file.edit'),
      name: t('documents.file.editOf', { name }),
      icon: IconPencil,
      closed: writes.closed,
      act: () => writes.edit(file),
    },
    // With a mouse a file is dragged, or moved from the bar of the selection.
    ...(compact ? [move] : []),
    {
      key: 'delete',
      label: t('documents.file.delete'),
      name: t('documents.file.deleteOf', { name }),
      icon: IconTrash,
      closed: writes.closed,
      act: () => writes.remove([file]),
    },
  ]
}
