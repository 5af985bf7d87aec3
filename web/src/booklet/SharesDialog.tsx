import { useTranslation } from '../ui/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { SharesList } from './SharesList.tsx'

/** The same for the company, from the booklet of a project. */
export function SharesDialog({ residenceId, onClose }: { residenceId: number; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('booklet.shares.title')} width="md" onClose={onClose}>
      <SharesList residenceId={residenceId} />
    </Dialog>
  )
}
