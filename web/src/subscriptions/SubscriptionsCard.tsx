import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import rows from '../ui/Rows.module.css'
import { useSubscriptionsOf, type Subscription } from './api.ts'
import { SubscriptionActDialog, SubscriptionMenu, type SubscriptionAct } from './SubscriptionActs.tsx'
import { SubscriptionName, SubscriptionState } from './subscriptionTable.tsx'
import classes from './Subscriptions.module.css'

const NewSubscriptionDialog = onDemand(() =>
  import('./SubscriptionDialogs.tsx').then((module) => module.NewSubscriptionDialog),
)

/** ADMIN-01: what one company has subscribed to. */
export function SubscriptionsCard({ company }: { company: { id: number; name: string } }) {
  const { t } = useTranslation()
  const subscriptions = useSubscriptionsOf(company.id)
  const [creating, setCreating] = useState(false)
  const [opened, open] = useState<{ act: SubscriptionAct; subscription: Subscription } | null>(null)
  const found = subscriptions.data?.data
  return (
    <Card
      title={t('subscriptions.title')}
      error={subscriptions.error}
      onRetry={() => void subscriptions.refetch()}
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setCreating(true)}
        >
          {t('subscriptions.create.open')}
        </Button>
      }
    >
      {!found && <Skeleton height={96} />}
      {found?.length === 0 && <p className={classes.note}>{t('subscriptions.none')}</p>}
      <ul className={rows.rows}>
        {found?.map((row) => (
          <li key={row.id}>
            <span>
              <SubscriptionName {...row} />
              <span className={rows.second}>
                {formatDate(row.starts_on)} – {row.ends_on ? formatDate(row.ends_on) : t('subscriptions.noEnd')}
                {row.renews && `, ${t('subscriptions.renews')}`}
              </span>
            </span>
            <SubscriptionState {...row} />
            <SubscriptionMenu subscription={row} onAct={(act, subscription) => open({ act, subscription })} />
          </li>
        ))}
      </ul>
      {creating && <NewSubscriptionDialog company={company} onClose={() => setCreating(false)} />}
      {opened && <SubscriptionActDialog {...opened} onClose={() => open(null)} />}
    </Card>
  )
}
