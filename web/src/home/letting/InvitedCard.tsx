import { campaignHomesMax } from '@logis/contract/campaigns.rules'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation, type Translate } from '../../ui/texts.ts'
import { usePrepareCampaign } from '../../campaigns/usePrepareCampaign.ts'
import { client } from '../../platform/client.ts'
import { asRefused } from '../../platform/refused.ts'
import { tellRefused } from '../../platform/teller.tsx'
import type { useInvitedTenants } from '../../tenants/api.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import classes from './Invited.module.css'

const InvitedDialog = onDemand(() => import('./InvitedDialog.tsx').then((module) => module.InvitedDialog))

/** As many faces as stand beside each other on the narrowest of phones. */
export const mostFaces = 6

type Invited = NonNullable<ReturnType<typeof useInvitedTenants>['data']>

type Props = { companyId: number; invited: Invited; mayRelaunch: boolean }

/** Whom a landlord waits for, and the one act of the page: to write to all of them again. */
export function InvitedCard({ companyId, invited, mayRelaunch }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const [showing, setShowing] = useState(false)
  const { data, meta, counts } = invited
  const more = meta.total - data.length
  return (
    <section className={classes.deep} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('letting.invited.title')}</h2>
      <p className={classes.fact}>
        <strong>{t('letting.invited.count', { count: meta.total })}</strong>
        <span className={classes.about}>{toldOf(t, meta.total, counts)}</span>
      </p>
      <p className={classes.faces}>
        {data.map(({ id, email, residence }) => (
          <Avatar key={id} id={residence.id} name={email.split('@')[0]!} />
        ))}
        {more > 0 && <span className={classes.about}>{t('letting.invited.more', { count: more })}</span>}
      </p>
      <div className={classes.acts}>
        {mayRelaunch && <Relaunch companyId={companyId} count={meta.total} />}
        <Button variant="default" aria-haspopup="dialog" onClick={() => setShowing(true)}>
          {t('letting.invited.see')}
        </Button>
      </div>
      {showing && <InvitedDialog companyId={companyId} onClose={() => setShowing(false)} />}
    </section>
  )
}

/** What became of their mails, as far as there is something to tell. */
const toldOf = (t: Translate, total: number, { opened, undelivered }: Invited['counts']) => {
  const facts = [
    opened > 0 && t('letting.invited.opened', { count: opened }),
    undelivered > 0 &&
      t(opened > 0 ? 'letting.invited.undeliveredToo' : 'letting.invited.undelivered', { count: undelivered }),
  ].filter(Boolean)
  return [t('letting.invited.waiting', { count: total }), facts.length > 0 && `${facts.join(', ')}.`]
    .filter(Boolean)
    .join(' ')
}

/** So many fit into one campaign. */
export const fitsCampaign = (count: number) => count > 0 && count <= campaignHomesMax

/** A draft of all their homes, to be looked through before it leaves. */
function Relaunch({ companyId, count }: { companyId: number; count: number }) {
  const { t } = useTranslation()
  const [isReading, setReading] = useState(false)
  const { prepare, isPending } = usePrepareCampaign(companyId)
  const relaunch = async () => {
    setReading(true)
    try {
      const { data } = await client.tenants.listInvitedTenants({ company_id: companyId, page_size: -1 })
      prepare({ residence_ids: data.map(({ residence }) => residence.id) })
    } catch (error) {
      tellRefused(asRefused(error))
    } finally {
      setReading(false)
    }
  }
  return (
    <Button
      leftSection={<IconSend size={16} aria-hidden />}
      loading={isReading || isPending}
      onClick={() => void relaunch()}
    >
      {t('letting.invited.relaunch', { count })}
    </Button>
  )
}
