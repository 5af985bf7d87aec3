import type { Document } from '@logis/contract/documents'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { PeekPart } from '../ui/PeekPart.tsx'
import { useDocuments } from './api.ts'
import classes from './DocumentsPeek.module.css'
import { allFiles } from './library.ts'
import { FileIcon } from './tree/FileIcon.tsx'
import { PrivateMark } from './tree/PrivateMark.tsx'
import { isPrivate } from './useDocumentTexts.ts'

const PreviewPanel = onDemand(() => import('./preview/PreviewPanel.tsx').then((module) => module.PreviewPanel))

/** How many fit beside a list; the page of the home has all of them. */
const most = 4

type Props = { homeId: number; href: string }

/** The documents of a home, the newest first, beside a list. Nothing where the home's offer opens none. */
export function DocumentsPeek({ homeId, href }: Props) {
  const { t } = useTranslation()
  const documents = useDocuments(homeId)
  const [previewed, setPreviewed] = useState<Document | null>(null)
  if (documents.error?.status === 403) return null
  const tree = documents.data?.data
  const newest = tree && allFiles(tree).toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  return (
    <PeekPart title={t('documents.title')} count={tree?.total}>
      {documents.error && <ErrorBlock error={documents.error} onRetry={() => void documents.refetch()} />}
      {documents.isPending && <Skeleton height={44} />}
      {newest?.length === 0 && <p className={classes.none}>{t('documents.peek.none')}</p>}
      <ul className={classes.files}>
        {newest?.slice(0, most).map((file) => (
          <File key={file.id} file={file} onOpen={() => setPreviewed(file)} />
        ))}
      </ul>
      {newest && newest.length > most && (
        <a className={classes.all} href={`${href}#documents`} target="_blank" rel="noopener">
          {t('documents.peek.all', { count: newest.length })} <VisuallyHidden>{t('platform.newTab')}</VisuallyHidden>
        </a>
      )}
      {previewed && <PreviewPanel file={previewed} onClose={() => setPreviewed(null)} />}
    </PeekPart>
  )
}

function File({ file, onOpen }: { file: Document; onOpen: () => void }) {
  const { formatSize } = useFormats()
  return (
    <li className={classes.file}>
      <FileIcon file={file} />
      <div className={classes.text}>
        <button type="button" className={classes.name} onClick={onOpen}>
          {file.name}
        </button>
        <span className={classes.facts}>
          {formatSize(file.size)}, {formatDate(file.created_at)}
        </span>
      </div>
      {isPrivate(file) && <PrivateMark />}
    </li>
  )
}
