import { Skeleton, Switch } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import type { Me } from '@logis/contract/accounts'
import { Card } from '../ui/Card.tsx'
import { run } from '../ui/call.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useMailChoices, useSetMailChoice, type MailChoice } from './choices.ts'
import classes from './NotificationsCard.module.css'

/** Which mails come, of those that one may do without. A switch saves at once. */
export function MailsCard({ user: { id, scope } }: { user: Me }) {
  const { t } = useTranslation()
  const query = useSettled(useMailChoices(id))
  const target = scope === 'resident' ? 'user' : 'builder'
  const own = query.data?.data.filter((channel) => channel.is_optional && channel.target === target)
  return (
    <Card title={t('accounts.mails.title')} error={query.error} onRetry={() => void query.refetch()}>
      <p className={classes.note}>{t(own?.length === 0 ? 'accounts.mails.none' : 'accounts.mails.help')}</p>
      {query.isPending && <Skeleton height={160} />}
      <ul className={classes.list}>
        {own?.map((channel) => (
          <Mail key={channel.id} userId={id} channel={channel} />
        ))}
      </ul>
    </Card>
  )
}

/** Each has a call of its own: a second one may be switched while the first is on its way. */
function Mail({ userId, channel }: { userId: number; channel: MailChoice }) {
  const { t, i18n } = useTranslation()
  const set = useSetMailChoice(userId)
  const about = `accounts.mails.about.${channel.code}`
  return (
    <li>
      <Switch
        label={channel.name}
        description={i18n.exists(about) ? t(about as 'accounts.mails.about.HOME_REPORT') : undefined}
        labelPosition="left"
        checked={set.isPending ? set.variables.active : channel.is_active}
        onChange={({ currentTarget }) => run(set, { id: channel.id, active: currentTarget.checked }, {})}
      />
    </li>
  )
}
