import type { CompanyType } from '@logis/contract/companies.rules'
import { Suspense } from 'react'
import { lazyPart } from '../platform/lazyPart.ts'
import { withTexts } from '../platform/withTexts.ts'
import { partOnDemand } from '../ui/onDemand.tsx'
import { useCalmPart } from '../ui/useCalmPart.ts'
import { Coming, Together } from '../ui/Together.tsx'
import { Activation, ActivationSkeleton } from './Activation.tsx'
import classes from './Home.module.css'
import { LateBuildingsCard } from './LateBuildingsCard.tsx'

/** Of managers alone. */
const AffiliateList = lazyPart(
  withTexts('rest')(() => import('./affiliates/AffiliateList.tsx')),
  'AffiliateList',
)

/** The last that the page shows. */
const readinessCards = partOnDemand(() => import('./Readiness.tsx').then((module) => module.Readiness))
const weeksCard = partOnDemand(() => import('./WeeksCard.tsx').then((module) => module.WeeksCard))

type Props = { companyId: number; type: CompanyType }

/**
 * DASH-05, A-12: every type that has no home of its own. A manager has no projects of its own: it sees its affiliates',
 * row by row.
 */
export function BuilderHome({ companyId, type }: Props) {
  const withChildren = type === 'COMPANY_MANAGER'
  const readiness = useCalmPart(readinessCards, { isLookedAt: true })
  const weeks = useCalmPart(weeksCard, { isLookedAt: true })
  return (
    <Together className={classes.sections} skeleton={<ActivationSkeleton />}>
      <Activation {...{ companyId, type, withChildren }}>
        <Suspense fallback={<Coming height={320} />}>
          {withChildren && <AffiliateList companyId={companyId} />}
        </Suspense>
      </Activation>
      <LateBuildingsCard companyId={companyId} withChildren={withChildren} />
      {readiness && (
        <readiness.Component {...{ companyId, withChildren }} handsOver={!withChildren}>
          {weeks && <weeks.Component companyId={companyId} withChildren={withChildren} />}
        </readiness.Component>
      )}
    </Together>
  )
}
