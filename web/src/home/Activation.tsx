import type { CompanyType } from '@logis/contract/companies.rules'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useStatistics } from '../companies/api.ts'
import { Alone } from '../ui/Alone.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { Figures, type LandlordsFigures } from './Figures.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { Funnel } from './Funnel.tsx'
import classes from './Home.module.css'
import { WaitingCard } from './WaitingCard.tsx'

type Props = {
  companyId: number
  type: CompanyType
  withChildren: boolean
  landlords?: LandlordsFigures
  /** The one filled button of the page stands in there already. */
  hasItsAct?: boolean
  /** What stands right under the figures. */
  children?: ReactNode
}

/** How many homes there are, how far they have come towards a resident who uses them, and what waits for somebody. */
export function Activation({ companyId, type, withChildren, hasItsAct = false, landlords, children }: Props) {
  const { t } = useTranslation()
  const query = useSettled(useStatistics(companyId, withChildren))
  const statistics = query.data?.data
  if (query.error && !statistics) {
    return (
      <>
        <ErrorBlock title={t('home.figures.failed')} error={query.error} onRetry={() => void query.refetch()} />
        <Alone>{children}</Alone>
      </>
    )
  }
  if (statistics?.projects === 0) {
    return (
      <>
        <FirstSteps companyId={companyId} />
        <Alone>{children}</Alone>
      </>
    )
  }
  return (
    <>
      {statistics ? <Figures {...{ companyId, type, withChildren, statistics, landlords }} /> : <LoadingFigures />}
      <Alone>{children}</Alone>
      {statistics ? (
        <div className={classes.columns}>
          <Funnel {...{ companyId, type, withChildren, statistics, hasItsAct }} />
          <WaitingCard {...{ companyId, type, withChildren, statistics }} />
        </div>
      ) : (
        <LoadingColumns />
      )}
    </>
  )
}

/** What stands in its place until it is there. */
export const ActivationSkeleton = () => (
  <>
    <LoadingFigures />
    <LoadingColumns />
  </>
)

function LoadingFigures() {
  return (
    <div className={classes.figures}>
      {[1, 2, 3, 4].map((tile) => (
        <Skeleton key={tile} height={116} radius="lg" />
      ))}
    </div>
  )
}

function LoadingColumns() {
  return (
    <div className={classes.columns}>
      <Skeleton height={372} radius="lg" />
      <Skeleton height={372} radius="lg" />
    </div>
  )
}
