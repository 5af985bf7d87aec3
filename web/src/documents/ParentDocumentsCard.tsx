import type { Document } from '@logis/contract/documents'
import type { Project } from '@logis/contract/projects'
import { Badge } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useDownload } from '../platform/storedFiles.ts'
import { useParentDocuments } from './api.ts'
import classes from './DocumentsCard.module.css'
import { DocumentsSkeleton } from './DocumentsSkeleton.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { FileTree } from './tree/FileTree.tsx'

const PreviewPanel = onDemand(() => import('./preview/PreviewPanel.tsx').then((module) => module.PreviewPanel))

type Props = { project: Pick<Project, 'id' | 'parent'> }

/** PRJ-23. The documents of a flat's building: to read and to download, never to change from here. */
export function ParentDocumentsCard({ project }: Props) {
  const { t } = useTranslation()
  const documents = useSettled(useParentDocuments(project.id))
  const download = useDownload()
  const [previewed, setPreviewed] = useState<Document | null>(null)
  const tree = documents.data?.data
  const name = tree?.residence_name ?? project.parent?.name
  const title = name ? t('documents.parent.title', { name }) : t('documents.parent.titleUnknown')
  const acts = { preview: setPreviewed, download: (file: Document) => download.mutate(file) }
  return (
    <>
      <Card
        title={title}
        chips={
          tree && (
            <Badge variant="default" className={classes.total}>
              {t('documents.count', { count: tree.total })}
            </Badge>
          )
        }
        error={documents.error}
        onRetry={() => void documents.refetch()}
      >
        {!tree && <DocumentsSkeleton />}
        {tree?.total === 0 && <EmptyState picture="folder" text={t('documents.not_found')} />}
        {tree && tree.total > 0 && (
          <>
            <p className={classes.closed}>{t('documents.parent.help')}</p>
            <FileTree tree={tree} label={title} acts={acts} />
          </>
        )}
      </Card>
      {previewed && <PreviewPanel file={previewed} onClose={() => setPreviewed(null)} />}
    </>
  )
}
