import { ActionIcon } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import type { MailLog } from './api.ts'

/** CODE-06: the eye that opens a mail. */
export function SeeButton({ log, onSee }: { log: MailLog; onSee: (log: MailLog) => void }) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="max(28px, var(--logis-target-size))"
      aria-haspopup="dialog"
      aria-label={t('invitations.log.see', { date: formatDate(log.created_at) })}
      onClick={() => onSee(log)}
    >
      <IconEye size={16} aria-hidden />
    </ActionIcon>
  )
}
