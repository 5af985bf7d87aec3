import { Skeleton } from '@mantine/core'
import type { OwnSession } from '@logis/contract/accounts.sessions'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { run } from '../ui/call.ts'
import { IconRow, IconRows, RowNote } from '../ui/IconRows.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useEndOtherSessions, useEndSession, useOwnSessions } from './ownAccount.ts'

/** What one has open, on this device and on others; what is closed here is refused at its next call. */
export function SessionsCard({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useOwnSessions(userId))
  const endOthers = useEndOtherSessions()
  const sessions = query.data?.data ?? []
  const closeOthers = () =>
    run(endOthers, { user_id: userId }, { onSuccess: () => tellSuccess(t('accounts.sessions.closedOthers')) })
  return (
    <Card title={t('accounts.sessions.title')} error={query.error} onRetry={() => void query.refetch()}>
      <RowNote>{t('accounts.sessions.help')}</RowNote>
      {query.isPending && <Skeleton height={120} />}
      <IconRows>
        {sessions.map((session) => (
          <Session key={session.id} userId={userId} session={session} />
        ))}
      </IconRows>
      {sessions.some(({ is_current }) => !is_current) && (
        <ActButton mt={8} variant="default" loading={endOthers.isPending} onClick={closeOthers}>
          {t('accounts.sessions.closeOthers')}
        </ActButton>
      )}
    </Card>
  )
}

const phones = new Set(['iPhone', 'iPad', 'Android'])

const useDeviceName = () => {
  const { t } = useTranslation()
  return ({ browser, system }: OwnSession) =>
    browser && system
      ? t('accounts.sessions.device', { browser, system })
      : (browser ?? system ?? t('accounts.sessions.unknownDevice'))
}

function Session({ userId, session }: { userId: number; session: OwnSession }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const end = useEndSession()
  const device = useDeviceName()(session)
  const opened = formatDateTime(session.opened_at)
  const close = () =>
    run(
      end,
      { user_id: userId, session_id: session.id },
      { onSuccess: () => tellSuccess(t('accounts.sessions.closed', { device })) },
    )
  return (
    <IconRow
      icon={phones.has(session.system ?? '') ? IconDeviceMobile : IconDeviceDesktop}
      title={
        <>
          {device}
          {session.is_current && <StatusChip tone="success" label={t('accounts.sessions.current')} />}
        </>
      }
      notes={[
        [
          t(`accounts.sessions.areas.${session.scope}`),
          session.ip && t('accounts.sessions.address', { address: session.ip }),
        ]
          .filter(Boolean)
          .join(' · '),
        t('accounts.sessions.times', { opened, used: formatDateTime(session.last_used_at) }),
      ]}
      acts={
        !session.is_current && (
          <ActButton
            variant="default"
            size="xs"
            loading={end.isPending}
            aria-label={t('accounts.sessions.closeOne', { device, opened })}
            onClick={close}
          >
            {t('ui.action.close')}
          </ActButton>
        )
      }
    />
  )
}
