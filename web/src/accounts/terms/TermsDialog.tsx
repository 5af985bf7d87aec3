import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { useTerms } from '../api.ts'
import { TermsText } from './TermsText.tsx'

/** The terms in force, read without leaving the form that asks for them. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useTerms())
  return (
    <Dialog title={t('accounts.terms.title')} onClose={onClose}>
      {error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} role="status" aria-label={t('ui.loading')} />}
      {data && <TermsText content={data.data.content} />}
      <DialogFooter>
        <Button onClick={onClose}>{t('ui.action.close')}</Button>
      </DialogFooter>
    </Dialog>
  )
}
