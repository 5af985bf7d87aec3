import type { Project } from '@logis/contract/projects'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useLastInvited } from './api.ts'
import classes from './InviteButton.module.css'

const InviteDialog = onDemand(() => import('./InviteDialog.tsx').then((module) => module.InviteDialog))

/** CODE-17, CODE-18. Once sent, the button says to whom. */
export function InviteButton({ project, variant }: { project: Project; variant: 'filled' | 'default' }) {
  const { t } = useTranslation()
  const reason = useReason()
  const [open, setOpen] = useState(false)
  const email = useLastInvited(project)
  return (
    <>
      <ActButton
        className={classes.invite ?? ''}
        variant={variant}
        leftSection={<IconSend size={16} aria-hidden />}
        aria-haspopup="dialog"
        closed={reason(project.cannot.invite)}
        onClick={() => setOpen(true)}
      >
        {email ? t('invitations.again', { email }) : t('invitations.send')}
      </ActButton>
      {open && <InviteDialog project={project} onClose={() => setOpen(false)} />}
    </>
  )
}
