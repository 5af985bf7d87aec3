import { validityOf } from '@logis/contract/certificates.rules'
import type { Document } from '@logis/contract/documents'
import { folderExplained } from '@logis/contract/documents.rules'
import { ActionIcon } from '@mantine/core'
import { IconChevronRight, IconDownload, IconFile, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useDownload } from '../platform/storedFiles.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { today } from '../ui/day.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useLanguage } from '../platform/useLanguage.ts'
import { Tip } from '../ui/Tip.tsx'
import { run } from '../ui/call.ts'
import type { filterTree, Section } from './fileTree.ts'
import classes from './SharedFiles.module.css'

type Props = {
  shown: ReturnType<typeof filterTree>
  /** Whether the folders show their files before anyone asks. */
  opened: boolean
  onOpen: (file: Document) => void
}

/** What is shared, in the folders that hold any of it. */
export function SharedFiles({ shown: { loose, folders }, opened, onOpen }: Props) {
  return (
    <>
      {loose.length > 0 && <FileList files={loose} onOpen={onOpen} />}
      {folders.map((folder) => (
        // A filter opens what it leaves; without one the reader's own choice stands.
        <details key={`${folder.key} ${opened}`} className={classes.folder} open={opened}>
          <FolderLine folder={folder} />
          <FileList files={folder.files} onOpen={onOpen} />
        </details>
      ))}
    </>
  )
}

function FolderLine({ folder: { name, code, files } }: { folder: Section }) {
  const explained = folderExplained(code, useLanguage())
  return (
    <Tip label={explained} touch position="bottom-start">
      <summary aria-description={explained ?? undefined}>
        <IconChevronRight size={18} aria-hidden />
        <span>{name}</span>
        <span className={classes.count}>{files.length}</span>
      </summary>
    </Tip>
  )
}

/** Files, each to be looked at or taken away. */
export function FileList({ files, onOpen }: { files: readonly Document[]; onOpen: (file: Document) => void }) {
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} onOpen={() => onOpen(file)} />
      ))}
    </ul>
  )
}

const icons = { pdf: IconFileTypePdf, image: IconPhoto, other: IconFile } as const
const kindOf = (mime_type: string) =>
  mime_type === 'application/pdf' ? 'pdf' : mime_type.startsWith('image/') ? 'image' : 'other'

/** That a paper soon counts no more, or does already. */
function ValidityChip({ until }: { until: string | null }) {
  const { t } = useTranslation()
  const standing = until === null ? 'VALID' : validityOf(until, today())
  if (standing === 'VALID') return null
  return <StatusChip tone={standing === 'OVER' ? 'error' : 'warning'} label={t(`documents.validity.${standing}`)} />
}

function FileRow({ file, onOpen }: { file: Document; onOpen: () => void }) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const download = useDownload()
  const { name, size, created_at, mime_type, valid_until } = file
  const Icon = icons[kindOf(mime_type)]
  return (
    <li className={classes.file}>
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
        <Icon className={classes.icon} size={24} stroke={1.5} aria-hidden />
        <span className={classes.text}>
          <span className={classes.name}>{name}</span>
          <ValidityChip until={valid_until} />
          <span className={classes.facts}>
            {t('residents.documents.facts', {
              size: formatSize(size),
              date: formatDate(created_at),
            })}
            {valid_until !== null && ` · ${t('documents.validity.until', { date: formatDate(valid_until) })}`}
          </span>
        </span>
      </button>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('residents.documents.downloadOf', { name })}
        loading={download.isPending}
        onClick={() => run(download, file)}
      >
        <IconDownload size={20} aria-hidden />
      </ActionIcon>
    </li>
  )
}
