import { Button } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import { PassportLink } from './FoundPassport.tsx'
import { PassportFinder } from './PassportFinder.tsx'

/** DASH-12, PTG-28: in access mode, each result leads to its page. */
export function PassportSearchDialog({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('passports.search.title')} onClose={onClose}>
      <PassportFinder
        companyId={companyId}
        result={(passport) => <PassportLink companyId={companyId} passport={passport} onOpen={onClose} />}
      />
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('ui.action.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
