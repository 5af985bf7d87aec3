import { IconMail, IconMailOpened, IconMailX, type TablerIcon } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { MailLog } from './api.ts'

const icons: Partial<Record<MailLog['status'], TablerIcon>> = {
  SENT: IconMail,
  OPENED: IconMailOpened,
  INVALID_EMAIL: IconMailX,
  HARD_BOUNCE: IconMailX,
}

/** CODE-11..16: what became of a mail, as the server reads its events. */
export function MailStatusChip({ status, level }: Pick<MailLog, 'status' | 'level'>) {
  const { t } = useTranslation()
  const icon = icons[status]
  return <StatusChip tone={level ?? 'neutral'} label={t(`invitations.status.${status}`)} {...(icon && { icon })} />
}
