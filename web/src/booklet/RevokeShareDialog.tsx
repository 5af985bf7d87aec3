import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useRevokeShare, type BookletShare } from './api.ts'

type Props = { residenceId: number; share: BookletShare; onClose: () => void }

export function RevokeShareDialog({ residenceId, share: { id, label }, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('booklet.shares.revokeTitle')}
      text={t('booklet.shares.revokeText', { label })}
      call={useRevokeShare()}
      input={{ residence_id: residenceId, share_id: id }}
      onDone={() => {
        tellSuccess(t('booklet.shares.revoked'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
