import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useDeleteContact, type CompanyContact } from './api.ts'

type Props = { companyId: number; contact: CompanyContact; onClose: () => void }

/** Says how many projects lose it. */
export function DeleteContactDialog({ companyId, contact: { id, name, projects_count }, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('contacts.remove.title')}
      text={
        <>
          <p>{t('contacts.remove.text', { name })}</p>
          <p>{t('contacts.remove.projects', { count: projects_count })}</p>
        </>
      }
      call={useDeleteContact()}
      input={{ company_id: companyId, contact_id: id }}
      onDone={() => tellAndClose(t('contacts.remove.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}
