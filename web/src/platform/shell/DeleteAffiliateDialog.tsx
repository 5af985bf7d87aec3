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
      title={t('platform.companies.delete')}
      text={t('platform.companies.deleteText', { name })}
      failure={t('platform.companies.deleteFailed')}
      call={useDeleteAffiliate()}
      input={{ company_id: companyId, child_id: id }}
      typed={name}
      onDone={() => tellAndClose(t('platform.companies.deleted', { name }), onClose)}
      onClose={onClose}
    />
  )
}
