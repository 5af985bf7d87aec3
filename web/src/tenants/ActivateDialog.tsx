import { useTranslation } from '../ui/texts.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useActivateForCompany, type Project } from './api.ts'

type Ticked = { ids: number[]; onDone: (leftOut: readonly number[]) => void }
type Props = { project: Project; companyId: number; ticked?: Ticked; onClose: () => void }

/** FLAT-09: the whole building, or the flats that are ticked: what will be activated, in whose name. */
export function ActivateDialog({ project, companyId, ticked, onClose }: Props) {
  const { t } = useTranslation()
  const { to_activate, company } = project
  const owner = company.owner_user?.username
  return (
    <ConfirmDialog
      title={t('tenants.activate.title')}
      text={
        ticked
          ? t('tenants.activate.ticked', { count: ticked.ids.length, owner })
          : t('tenants.activate.text', { count: to_activate, home: project.name, owner })
      }
      call={useActivateForCompany()}
      input={{ company_id: companyId, residence_id: project.id, ...(ticked && { flat_ids: ticked.ids }) }}
      destructive={false}
      onDone={({ data: { activated_ids: done } }) => {
        ticked?.onDone(ticked.ids.filter((id) => !done.includes(id)))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
