import { Box, Center, Loader } from '@mantine/core'
import { homeOf, type CompanyType } from '@logis/contract/companies.rules'
import { Suspense, useDeferredValue, useEffect, useId, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useCompany, type KnownCompany } from '../companies/api.ts'
import { lazyPart } from '../platform/lazyPart.ts'
import { withTexts } from '../platform/withTexts.ts'
import { useIdentity } from '../platform/identity.ts'
import { currentIdentity } from '../platform/session.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { Alone } from '../ui/Alone.tsx'
import { CompanyLogo } from '../ui/CompanyLogo.tsx'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { FailedPage } from '../ui/FailedPage.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { mayCreateProjects } from '../projects/mayCreateProjects.ts'
import { NewProjectButton } from '../projects/NewProjectButton.tsx'
import { BuilderHome } from './BuilderHome.tsx'
import { CompanyLine } from './CompanyLine.tsx'
import classes from './Home.module.css'
import { ProjectFinder } from './ProjectFinder.tsx'
import { ResumeCard } from './ResumeCard.tsx'

/** What these work with is much, and nobody else needs it. */
const InstallerHome = lazyPart(
  withTexts('gas')(() => import('./InstallerHome.tsx')),
  'InstallerHome',
)
const MakerHome = lazyPart(
  withTexts('rest')(() => import('./makers/MakerHome.tsx')),
  'MakerHome',
)
const OfficeHome = lazyPart(
  withTexts('rest')(() => import('./offices/OfficeHome.tsx')),
  'OfficeHome',
)
const DisabledBand = lazyPart(
  withTexts('company')(() => import('../companies/DisabledBand.tsx')),
  'DisabledBand',
)
const ProviderHome = lazyPart(() => import('./ProviderHome.tsx'), 'ProviderHome')

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
  const company = useDeferredValue(query.data?.data)
  useCrumbs(company ? [{ label: company.name }] : [])
  // Another company's home starts afresh.
  if (company) return <Home key={company.id} company={company} />
  if (query.error) {
    return <FailedPage title={t('home.failed')} error={query.error} onRetry={() => void query.refetch()} />
  }
  return <Loading />
}

function Loading() {
  const { t } = useTranslation()
  return (
    <Box mih="100dvh">
      <Center mih={240} role="status" aria-label={t('home.loading')}>
        <Loader />
      </Center>
    </Box>
  )
}

function Home({ company }: { company: KnownCompany }) {
  const [unfolded, setUnfolded] = useState(false)
  const resumeId = useId()
  return (
    <>
      <PageHeader
        title={company.name}
        picture={<CompanyLogo name={company.name} path={company.picture_path} size={56} />}
        subtitle={<CompanyLine companyId={company.id} unfolded={unfolded} onUnfold={setUnfolded} controls={resumeId} />}
        actions={homeOf(company.type) === 'builder' && <BuilderActs company={company} />}
      />
      <div className={classes.unfolded} id={resumeId}>
        <Alone>{unfolded && <ResumeCard companyId={company.id} />}</Alone>
      </div>
      <Suspense fallback={<Loading />}>
        {company.is_disabled && <DisabledBand />}
        <HomeOfType company={company} />
      </Suspense>
    </>
  )
}

/** those who build nothing find the homes that others let them read. */
const finderReach: Partial<Record<CompanyType, 'affiliates' | 'third_parties'>> = {
  COMPANY_MANAGER: 'affiliates',
  MANUFACTURER: 'third_parties',
  THERMAL_ENGINEERING_OFFICE: 'third_parties',
}

/** DASH-05. */
function BuilderActs({ company }: { company: KnownCompany }) {
  return (
    <>
      <div className={classes.finder}>
        <ProjectFinder companyId={company.id} reach={finderReach[company.type] ?? 'own'} />
      </div>
      <NewProject company={company} />
    </>
  )
}

/** Those who renovate begin a new project from here. */
function NewProject({ company: { id, type } }: { company: KnownCompany }) {
  const creates = mayCreateProjects(useIdentity())
  return type === 'RENOVATION' && creates && <NewProjectButton companyId={id} isAside />
}

function HomeOfType({ company: { id, type } }: { company: KnownCompany }) {
  // Those that the specification gives the builder's home, with what they have instead of projects.
  if (type === 'MANUFACTURER') return <MakerHome companyId={id} />
  if (type === 'THERMAL_ENGINEERING_OFFICE') return <OfficeHome companyId={id} />
  switch (homeOf(type)) {
    case 'installer':
      return <InstallerHome companyId={id} />
    case 'provider':
      return <ProviderHome companyId={id} type={type} />
    case 'builder':
      return <BuilderHome companyId={id} type={type} />
  }
}
