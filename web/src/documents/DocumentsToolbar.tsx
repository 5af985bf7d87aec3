import type { DocumentTree } from '@logis/contract/documents'
import { IconDownload, IconFileTypePdf, IconFolderPlus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useClosedToSupport } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { run } from '../ui/call.ts'
import classes from './DocumentsCard.module.css'
import { useDownloadAll, useDownloadList } from './api.ts'

type Props = {
  project: { id: number; name: string }
  tree: DocumentTree
  closed: string | false | null
  onAddFolder: () => void
  onAddFiles: () => void
}

/** DOC-01, DOC-36. */
export function DocumentsToolbar({ project, tree, closed, onAddFolder, onAddFiles }: Props) {
  const { t } = useTranslation()
  const downloadAll = useDownloadAll()
  const downloadList = useDownloadList()
  const kept = useClosedToSupport()
  const unsent = kept ?? (tree.total === 0 ? t('documents.toolbar.nothing') : null)
  return (
    <div className={classes.toolbar}>
      <ActButton
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        closed={unsent}
        loading={downloadAll.isPending}
        onClick={() => run(downloadAll, project)}
      >
        {t('documents.toolbar.downloadAll')}
      </ActButton>
      <ActButton
        variant="default"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        closed={unsent}
        loading={downloadList.isPending}
        onClick={() => downloadList.mutate(project)}
      >
        {t('documents.toolbar.downloadList')}
      </ActButton>
      <ActButton
        variant="default"
        leftSection={<IconFolderPlus size={16} aria-hidden />}
        closed={closed}
        onClick={onAddFolder}
      >
        {t('documents.toolbar.addFolder')}
      </ActButton>
      <ActButton variant="light" leftSection={<IconPlus size={16} aria-hidden />} closed={closed} onClick={onAddFiles}>
        {t('documents.toolbar.addFiles')}
      </ActButton>
    </div>
  )
}
