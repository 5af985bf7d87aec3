import { useTranslation } from '../../ui/texts.ts'
import { invites } from '../../campaigns/invites.ts'
import { useIdentity } from '../../platform/identity.ts'
import { useInvitedTenants } from '../../tenants/api.ts'
import { Apart } from '../../ui/Alone.tsx'
import { partOnDemand, usePart } from '../../ui/onDemand.tsx'
import { useCalmPart } from '../../ui/useCalmPart.ts'
import { useSettled } from '../../ui/useSettled.ts'
import { Together } from '../../ui/Together.tsx'
import { Activation, ActivationSkeleton } from '../Activation.tsx'
import { BuildingList } from '../BuildingList.tsx'
import classes from '../Home.module.css'
import { FrontsCard } from './FrontsCard.tsx'
import first from './Invited.module.css'
import { fitsCampaign, InvitedCard, mostFaces } from './InvitedCard.tsx'
import { RequestsCard } from './RequestsCard.tsx'
import { WaitingTile } from './WaitingTile.tsx'

/** The last that the page shows. */
const readinessCards = partOnDemand(() => import('../Readiness.tsx').then((module) => module.Readiness))

const lettingCards = partOnDemand(() => import('./LettingCards.tsx').then((module) => module.LettingCards))

/** It is told late, as the bars that it is of. */
const metersTile = partOnDemand(() => import('./MetersTile.tsx').then((module) => module.MetersTile))

/** DASH-02: who waits for a landlord, how far its homes have come, its buildings, and how what it lets stands. */
export function LandlordHome({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { data: invited, isPending } = useSettled(useInvitedTenants(companyId, mostFaces))
  const mayRelaunch = invites(useIdentity()) && fitsCampaign(invited?.meta.total ?? 0)
  // Its place is drawn already: it comes by itself, once what stands below it is known.
  const meters = usePart(metersTile, !isPending)
  const readiness = useCalmPart(readinessCards, { isLookedAt: true })
  const letting = useCalmPart(lettingCards, { isLookedAt: true })
  const sent = (count: number) => t('letting.sent', { count })
  return (
    <Together className={classes.sections} skeleton={<ActivationSkeleton />}>
      <Activation
        companyId={companyId}
        type="SOCIAL_LANDLORD"
        withChildren={false}
        hasItsAct={mayRelaunch}
        landlords={{ sent, last: meters ? <meters.Component companyId={companyId} /> : <WaitingTile /> }}
      >
        <div className={first.first}>
          <Apart>
            <RequestsCard companyId={companyId} />
            {invited && invited.meta.total > 0 && <InvitedCard {...{ companyId, invited, mayRelaunch }} />}
          </Apart>
        </div>
      </Activation>
      <FrontsCard companyId={companyId} />
      <BuildingList companyId={companyId} />
      {letting && <letting.Component companyId={companyId} />}
      {readiness && <readiness.Component companyId={companyId} withChildren={false} handsOver={false} />}
    </Together>
  )
}
