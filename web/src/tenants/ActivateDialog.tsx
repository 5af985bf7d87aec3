import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useActivateForCompany, type Project } from './api.ts'

type Props = { project: Project; companyId: number; onClose: () => void }

/** FLAT-09: what will be activated, in whose name. */
export function ActivateDialog({ project, companyId, onClose }: Props) {
  const { t } = useTranslation()
  const { to_activate: count, company } = project
  return (
    <ConfirmDialog
      title={t('tenants.activate.title')}
      text={t('tenants.activate.text', { count, home: project.name, owner: company.owner_user?.username })}
      call={useActivateForCompany()}
      input={{ company_id: companyId, residence_id: project.id }}
      destructive={false}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
