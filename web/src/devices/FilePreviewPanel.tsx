import { useTranslation } from 'react-i18next'
import { useDownload, usePreview } from '../documents/api.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { FilePanel, PreviewState } from '../ui/FilePanel.tsx'
import { FilePreview } from '../ui/FilePreview.tsx'
import { previewKind } from '../ui/previewKind.ts'
import type { DeviceDocument } from './api.ts'

/** A file of a device beside the page. */
export function FilePreviewPanel({ file, onClose }: { file: DeviceDocument; onClose: () => void }) {
  const { t } = useTranslation()
  const download = useDownload()
  const kind = previewKind(file)
  return (
    <FilePanel
      title={file.name}
      download={t('devices.files.download')}
      onDownload={() => download.mutate(file)}
      onClose={onClose}
    >
      {kind === 'pdf' || kind === 'picture' ? (
        <Loaded file={file} />
      ) : (
        <PreviewState>{t('devices.files.noPreview')}</PreviewState>
      )}
    </FilePanel>
  )
}

function Loaded({ file }: { file: DeviceDocument }) {
  const { t } = useTranslation()
  const preview = usePreview(file.id)
  if (preview.error) {
    return (
      <ErrorBlock
        title={t('devices.files.previewFailed')}
        error={preview.error}
        onRetry={() => void preview.refetch()}
      />
    )
  }
  if (!preview.data) return <PreviewState loading>{t('devices.files.previewLoading')}</PreviewState>
  return <FilePreview blob={preview.data} file={file} />
}
