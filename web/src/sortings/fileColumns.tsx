import { defaultFolderNamed } from '@logis/contract/documents.rules'
import { Link } from '@tanstack/react-router'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { sayRefusal } from '../platform/reasons.ts'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { useLanguage } from '../platform/useLanguage.ts'
import { StatusChip, type ChipTone } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import type { SortingFile, SortingFileState, LabelName } from './api.ts'
import { carry } from './dragging.ts'
import classes from './Sortings.module.css'
import { useReasons } from './useReasons.ts'

const tones: Record<SortingFileState, ChipTone> = {
  WAITING: 'neutral',
  UNSORTED: 'warning',
  READY: 'success',
  EXISTING: 'neutral',
  LEFT_OUT: 'neutral',
  REFUSED: 'error',
  FILED: 'brand',
}

type Drag = { idsFor: (file: SortingFile) => readonly number[]; onStart: () => void }
type Parts = { labels: readonly LabelName[]; drag: Drag | null }

export const fileColumns = ({ labels, drag }: Parts): TableColumn<SortingFile>[] => [
  {
    key: 'file',
    title: 'sortings.column.file',
    phone: 'name',
    cell: (file) => <FileCell {...{ file, drag }} />,
  },
  { key: 'home', title: 'sortings.column.home', width: 150, phone: 'fact', cell: (file) => <HomeCell file={file} /> },
  {
    key: 'place',
    title: 'sortings.column.place',
    width: 190,
    phone: 'fact',
    cell: (file) => (file.state === 'LEFT_OUT' ? null : <PlaceCell {...{ file, labels }} />),
  },
  {
    key: 'reason',
    title: 'sortings.column.reason',
    width: drag ? 240 : 320,
    phone: 'fact',
    cell: (file) => <Why file={file} />,
  },
  {
    key: 'state',
    title: 'sortings.column.state',
    width: 112,
    phone: 'chip',
    cell: ({ state }) => <StateChip state={state} />,
  },
]

/** Its name, below the folders that it lay in; taken by its handle, with the other ticked ones. */
function FileCell({ file, drag }: { file: SortingFile; drag: Drag | null }) {
  const folders = file.path.slice(0, Math.max(0, file.path.length - file.name.length - 1))
  return (
    <span className={classes.file}>
      {drag && (
        // Whoever has no pointer opens the row, or ticks it.
        <span
          className={classes.grip}
          draggable
          aria-hidden
          onDragStart={(event) => {
            carry(event.dataTransfer, drag.idsFor(file))
            drag.onStart()
          }}
        >
          <IconGripVertical size={16} aria-hidden />
        </span>
      )}
      <span className={classes.names}>
        <bdi className={classes.name} title={file.name}>
          {file.name}
        </bdi>
        {folders !== '' && (
          <bdi className={classes.path} title={folders}>
            {folders}
          </bdi>
        )}
      </span>
    </span>
  )
}

/** What is too long for its cell is told whole where a pointer rests on it. */
const textOf = (line: ReactNode) => (typeof line === 'string' ? line : undefined)

/** Two lines, of which the second says less. */
function Lines({ lines }: { lines: readonly ReactNode[] }) {
  const [first, second] = lines.filter(Boolean)
  return (
    <span className={classes.names}>
      <span className={classes.line} title={textOf(first)}>
        {first ?? '—'}
      </span>
      {second && (
        <span className={classes.path} title={textOf(second)}>
          {second}
        </span>
      )}
    </span>
  )
}

function HomeCell({ file: { residence, state } }: { file: SortingFile }) {
  const name =
    residence && (state === 'FILED' || state === 'EXISTING') ? (
      <Link to={paths.residenceDetails(residence.id)}>{residence.name}</Link>
    ) : (
      residence?.name
    )
  return <Lines lines={[name, residence?.building]} />
}

function PlaceCell({
  file: { folder, label, valid_until },
  labels,
}: {
  file: SortingFile
  labels: readonly LabelName[]
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = folder === null ? t('sortings.root') : (defaultFolderNamed(folder)?.[language] ?? folder)
  const paper = label && (labels.find(({ code }) => code === label)?.name ?? label)
  const end = valid_until && t('sortings.until', { date: formatDate(valid_until) })
  return <Lines lines={[name, [paper, end].filter(Boolean).join(', ')]} />
}

function StateChip({ state }: { state: SortingFileState }) {
  const { t } = useTranslation()
  return <StatusChip tone={tones[state]} label={t(`sortings.file.${state}`)} />
}

/** By what its home and its kind were told; or why it is not filed. */
function Why({ file }: { file: SortingFile }) {
  const { t } = useTranslation()
  const reasons = useReasons(file)
  const { reason } = file
  if (reason)
    return (
      <span className={classes.refused}>
        {reason === 'COMPANY_DISABLED' ? t(`sortings.refused.${reason}`) : sayRefusal(t, reason)}
      </span>
    )
  if (file.cause) return t(`sortings.cause.${file.cause}`)
  return <Lines lines={reasons} />
}
