import { Button, Drawer, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from './texts.ts'
import classes from './FilePanel.module.css'
import { useReturnFocus } from './useReturnFocus.ts'
import { ownHead } from './ownHead.ts'
import { useNarrow } from './useNarrow.ts'

type Props = { title: string; download: string; onDownload: () => void; onClose: () => void; children: ReactNode }

/**
 * A file beside the page: what it shows, what is known of it, and its download at the foot.
 *
 * @example
 * <FilePanel title={file.name} download={t('documents.file.download')} onDownload={download} onClose={close}>
 *   <FilePreview blob={preview.data} file={file} />
 * </FilePanel>
 */
export function FilePanel({ title, download, onDownload, onClose, children }: Props) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  useReturnFocus()
  return (
    <Drawer
      opened
      position="right"
      size={narrow ? '100%' : 480}
      title={title}
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 0.2 }}
      attributes={ownHead}
      closeButtonProps={{ 'aria-label': t('ui.action.close') }}
      classNames={{ content: classes.content, body: classes.body, title: classes.title }}
      onClose={onClose}
    >
      {children}
      <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={onDownload}>
        {download}
      </Button>
    </Drawer>
  )
}

/** In place of the picture: it is on its way, or there is none. */
export function PreviewState({ loading = false, children }: { loading?: boolean; children: ReactNode }) {
  return (
    <p className={classes.none} role={loading ? 'status' : undefined}>
      {loading && <Loader size="sm" />}
      {children}
    </p>
  )
}
