import type { Document } from '@logis/contract/documents'
import { ActionBar, Button, Text } from '@mantine/core'
import { IconFolderSymlink, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { destructiveLook } from '../../ui/destructiveLook.ts'
import type { WriteActs } from '../acts.ts'

type Props = { files: readonly Document[]; writes: WriteActs; onClear: () => void }

/** DOC-10. What can be done with the selected files together. */
export function SelectionBar({ files, writes, onClear }: Props) {
  const { t } = useTranslation()
  return (
    <ActionBar opened={files.length > 0} onClose={onClear} aria-label={t('documents.selection.label')}>
      <Text size="sm" fw={500} role="status" style={{ whiteSpace: 'nowrap' }}>
        {t('documents.count', { count: files.length })}
      </Text>
      <ActionBar.Divider />
      <Button
        variant="default"
        size="xs"
        flex="none"
        leftSection={<IconFolderSymlink size={16} aria-hidden />}
        onClick={() => writes.askMove(files)}
      >
        {t('documents.selection.move')}
      </Button>
      <Button
        {...destructiveLook}
        size="xs"
        flex="none"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => writes.remove(files)}
      >
        {t('documents.selection.remove')}
      </Button>
      <ActionBar.CloseButton aria-label={t('documents.selection.clear')} />
    </ActionBar>
  )
}
