import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useCancelProject, type ProjectRow } from './api.ts'

/** PRJ-39, PRJ-41. The name is typed: the project's residents lose their access. */
export function CancelProjectDialog({
  project,
  onClose,
}: {
  project: Pick<ProjectRow, 'id' | 'name' | 'company' | 'type'>
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { id, name, company, type } = project
  const done = () => {
    tellSuccess(t('projects.cancel.done', { name }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('projects.cancel.title')}
      dismiss={t('projects.cancel.dismiss')}
      text={
        <>
          <p>{t('projects.cancel.text')}</p>
          {type === 'BUILDING' && <p>{t('projects.cancel.building')}</p>}
        </>
      }
      typed={name}
      call={useCancelProject()}
      input={{ company_id: company.id, residence_id: id }}
      onDone={done}
      onClose={onClose}
    />
  )
}
