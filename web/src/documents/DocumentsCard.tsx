import type { DocumentTree } from '@logis/contract/documents'
import type { Project } from '@logis/contract/projects'
import { Badge } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useAskedAct } from '../platform/askedActs.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useDocuments, useLabels } from './api.ts'
import classes from './DocumentsCard.module.css'
import { DocumentsSkeleton } from './DocumentsSkeleton.tsx'
import { DocumentsToolbar } from './DocumentsToolbar.tsx'
import { ExpectedDocuments } from './expected/ExpectedDocuments.tsx'
import { placesOf, rootKey } from './library.ts'
import type { Opened } from './opened.ts'
import { StorageGauge } from './StorageGauge.tsx'
import { FileTree } from './tree/FileTree.tsx'
import { useDocumentActs } from './useDocumentActs.ts'
import { onDemand } from '../ui/onDemand.tsx'

const DocumentDialogs = onDemand(() => import('./DocumentDialogs.tsx').then((module) => module.DocumentDialogs))

/** The documents of a project, in their folders. */
export function DocumentsCard({ project }: { project: Project }) {
  const { t } = useTranslation()
  const documents = useSettled(useDocuments(project.id))
  const tree = documents.data?.data
  if (tree) return <Loaded {...{ project, tree }} error={documents.error} onRetry={documents.refetch} />
  return (
    <Card title={t('documents.title')} error={documents.error} onRetry={() => void documents.refetch()}>
      <DocumentsSkeleton />
    </Card>
  )
}

type LoadedProps = {
  project: Project
  tree: DocumentTree
  error: unknown
  onRetry: () => unknown
}

function Loaded({ project, tree, error, onRetry }: LoadedProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const body = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const places = placesOf(tree, t('documents.root'))
  const { acts, writes, closed, tellMoved, tellDeleted } = useDocumentActs(project, tree, places, setOpened)

  useAskedAct('add_document', project.id, () => setOpened(closed ? null : { dialog: 'add', folder: rootKey }))

  const close = () => {
    setOpened(null)
    // What opened the dialog may have gone with it; the keyboard then goes on from the line that took its place.
    setTimeout(() => {
      const line = body.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
      if (document.activeElement === document.body) line?.focus()
    }, 200)
  }

  return (
    <>
      <Card
        title={t('documents.title')}
        chips={
          <Badge variant="default" className={classes.total}>
            {t('documents.count', { count: tree.total })}
          </Badge>
        }
        actions={
          <DocumentsToolbar
            {...{ project, tree, closed }}
            onAddFolder={() => setOpened({ dialog: 'addFolder' })}
            onAddFiles={() => setOpened({ dialog: 'add', folder: rootKey })}
          />
        }
        error={error}
        onRetry={() => void onRetry()}
      >
        {closed && <p className={classes.closed}>{t('documents.readOnly')}</p>}
        <div className={classes.layout} ref={body}>
          <div className={classes.tree}>
            {tree.folders.length === 0 && tree.total === 0 ? (
              <EmptyState picture="folder" text={t('documents.not_found')} />
            ) : (
              <FileTree tree={tree} label={t('documents.tree.label')} acts={acts} {...(writes && { writes })} />
            )}
            <StorageGauge
              {...tree.storage}
              onDeleted={closed === null ? () => setOpened({ dialog: 'deleted' }) : undefined}
            />
          </div>
          <ExpectedDocuments
            {...{ tree, labels, closed }}
            onAdd={(label) => setOpened({ dialog: 'add', folder: rootKey, labelId: label.id })}
            onRemove={(file, label) => setOpened({ dialog: 'slot', file, label })}
          />
        </div>
      </Card>
      {opened && (
        <DocumentDialogs
          {...{ opened, project, tree, places, labels }}
          onMoved={tellMoved}
          onDeleted={tellDeleted}
          onClose={close}
        />
      )}
    </>
  )
}
