import { useTranslation } from '../ui/texts.ts'
import type { ReactNode } from 'react'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { FilePanel, PreviewState } from '../ui/FilePanel.tsx'
import { FilePreview } from '../ui/FilePreview.tsx'
import { previewKind } from '../ui/previewKind.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useDownload, usePreview } from './storedFiles.ts'

type File = { id: number; name: string; mime_type: string; size: number }
type Props = {
  file: File
  onClose: () => void
  /** What else is known of the file, under its preview. */
  children?: ReactNode
}

/** Any stored file beside the page, whatever it belongs to, with its download. */
export function FilePreviewPanel({ file, onClose, children }: Props) {
  const { t } = useTranslation()
  const download = useDownload()
  return (
    <FilePanel
      title={file.name}
      download={t('platform.preview.download')}
      onDownload={() => download.mutate(file)}
      onClose={onClose}
    >
      <Preview file={file} />
      {children}
    </FilePanel>
  )
}

function Preview({ file }: { file: File }) {
  const { t } = useTranslation()
  const kind = previewKind(file)
  if (kind === 'pdf' || kind === 'picture') return <Loaded file={file} />
  return <PreviewState>{t(`platform.preview.${kind}`)}</PreviewState>
}

function Loaded({ file }: { file: File }) {
  const { t } = useTranslation()
  const preview = useSettled(usePreview(file.id))
  if (preview.error) {
    return (
      <ErrorBlock error={preview.error} title={t('platform.preview.failed')} onRetry={() => void preview.refetch()} />
    )
  }
  if (!preview.data) return <PreviewState loading>{t('platform.preview.loading')}</PreviewState>
  return <FilePreview blob={preview.data} file={file} />
}
