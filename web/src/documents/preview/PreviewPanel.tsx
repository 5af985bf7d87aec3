import type { Document } from '@logis/contract/documents'
import { Button, Drawer, Loader } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { narrowScreen } from '../../ui/Dialog.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { usePreview } from '../api.ts'
import { isPrivate, useDocumentTexts } from '../useDocumentTexts.ts'
import classes from './PreviewPanel.module.css'
import { previewKind } from './previewKind.ts'
import { Shown } from './Shown.tsx'

type Props = { file: Document; onDownload: () => void; onClose: () => void }

/** A document beside the page, with what is known of it. */
export function PreviewPanel({ file, onDownload, onClose }: Props) {
  const { t } = useTranslation()
  const narrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false })
  useReturnFocus()
  return (
    <Drawer
      opened
      position="right"
      size={narrow ? '100%' : 480}
      title={file.name}
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 0.2 }}
      closeButtonProps={{ 'aria-label': t('ui.action.close') }}
      classNames={{ content: classes.content, body: classes.body, title: classes.title }}
      onClose={onClose}
    >
      <Preview file={file} />
      <Facts file={file} />
      <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={onDownload}>
        {t('documents.file.download')}
      </Button>
    </Drawer>
  )
}

function Preview({ file }: { file: Document }) {
  const { t } = useTranslation()
  const kind = previewKind(file)
  if (kind === 'pdf' || kind === 'picture') return <Loaded file={file} />
  return <p className={classes.none}>{t(`documents.preview.${kind}`)}</p>
}

function Loaded({ file }: { file: Document }) {
  const { t } = useTranslation()
  const preview = usePreview(file.id)
  if (preview.error) {
    return (
      <ErrorBlock error={preview.error} title={t('documents.preview.failed')} onRetry={() => void preview.refetch()} />
    )
  }
  if (!preview.data) {
    return (
      <p className={classes.none} role="status">
        <Loader size="sm" />
        {t('documents.preview.loading')}
      </p>
    )
  }
  return <Shown blob={preview.data} file={file} />
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
