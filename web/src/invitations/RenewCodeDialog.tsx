import type { Project } from '@logis/contract/projects'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useRenewCode } from './api.ts'

type Props = { project: Pick<Project, 'id' | 'name'>; onClose: () => void }

/** Of an invitation that went to somebody else, or a sheet that was lost: what it says opens nothing from now on. */
export function RenewCodeDialog({ project, onClose }: Props) {
  const { t } = useTranslation()
  const { id, name } = project
  return (
    <ConfirmDialog
      title={t('invitations.renew.title')}
      text={t('invitations.renew.text', { name })}
      call={useRenewCode()}
      input={{ residence_id: id }}
      onDone={() => tellAndClose(t('invitations.renew.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}
