import { subscriptionList } from '@logis/contract/subscriptions.lists'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { searchFields } from '../ui/searchFields.ts'
import { useSubscriptions, type Subscription } from './api.ts'
import { SubscriptionActDialog, type SubscriptionAct } from './SubscriptionActs.tsx'
import { subscriptionColumns, subscriptionTable } from './subscriptionTable.tsx'

const NewSubscriptionDialog = onDemand(() =>
  import('./SubscriptionDialogs.tsx').then((module) => module.NewSubscriptionDialog),
)

/** ADMIN-01: what every company has subscribed to. */
export function SubscriptionsPage() {
  const { t } = useTranslation()
  const { state, change } = useTableState(subscriptionTable)
  const query = useSubscriptions(state)
  const [creating, setCreating] = useState(false)
  const [opened, open] = useState<{ act: SubscriptionAct; subscription: Subscription } | null>(null)
  useCrumbs([{ label: t('administration.title') }, { label: t('subscriptions.title') }])
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} aria-haspopup="dialog" onClick={() => setCreating(true)}>
      {t('subscriptions.create.open')}
    </Button>
  )
  const fields = searchFields(subscriptionList, {
    code: { title: 'subscriptions.field.code', labelOf: (code) => t(`subscriptions.codes.${code}`) },
    state: { title: 'subscriptions.field.state', labelOf: (one) => t(`subscriptions.states.${one}`) },
    ends_on: { title: 'subscriptions.field.ends_on' },
  })
  return (
    <>
      <DataTable
        title={t('subscriptions.title')}
        heading="h1"
        noun="subscriptions.count"
        query={query}
        columns={subscriptionColumns((act, subscription) => open({ act, subscription }))}
        rowId={({ id }) => String(id)}
        rowName={({ name, company }) => `${name}, ${company.name}`}
        state={state}
        onChange={change}
        search={fields}
        hint={t('subscriptions.textHint')}
        add={add}
        empty={{ text: t('subscriptions.empty') }}
      />
      {creating && <NewSubscriptionDialog onClose={() => setCreating(false)} />}
      {opened && <SubscriptionActDialog {...opened} onClose={() => open(null)} />}
    </>
  )
}
