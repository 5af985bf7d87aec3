import { campaignHomesMax } from '@logis/contract/campaigns.rules'
import { isLandlord, type CompanyType } from '@logis/contract/companies.rules'
import type { Statistics } from '@logis/contract/companies.statistics'
import { Button } from '@mantine/core'
import { IconSend, IconTargetArrow } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { invites } from '../campaigns/invites.ts'
import { usePrepareCampaign } from '../campaigns/usePrepareCampaign.ts'
import { useIdentity } from '../platform/identity.ts'
import { affiliatesHomes } from '../projects/projectTable.ts'
import { partOnDemand } from '../ui/onDemand.tsx'
import { useCalmPart } from '../ui/useCalmPart.ts'
import classes from './NotActivated.module.css'
import { useProjectsLink } from './useProjectsLink.ts'

type Props = { companyId: number; type: CompanyType; withChildren: boolean; statistics: Statistics; hasItsAct: boolean }

const lastEffect = partOnDemand(() => import('./CampaignEffect.tsx').then((module) => module.CampaignEffect))

/**
 * What can be done about the homes that nobody has activated: those who were invited are written to again. Of a landlord
 * tenants are written to, whom the figures do not count.
 */
export function NotActivated(props: Props) {
  const { t } = useTranslation()
  const { companyId, type, withChildren, statistics, hasItsAct } = props
  const linkTo = useProjectsLink(companyId, withChildren)
  const mayInvite = invites(useIdentity())
  const { non_activated, funnel } = statistics
  const invited = funnel.credentials_sent - funnel.activated
  if (non_activated === 0) return null
  if (mayInvite && !isLandlord(type) && invited > 0 && invited <= campaignHomesMax) {
    return <Relaunch {...{ companyId, withChildren }} count={invited} />
  }
  return (
    <div className={classes.acts}>
      {mayInvite && non_activated <= campaignHomesMax && <Invite {...{ companyId, withChildren, hasItsAct }} />}
      <Button className={classes.see} variant="default" component={Link} {...linkTo({ activated: '0' })}>
        {t('home.funnel.see', { count: non_activated })}
      </Button>
    </div>
  )
}

type Where = Pick<Props, 'companyId' | 'withChildren'>

/** Those who were invited and have not come; beside it, what such a campaign has brought before. */
function Relaunch({ companyId, withChildren, count }: Where & { count: number }) {
  const { t } = useTranslation()
  const effect = useCalmPart(lastEffect, { isLookedAt: true })
  const { prepare, isPending } = usePrepareCampaign(companyId)
  const search = { activated: '0', credentials_sent: '1', ...(withChildren && affiliatesHomes) }
  return (
    <div className={classes.band}>
      <IconTargetArrow className={classes.icon} size={24} stroke={1.5} aria-hidden />
      <p className={classes.words}>
        <span className={classes.fact}>{t('home.funnel.waiting', { count })}</span>
        <span className={classes.effect}>{effect && <effect.Component companyId={companyId} />}</span>
      </p>
      <Button
        className={classes.relaunch}
        leftSection={<IconSend size={16} aria-hidden />}
        loading={isPending}
        onClick={() => prepare({ search })}
      >
        {t('home.funnel.relaunch', { count })}
      </Button>
    </div>
  )
}

/** A draft of all of them, to be looked through before it leaves. */
function Invite({ companyId, withChildren, hasItsAct }: Where & Pick<Props, 'hasItsAct'>) {
  const { t } = useTranslation()
  const { prepare, isPending } = usePrepareCampaign(companyId)
  return (
    <Button
      variant={hasItsAct ? 'default' : 'filled'}
      leftSection={<IconSend size={16} aria-hidden />}
      loading={isPending}
      onClick={() => prepare({ search: { activated: '0', ...(withChildren && affiliatesHomes) } })}
    >
      {t('home.funnel.invite')}
    </Button>
  )
}
