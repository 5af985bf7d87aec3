import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { run } from '../ui/call.ts'
import { useDownload } from './storedFiles.ts'

/** The name of a stored file, which takes it as it is. */
export function StoredFileButton({ file }: { file: { id: number; name: string } }) {
  const { t } = useTranslation()
  const download = useDownload()
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={t('platform.preview.downloadOf', { name: file.name })}
      loading={download.isPending}
      onClick={() => run(download, file)}
    >
      {file.name}
    </Button>
  )
}
