import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'

type Props = { label: string; isPending: boolean; onClick: () => void }

/** Takes what stands on the screen as a file; busy until it is there. */
export const DownloadButton = ({ label, isPending, onClick }: Props) => (
  <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={isPending} onClick={onClick}>
    {label}
  </Button>
)
