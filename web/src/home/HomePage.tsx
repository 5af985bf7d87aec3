import { Center, Loader } from '@mantine/core'
import { homeOf } from '@logis/contract/companies.rules'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, type KnownCompany } from '../companies/api.ts'
import { currentIdentity } from '../platform/session.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { CompanyPicture } from '../platform/shell/CompanyBlock.tsx'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { BuilderHome } from './BuilderHome.tsx'

/** What these work with is much, and nobody else needs it. */
const InstallerHome = lazyRouteComponent(() => import('./InstallerHome.tsx'), 'InstallerHome')
const ProviderHome = lazyRouteComponent(() => import('./ProviderHome.tsx'), 'ProviderHome')

/** Begins to fetch it while the company is still being asked: most people look at their own. */
const prepareOwn = () => {
  const company = currentIdentity()?.company
  const home = company && homeOf(company.type)
  if (home === 'installer') InstallerHome.preload?.()?.catch(() => {})
  if (home === 'provider') ProviderHome.preload?.()?.catch(() => {})
}

/** DASH-01..07: the home page of the active company, after its type. */
export function HomePage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  // An effect, because it asks the network.
  useEffect(prepareOwn, [])
  const query = useSettled(useCompany(companyId))
  const company = query.data?.data
  useCrumbs(company ? [{ label: company.name }] : [])
  // Another company's home starts afresh.
  if (company) return <Home key={company.id} company={company} />
  if (query.error) {
    return <ErrorBlock title={t('home.failed')} error={query.error} onRetry={() => void query.refetch()} />
  }
  return <Loading />
}

function Loading() {
  const { t } = useTranslation()
  return (
    <Center mih={240} role="status" aria-label={t('home.loading')}>
      <Loader />
    </Center>
  )
}

function Home({ company }: { company: KnownCompany }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader
        title={company.name}
        picture={<CompanyPicture name={company.name} path={company.picture_path} />}
        subtitle={t(`home.types.${company.type}`)}
      />
      <Suspense fallback={<Loading />}>
        <HomeOfType company={company} />
      </Suspense>
    </>
  )
}

function HomeOfType({ company: { id, type } }: { company: KnownCompany }) {
  switch (homeOf(type)) {
    case 'installer':
      return <InstallerHome companyId={id} />
    case 'provider':
      return <ProviderHome companyId={id} />
    case 'builder':
      return <BuilderHome companyId={id} withChildren={type === 'COMPANY_MANAGER'} />
  }
}
