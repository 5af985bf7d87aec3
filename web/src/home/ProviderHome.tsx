import { partOnDemand } from '../ui/onDemand.tsx'
import { useCalmPart } from '../ui/useCalmPart.ts'
import { Together } from '../ui/Together.tsx'
import { Activation, ActivationSkeleton } from './Activation.tsx'
import { BuildingList } from './BuildingList.tsx'
import classes from './Home.module.css'
import { LateBuildingsCard } from './LateBuildingsCard.tsx'

/** The last that the page shows. */
const readinessCards = partOnDemand(() => import('./Readiness.tsx').then((module) => module.Readiness))

/** DASH-02: how far the homes of a developer have come, then its buildings. */
export function ProviderHome({ companyId }: { companyId: number }) {
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
