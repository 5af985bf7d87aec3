import { Center, Loader } from '@mantine/core'
import { homeOf } from '@logis/contract/companies.rules'
import { useTranslation } from 'react-i18next'
import { useCompany, type KnownCompany } from '../companies/api.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { CompanyPicture } from '../platform/shell/CompanyBlock.tsx'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { BuilderHome } from './BuilderHome.tsx'
import { InstallerHome } from './InstallerHome.tsx'
import { ManufacturerHome } from './ManufacturerHome.tsx'
import { ProviderHome } from './ProviderHome.tsx'

/** DASH-01..07: the home page of the active company, after its type. */
export function HomePage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const query = useSettled(useCompany(companyId))
  const company = query.data?.data
  useCrumbs(company ? [{ label: company.name }] : [])
  // Another company's home starts afresh.
  if (company) return <Home key={company.id} company={company} />
  if (query.error) {
    return <ErrorBlock title={t('home.failed')} error={query.error} onRetry={() => void query.refetch()} />
  }
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
      <HomeOfType company={company} />
    </>
  )
}

function HomeOfType({ company: { id, type } }: { company: KnownCompany }) {
  if (type === 'MANUFACTURER') return <ManufacturerHome companyId={id} />
  switch (homeOf(type)) {
    case 'installer':
      return <InstallerHome companyId={id} />
    case 'provider':
      return <ProviderHome companyId={id} />
    case 'builder':
      return <BuilderHome companyId={id} withChildren={type === 'COMPANY_MANAGER'} />
  }
}
