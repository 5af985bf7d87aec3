import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { homePathOf } from '../platform/guards.ts'
import { useVisitor } from '../platform/identity.ts'
import { ErrorBlock, ErrorNote } from '../ui/ErrorBlock.tsx'
import { Entrance } from './Entrance.tsx'
import { useMailSubscription, useUnsubscribe } from './unsubscribing.ts'

/**
 * Where a mail that one may do without leads to end its like, signed in or not. Opening ends nothing: programs that look
 * through mails open pages too. The link serves as often as one likes, so that it stays in the address.
 */
export function UnsubscribePage() {
  const { t } = useTranslation()
  const [token] = useState(() => new URLSearchParams(location.hash.replace(/^#/, '')).get('token')?.trim() ?? '')
  return (
    <Entrance>
      <h1>{t('accounts.unsubscribe.title')}</h1>
      {token ? <Subscription token={token} /> : <Invalid />}
    </Entrance>
  )
}

function Subscription({ token }: { token: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useMailSubscription(token)
  const end = useUnsubscribe()
  if (error?.reason === 'UNSUBSCRIBE_TOKEN_INVALID') return <Invalid />
  const failed = end.error ?? error
  if (failed)
    return (
      <ErrorBlock
        title={t('accounts.unsubscribe.failed')}
        error={failed}
        onRetry={() => (end.error ? end.mutate({ token }) : void refetch())}
      />
    )
  const subscription = end.data?.data ?? data?.data
  if (!subscription) return <Skeleton height={120} role="status" aria-label={t('ui.loading')} />
  if (subscription.is_off)
    return (
      <>
        <p role="status">{t('accounts.unsubscribe.done', subscription)}</p>
        <p>{t('accounts.unsubscribe.again')}</p>
        <Way />
      </>
    )
  return (
    <>
      <p>{t('accounts.unsubscribe.ask', subscription)}</p>
      <Button size="md" fullWidth loading={end.isPending} onClick={() => end.mutate({ token })}>
        {t('accounts.unsubscribe.confirm')}
      </Button>
    </>
  )
}

function Way() {
  const { t } = useTranslation()
  const visitor = useVisitor()
  return (
    <Link data-reaching to={visitor ? homePathOf(visitor) : paths.login()}>
      {t(visitor ? 'accounts.unsubscribe.goOn' : 'accounts.reset.toLogin')}
    </Link>
  )
}

function Invalid() {
  const { t } = useTranslation()
  return (
    <>
      <ErrorNote>
        <p>{t('accounts.unsubscribe.invalid')}</p>
      </ErrorNote>
      <Way />
    </>
  )
}
