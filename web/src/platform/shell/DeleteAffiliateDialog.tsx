import { useTranslation } from '../../ui/texts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { tellAndClose } from '../teller.tsx'
import { useDeleteAffiliate } from './affiliates.ts'

type Props = { companyId: number; child: { id: number; name: string }; onClose: () => void }

/** AFF-12: a refusal stays in the dialog, and the act is off until it is opened again. */
export function DeleteAffiliateDialog({ companyId, child: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('shell.companies.delete')}
      text={t('shell.companies.deleteText', { name })}
      failure={t('shell.companies.deleteFailed')}
      call={useDeleteAffiliate()}
      input={{ company_id: companyId, child_id: id }}
      typed={name}
      onDone={() => tellAndClose(t('shell.companies.deleted', { name }), onClose)}
      onClose={onClose}
    />
  )
}
