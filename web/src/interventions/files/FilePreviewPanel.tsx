import type { Document } from '@logis/contract/documents'
import { useTranslation } from 'react-i18next'
import { useDownload, usePreview } from '../../documents/api.ts'
import { FilePanel, PreviewState } from '../../ui/FilePanel.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { FilePreview } from '../../ui/FilePreview.tsx'
import { previewKind } from '../../ui/previewKind.ts'

/** A paper of an intervention beside the page. */
export function FilePreviewPanel({ file, onClose }: { file: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const download = useDownload()
  const kind = previewKind(file)
  return (
    <FilePanel
      title={file.name}
      download={t('interventions.slot.downloadThis')}
      onDownload={() => download.mutate(file)}
      onClose={onClose}
    >
      {kind === 'pdf' || kind === 'picture' ? (
        <Loaded file={file} />
      ) : (
        <PreviewState>{t(`interventions.preview.${kind}`)}</PreviewState>
      )}
    </FilePanel>
  )
}

function Loaded({ file }: { file: Document }) {
  const { t } = useTranslation()
  const preview = usePreview(file.id)
  if (preview.error) return <ErrorBlock error={preview.error} onRetry={() => void preview.refetch()} />
  if (!preview.data) return <PreviewState loading>{t('ui.loading')}</PreviewState>
  return <FilePreview blob={preview.data} file={file} />
}
