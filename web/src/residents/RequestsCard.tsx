import type { OwnRequest } from '@logis/contract/residents'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { useIdentity } from '../platform/identity.ts'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { useOwnRequests, useWithdrawRequest } from './api.ts'
import classes from './RequestsCard.module.css'

/** What one has asked for and waits for; nothing without any. */
export function RequestsCard() {
  const { t } = useTranslation()
  const requests = useOwnRequests().data?.data ?? []
  if (requests.length === 0) return null
  return (
    <Card title={t('residents.waiting.title')}>
      <ul className={classes.list}>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
      <p className={classes.note}>{t('residents.waiting.next')}</p>
    </Card>
  )
}

/** It waits for as long as nobody answers, also where nobody is there to: whoever asked takes it back. */
function Request({ request: { id, role_code, created_at } }: { request: OwnRequest }) {
  const { t } = useTranslation()
  const { user } = useIdentity()
  const [asking, ask] = useState(false)
  const withdraw = useWithdrawRequest()
  const close = () => ask(false)
  const date = formatDate(created_at)
  return (
    <li>
      <span>{t('residents.waiting.since', { date })}</span>
      <strong>{t(`residents.role.${role_code}`)}</strong>
      <Button
        variant="default"
        aria-label={t('residents.waiting.withdrawOf', { date })}
        aria-haspopup="dialog"
        onClick={() => ask(true)}
      >
        {t('residents.waiting.withdraw')}
      </Button>
      {asking && (
        <Confirm
          title={t('residents.waiting.withdraw')}
          text={t('residents.waiting.withdrawText')}
          call={withdraw}
          input={{ user_id: user.id, access_request_id: id }}
          onDone={close}
          onClose={close}
        />
      )}
    </li>
  )
}
