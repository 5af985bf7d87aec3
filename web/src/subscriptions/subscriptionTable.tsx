import type { SortKey } from '@logis/contract/lists'
import { subscriptionList } from '@logis/contract/subscriptions.lists'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { StatusChip, type ChipTone } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import type { Subscription } from './api.ts'
import { SubscriptionMenu, type SubscriptionAct } from './SubscriptionActs.tsx'
import classes from './Subscriptions.module.css'

export const subscriptionTable = tableSearch(subscriptionList)

const tones: Record<Subscription['state'], ChipTone> = { RUNNING: 'success', PLANNED: 'warning', ENDED: 'neutral' }
export function SubscriptionState({ state }: Pick<Subscription, 'state'>) {
  const { t } = useTranslation()
  return <StatusChip tone={tones[state]} label={t(`subscriptions.states.${state}`)} />
}

/** The offer or the module, and what is particular about this one. */
export function SubscriptionName({ name, kind, licence_years, quantity }: Subscription) {
  const { t } = useTranslation()
  const more = [
    t(`subscriptions.kinds.${kind}`),
    licence_years !== null && t('subscriptions.licence', { count: licence_years }),
    quantity !== null && t('subscriptions.quantity', { count: quantity }),
  ]
  return (
    <span className={classes.lines}>
      <span>{name}</span>
      <span className={classes.second}>{more.filter(Boolean).join(' · ')}</span>
    </span>
  )
}

function End({ ends_on, renews }: Subscription) {
  const { t } = useTranslation()
  if (!ends_on) return t('subscriptions.noEnd')
  return (
    <span className={classes.lines}>
      <span>{formatDate(ends_on)}</span>
      {renews && <span className={classes.second}>{t('subscriptions.renews')}</span>}
    </span>
  )
}

function Kept({ kept_until }: Subscription) {
  const { t } = useTranslation()
  return kept_until ? t('subscriptions.until', { date: formatDate(kept_until) }) : '—'
}

type Column = TableColumn<Subscription, SortKey<typeof subscriptionList>>

export const subscriptionColumns = (
  onAct: (act: SubscriptionAct, subscription: Subscription) => void,
): readonly Column[] => [
  {
    key: 'company',
    title: 'subscriptions.field.company',
    width: '24%',
    sort: 'company',
    phone: 'name',
    cell: ({ company }) => (
      <Anchor inherit renderRoot={(props) => <Link {...props} to={paths.partner(company.id)} />}>
        {company.name}
      </Anchor>
    ),
  },
  { key: 'what', title: 'subscriptions.field.what', phone: 'fact', cell: (row) => <SubscriptionName {...row} /> },
  {
    key: 'starts_on',
    title: 'subscriptions.field.starts_on',
    width: 120,
    sort: 'starts_on',
    phone: 'fact',
    cell: ({ starts_on }) => formatDate(starts_on),
  },
  {
    key: 'ends_on',
    title: 'subscriptions.field.ends_on',
    width: 120,
    sort: 'ends_on',
    phone: 'fact',
    cell: (row) => <End {...row} />,
  },
  { key: 'kept', title: 'subscriptions.field.kept', width: 176, phone: 'fact', cell: (row) => <Kept {...row} /> },
  {
    key: 'state',
    title: 'subscriptions.field.state',
    width: 128,
    phone: 'chip',
    cell: (row) => <SubscriptionState {...row} />,
  },
  {
    key: 'actions',
    title: 'subscriptions.field.actions',
    width: 56,
    align: 'end',
    phone: 'actions',
    cell: (row) => <SubscriptionMenu subscription={row} onAct={onAct} />,
  },
]
