import { useTranslation } from '../ui/texts.ts'
import { IconCalendarPlus, IconCircleOff } from '@tabler/icons-react'
import { formatDate } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { RowMenu } from '../ui/RowMenu.tsx'
import { useDeleteSubscription, useEndSubscription, useRenewSubscription, type Subscription } from './api.ts'

const EditSubscriptionDialog = onDemand(() =>
  import('./SubscriptionDialogs.tsx').then((module) => module.EditSubscriptionDialog),
)

export type SubscriptionAct = 'edit' | 'renew' | 'end' | 'delete'
type MenuProps = { subscription: Subscription; onAct: (act: SubscriptionAct, subscription: Subscription) => void }

/** What an administrator may do with a subscription. */
export function SubscriptionMenu({ subscription, onAct }: MenuProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const { name, company, cannot } = subscription
  return (
    <RowMenu label={t('subscriptions.menu', { name: `${name}, ${company.name}` })}>
      {(Menu) => (
        <>
          <Menu.Act kind="edit" onClick={() => onAct('edit', subscription)}>
            {t('subscriptions.edit.title')}
          </Menu.Act>
          <Menu.Act
            leftSection={<IconCalendarPlus size={16} aria-hidden />}
            closed={reason(cannot.renew)}
            onClick={() => onAct('renew', subscription)}
          >
            {t('subscriptions.renew.title')}
          </Menu.Act>
          <Menu.Act
            leftSection={<IconCircleOff size={16} aria-hidden />}
            closed={reason(cannot.end)}
            onClick={() => onAct('end', subscription)}
          >
            {t('subscriptions.end.title')}
          </Menu.Act>
          <Menu.Act kind="delete" closed={reason(cannot.delete)} onClick={() => onAct('delete', subscription)}>
            {t('subscriptions.remove.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}

type Asked = { subscription: Subscription; onClose: () => void }

/** The dialog of an act that was chosen. */
export function SubscriptionActDialog({ act, ...asked }: Asked & { act: SubscriptionAct }) {
  if (act === 'edit') return <EditSubscriptionDialog {...asked} />
  if (act === 'renew') return <Renew {...asked} />
  return act === 'end' ? <End {...asked} /> : <Remove {...asked} />
}

function Renew({ subscription: { id, name, ends_on, licence_years }, onClose }: Asked) {
  const { t } = useTranslation()
  const date = ends_on ? formatDate(ends_on) : ''
  return (
    <Confirm
      title={t('subscriptions.renew.title')}
      text={t('subscriptions.renew.text', { name, date, count: licence_years ?? 1 })}
      destructive={false}
      call={useRenewSubscription()}
      input={{ subscription_id: id }}
      onDone={() => tellAndClose(t('subscriptions.renew.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}

function End({ subscription: { id, name, company }, onClose }: Asked) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('subscriptions.end.title')}
      text={t('subscriptions.end.text', { name, company: company.name })}
      call={useEndSubscription()}
      input={{ subscription_id: id }}
      onDone={() => tellAndClose(t('subscriptions.end.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}

function Remove({ subscription: { id, name }, onClose }: Asked) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('subscriptions.remove.title')}
      text={t('subscriptions.remove.text', { name })}
      call={useDeleteSubscription()}
      input={{ subscription_id: id }}
      onDone={() => tellAndClose(t('subscriptions.remove.done', { name }), onClose)}
      onClose={onClose}
    />
  )
}
