import { Skeleton, Switch } from '@mantine/core'
import type { CompanyChannel } from '@logis/contract/companies'
import { useId } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useClosedCard } from '../platform/reasons.ts'
import { tellFailure } from '../platform/teller.tsx'
import { Card } from '../ui/Card.tsx'
import { run } from '../ui/call.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useCompanyChannels, useSetChannel, type Company } from './api.ts'
import classes from './SettingsPage.module.css'

const targets = ['user', 'builder'] as const

/** PROF-24..28: what the portal writes, to whom. What people cannot do without has no switch. A switch saves at once, and goes back when it could not. */
export function ChannelsCard({ company }: { company: Company }) {
  const { t } = useTranslation()
  const channels = useSettled(useCompanyChannels(company.id))
  const closedCard = useClosedCard()
  return (
    <Card
      title={t('companies.channels.title')}
      error={channels.error}
      onRetry={() => void channels.refetch()}
      disabled={closedCard(company.cannot.administer)}
    >
      <p className={classes.note}>{t('companies.channels.always')}</p>
      {channels.isPending && <Skeleton height={160} />}
      {targets.map((target) => {
        const own = channels.data?.data.filter((channel) => channel.target === target && channel.is_optional) ?? []
        if (own.length === 0) return null
        return (
          <section className={classes.group} key={target}>
            <h3>{t(`companies.channels.${target}`)}</h3>
            <p className={classes.note}>{t(`companies.channels.${target}Help`)}</p>
            <ul className={classes.channels}>
              {own.map((channel) => (
                <Channel key={channel.id} companyId={company.id} channel={channel} />
              ))}
            </ul>
          </section>
        )
      })}
    </Card>
  )
}

function Channel({ companyId, channel }: { companyId: number; channel: CompanyChannel }) {
  const { t } = useTranslation()
  const set = useSetChannel()
  const saidId = useId()
  // While the call is on its way the switch shows what was asked for.
  const shown = set.isPending ? set.variables.active === true : channel.is_active
  const toggle = (active: boolean) =>
    run(
      set,
      { company_id: companyId, setting_id: channel.id, active },
      { onError: () => tellFailure(t('companies.channels.failed')) },
    )
  return (
    <li className={classes.channel}>
      <span id={saidId}>
        {channel.name}
        <span className={classes.way}>
          <br />
          {t(`companies.channels.${channel.type}`)}
        </span>
      </span>
      {/* One message may go both ways: the switch is named after its message and its way. */}
      <Switch aria-labelledby={saidId} checked={shown} onChange={(event) => toggle(event.currentTarget.checked)} />
    </li>
  )
}
