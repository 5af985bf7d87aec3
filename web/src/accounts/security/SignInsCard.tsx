import { Skeleton } from '@mantine/core'
import type { SignInEvent } from '@logis/contract/accounts.factors'
import { IconAlertTriangle, IconLogin2 } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import { Card } from '../../ui/Card.tsx'
import { IconRow, IconRows, RowNote } from '../../ui/IconRows.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { useSignIns } from './api.ts'

/** Who came in lately, or tried to. */
export function SignInsCard({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useSignIns(userId))
  const events = query.data?.data
  return (
    <Card title={t('accounts.signIns.title')} error={query.error} onRetry={() => void query.refetch()}>
      <RowNote>{t('accounts.signIns.help')}</RowNote>
      {query.isPending && <Skeleton height={120} />}
      {events?.length === 0 && <RowNote>{t('accounts.signIns.none')}</RowNote>}
      <IconRows>
        {events?.map((event) => (
          <SignIn key={event.id} event={event} />
        ))}
      </IconRows>
    </Card>
  )
}

function SignIn({ event: { created_at, refused, browser, system, ip } }: { event: SignInEvent }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const device =
    browser && system
      ? t('accounts.sessions.device', { browser, system })
      : (browser ?? system ?? t('accounts.sessions.unknownDevice'))
  return (
    <IconRow
      icon={refused ? IconAlertTriangle : IconLogin2}
      title={
        <>
          {formatDateTime(created_at)}
          {refused && <StatusChip tone="warning" label={t('accounts.signIns.refused')} />}
        </>
      }
      notes={[[device, ip && t('accounts.sessions.address', { address: ip })].filter(Boolean).join(' · ')]}
    />
  )
}
