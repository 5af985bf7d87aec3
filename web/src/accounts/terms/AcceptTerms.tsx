import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { useIdentity } from '../../platform/identity.ts'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { useTerms } from '../api.ts'
import { useAcceptTerms } from '../ownAccount.ts'
import classes from './AcceptTerms.module.css'
import { TermsText } from './TermsText.tsx'

/** RES-03. Stands in place of the page until the terms in force are accepted: the server refuses all else before. */
export function AcceptTerms() {
  const { t } = useTranslation()
  const { user } = useIdentity()
  const terms = useSettled(useTerms())
  const accept = useAcceptTerms(user.id)
  const { version, content } = terms.data?.data ?? {}
  return (
    <div className={classes.page}>
      <h1 tabIndex={-1}>{t('accounts.terms.title')}</h1>
      <p>{t('accounts.terms.toAccept')}</p>
      {terms.error && <ErrorBlock error={terms.error} onRetry={() => void terms.refetch()} />}
      {terms.isPending && <Skeleton height={240} role="status" aria-label={t('ui.loading')} />}
      {content !== undefined && (
        <div className={classes.terms}>
          <TermsText content={content} />
        </div>
      )}
      {accept.error && <ErrorBlock title={t('accounts.terms.failed')} error={accept.error} />}
      {version !== undefined && (
        <Button size="md" fullWidth loading={accept.isPending} onClick={() => accept.mutate(version)}>
          {t('accounts.terms.accept')}
        </Button>
      )}
    </div>
  )
}
