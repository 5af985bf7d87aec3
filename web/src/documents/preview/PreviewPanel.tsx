import type { Document } from '@logis/contract/documents'
import { useTranslation } from '../../ui/texts.ts'
import { isPrivate, useDocumentTexts } from '../useDocumentTexts.ts'
import { FilePreviewPanel } from '../../platform/FilePreviewPanel.tsx'
import classes from './PreviewPanel.module.css'

type Props = { file: Document; onClose: () => void }

/** A document of a project beside the page, with what is known of it. */
export function PreviewPanel({ file, onClose }: Props) {
  const { t } = useTranslation()
  const texts = useDocumentTexts()
  return (
    <FilePreviewPanel file={file} onClose={onClose}>
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
    </FilePreviewPanel>
  )
}
