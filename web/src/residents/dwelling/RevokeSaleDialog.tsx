import { useTranslation } from '../../ui/texts.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useRevokeSale, type Sale } from '../../sales/api.ts'

type Props = { residenceId: number; sale: Sale; onClose: () => void }

export function RevokeSaleDialog({ residenceId, sale: { email }, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('sales.revoke')}
      text={t('selling.revokeText', { email })}
      dismiss={t('sales.keep')}
      call={useRevokeSale()}
      input={{ residence_id: residenceId }}
      onDone={() => {
        tellSuccess(t('sales.revoked'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
