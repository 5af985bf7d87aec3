import type { Project } from '@logis/contract/projects'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useAskedAct } from '../platform/askedActs.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { onDemand } from '../ui/onDemand.tsx'

const InviteDialog = onDemand(() => import('./InviteDialog.tsx').then((module) => module.InviteDialog))

/** CODE-17, CODE-18. The first time it sends, later it sends again. There is none where no owner is invited. */
export function InviteButton({ project, variant }: { project: Project; variant: 'filled' | 'default' }) {
  const { t } = useTranslation()
  const reason = useReason()
  const [open, setOpen] = useState(false)
  useAskedAct('invite', project.id, () => setOpen(project.cannot.invite === null))
  const isAgain = (project.journey.invitations?.count ?? 0) > 0
  if (project.cannot.invite === 'CHANNEL_NOT_ALLOWED') return null
  return (
    <>
      <ActButton
        variant={variant}
        leftSection={<IconSend size={16} aria-hidden />}
        aria-haspopup="dialog"
        closed={reason(project.cannot.invite)}
        onClick={() => setOpen(true)}
      >
        {t(isAgain ? 'invitations.again' : 'invitations.send')}
      </ActButton>
      {open && <InviteDialog project={project} onClose={() => setOpen(false)} />}
    </>
  )
}
