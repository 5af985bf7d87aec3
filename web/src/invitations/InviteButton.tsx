import type { Project } from '@logis/contract/projects'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useReason } from '../platform/reasons.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { useInviteOwner } from './api.ts'

/** CODE-17, CODE-18. */
export function InviteButton({ project, variant }: { project: Project; variant: 'filled' | 'default' }) {
  const { t } = useTranslation()
  const reason = useReason()
  const invite = useInviteOwner(useCompanyId())
  return (
    <ActButton
      variant={variant}
      leftSection={<IconSend size={16} aria-hidden />}
      closed={reason(project.cannot.invite)}
      loading={invite.isPending}
      onClick={() => invite.mutate(project)}
    >
      {t('invitations.send')}
    </ActButton>
  )
}
