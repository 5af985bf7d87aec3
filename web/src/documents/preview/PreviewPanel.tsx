import type { Document } from '@logis/contract/documents'
import { useTranslation } from 'react-i18next'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { FilePanel, PreviewState } from '../../ui/FilePanel.tsx'
import { FilePreview } from '../../ui/FilePreview.tsx'
import { previewKind } from '../../ui/previewKind.ts'
import { usePreview } from '../api.ts'
import { isPrivate, useDocumentTexts } from '../useDocumentTexts.ts'
import classes from './PreviewPanel.module.css'

type Props = { file: Document; onDownload: () => void; onClose: () => void }

/** A document beside the page, with what is known of it. */
export function PreviewPanel({ file, onDownload, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <FilePanel title={file.name} download={t('documents.file.download')} onDownload={onDownload} onClose={onClose}>
      <Preview file={file} />
      <Facts file={file} />
    </FilePanel>
  )
}

function Preview({ file }: { file: Document }) {
  const { t } = useTranslation()
  const kind = previewKind(file)
  if (kind === 'pdf' || kind === 'picture') return <Loaded file={file} />
  return <PreviewState>{t(`documents.preview.${kind}`)}</PreviewState>
}

function Loaded({ file }: { file: Document }) {
  const { t } = useTranslation()
  const preview = usePreview(file.id)
  if (preview.error) {
    return (
      <ErrorBlock error={preview.error} title={t('documents.preview.failed')} onRetry={() => void preview.refetch()} />
    )
  }
  if (!preview.data) return <PreviewState loading>{t('documents.preview.loading')}</PreviewState>
  return <FilePreview blob={preview.data} file={file} />
}

function Facts({ file }: { file: Document }) {
  const { t } = useTranslation()
  const texts = useDocumentTexts()
  return (
    <ul className={classes.facts}>
      <li>{texts.created(file)}</li>
      <li>{t('documents.file.size', { size: texts.size(file.size) })}</li>
      <li>
        {file.labels.length > 0
          ? t('documents.file.labels', { labels: texts.labels(file) })
          : t('documents.file.noLabel')}
      </li>
      {isPrivate(file) && <li>{t('documents.file.privateForResidents')}</li>}
    </ul>
  )
}
