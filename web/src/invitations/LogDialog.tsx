import { Button } from '@mantine/core'
import type { Project } from '@logis/contract/projects'
import { useTranslation } from '../ui/texts.ts'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import { InvitationLog } from './InvitationLog.tsx'

/** CODE-06: every invitation of a project. */
export function LogDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('invitations.log.title')} width="md" onClose={onClose}>
      <InvitationLog project={project} whole />
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('ui.action.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
