import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useRevokeAsk, type Booklet } from './api.ts'

type Props = { residenceId: number; ask: Booklet['asks'][number]; onClose: () => void }

/** What the link has brought stays. */
export function RevokeAskDialog({ residenceId, ask: { id, email }, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('booklet.ask.revoke')}
      text={t('booklet.ask.revokeText', { email })}
      call={useRevokeAsk()}
      input={{ residence_id: residenceId, ask_id: id }}
      onDone={() => tellAndClose(t('booklet.ask.revoked'), onClose)}
      onClose={onClose}
    />
  )
}
