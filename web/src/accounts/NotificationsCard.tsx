import { Skeleton, Switch } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { Card } from '../ui/Card.tsx'
import { run } from '../ui/call.ts'
import { useSettled } from '../ui/useSettled.ts'
import classes from './NotificationsCard.module.css'
import { useNotificationChoices, useSetNotificationChoice, type NotificationChoice } from './choices.ts'

/** Of what the bell tells, kind by kind. */
export function NotificationsCard() {
  const { t } = useTranslation()
  const query = useSettled(useNotificationChoices())
  return (
    <Card title={t('notifications.choices.title')} error={query.error} onRetry={() => void query.refetch()}>
      <p className={classes.note}>{t('notifications.choices.help')}</p>
      {query.isPending && <Skeleton height={240} />}
      <ul className={classes.list}>
        {query.data?.data.map((choice) => (
          <Kind key={choice.kind} choice={choice} />
        ))}
      </ul>
    </Card>
  )
}

/** Each has a call of its own: a second one may be switched while the first is on its way. */
function Kind({ choice: { kind, is_active } }: { choice: NotificationChoice }) {
  const { t } = useTranslation()
  const set = useSetNotificationChoice()
  return (
    <li>
      <Switch
        label={t(`notifications.kinds.${kind}`)}
        description={t(`notifications.choices.about.${kind}`)}
        labelPosition="left"
        checked={set.isPending ? set.variables.is_active : is_active}
        onChange={({ currentTarget }) => run(set, { kind, is_active: currentTarget.checked }, {})}
      />
    </li>
  )
}
