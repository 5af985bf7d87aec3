import type { Document } from '@logis/contract/documents'
import {
  IconCheck,
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconFileTypeXml,
  IconFileZip,
  IconPhoto,
  type TablerIcon,
} from '@tabler/icons-react'
import classes from './FileTree.module.css'

const kinds: readonly [RegExp, TablerIcon][] = [
  [/pdf$/, IconFileTypePdf],
  [/^image\//, IconPhoto],
  [/xml$/, IconFileTypeXml],
  [/zip|compressed|x-tar|gzip/, IconFileZip],
  [/spreadsheet|excel|csv/, IconFileSpreadsheet],
  [/word|opendocument\.text|^text\//, IconFileText],
]

/** What kind of file it is; a check mark once it is selected. */
export function FileIcon({ file, selected = false }: { file: Pick<Document, 'mime_type'>; selected?: boolean }) {
  const kind = kinds.find(([pattern]) => pattern.test(file.mime_type))
  const Icon = selected ? IconCheck : (kind?.[1] ?? IconFile)
  return <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
}
