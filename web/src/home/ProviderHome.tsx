import type { CompanyType } from '@logis/contract/companies.rules'
import { lazyPart } from '../platform/lazyPart.ts'
import { withTexts } from '../platform/withTexts.ts'
import { partOnDemand } from '../ui/onDemand.tsx'
import { useCalmPart } from '../ui/useCalmPart.ts'
import { Together } from '../ui/Together.tsx'
import { Activation, ActivationSkeleton } from './Activation.tsx'
import { BuildingList } from './BuildingList.tsx'
import classes from './Home.module.css'
import { LateBuildingsCard } from './LateBuildingsCard.tsx'

/** The last that the page shows. */
const readinessCards = partOnDemand(() => import('./Readiness.tsx').then((module) => module.Readiness))

const LandlordHome = lazyPart(
  withTexts('project', 'parts', 'rest')(() => import('./letting/LandlordHome.tsx')),
  'LandlordHome',
)

/** DASH-02. A landlord has much that a developer has not. */
export function ProviderHome({ companyId, type }: { companyId: number; type: CompanyType }) {
  return type === 'SOCIAL_LANDLORD' ? <LandlordHome companyId={companyId} /> : <DeveloperHome companyId={companyId} />
}

/** How far the homes of a developer have come, then its buildings. */
function DeveloperHome({ companyId }: { companyId: number }) {
  const readiness = useCalmPart(readinessCards, { isLookedAt: true })
  return (
    <Together className={classes.sections} skeleton={<ActivationSkeleton />}>
      <Activation companyId={companyId} type="DEVELOPER" withChildren={false} />
      <LateBuildingsCard companyId={companyId} withChildren={false} />
      <BuildingList companyId={companyId} />
      {readiness && <readiness.Component companyId={companyId} withChildren={false} handsOver />}
    </Together>
  )
}
