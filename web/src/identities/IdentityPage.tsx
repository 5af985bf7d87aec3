import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { NotYours } from '../companies/team/notYours.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { refusedOf } from '../ui/refusal.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useCompanyIdentity } from './api.ts'
import { DomainsCard } from './DomainsCard.tsx'
import classes from './identities.module.css'
import { OnlyCard } from './OnlyCard.tsx'
import { ProviderCard } from './ProviderCard.tsx'

/** How a company's people sign in: by its own provider, once it has proven its domains. */
export function IdentityPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const identity = useSettled(useCompanyIdentity(companyId))
  const title = t('identities.page.title')
  useCompanyCrumbs(companyId, { label: t('companies.settings.title'), to: paths.settings(companyId) }, { label: title })
  const found = identity.data?.data
  const isRefused = refusedOf(identity.error)?.reason === 'FORBIDDEN'
  return (
    <>
      <PageHeader title={title} subtitle={t('identities.page.subtitle')} />
      {isRefused && (
        <Suspense fallback={null}>
          <NotYours companyId={companyId} />
        </Suspense>
      )}
      {identity.error && !isRefused && <ErrorBlock error={identity.error} onRetry={() => void identity.refetch()} />}
      {identity.isPending && <Skeleton height={320} maw={640} />}
      {found && (
        <div className={classes.cards}>
          <ProviderCard companyId={companyId} identity={found} />
          <DomainsCard companyId={companyId} identity={found} />
          {found.provider && <OnlyCard companyId={companyId} identity={found} provider={found.provider} />}
        </div>
      )}
    </>
  )
}
