import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { run } from '../ui/call.ts'
import { today } from '../ui/day.ts'
import { ErrorBlock, RefusalNote } from '../ui/ErrorBlock.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useAcceptSale, useOffered } from './buying/api.ts'
import classes from './Sale.module.css'

/** What is offered to the buyer of a home; whoever has accepted is told what comes next. */
export function Offered({ token }: { token: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useOffered(token))
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={140} role="status" aria-label={t('ui.loading')} />
  const { seller, home, city, company, deed_on, tenants } = data.data
  return (
    <dl className={classes.facts}>
      <dt>{t('sales.buyer.seller')}</dt>
      <dd>{seller}</dd>
      <dt>{t('sales.buyer.home')}</dt>
      <dd>{[home, city].filter(Boolean).join(', ')}</dd>
      <dt>{t('sales.buyer.date')}</dt>
      <dd>{formatDate(deed_on)}</dd>
      <dt>{t('sales.buyer.company')}</dt>
      <dd>{company}</dd>
      {tenants > 0 && (
        <>
          <dt>{t('residents.coming.rented')}</dt>
          <dd>{t('residents.coming.tenants', { count: tenants })}</dd>
        </>
      )}
    </dl>
  )
}

/** Whoever buys by another address of theirs has the offer sent there; once somebody has accepted, it is theirs. */
export function OfferElsewhere({ token, username }: { token: string; username: string }) {
  const { t } = useTranslation()
  const offered = useOffered(token).data?.data
  if (!offered || offered.is_accepted) return null
  return <p className={`${classes.note} ${classes.explain}`}>{t('residents.coming.otherAddress', { username })}</p>
}

export function AcceptSale({ token }: { token: string }) {
  const { t } = useTranslation()
  const accept = useAcceptSale()
  const offered = useOffered(token).data?.data
  const answer = accept.data?.data
  if (answer?.is_done)
    return (
      <Told title={t('sales.buyer.doneTitle')} text={t('sales.buyer.doneText')}>
        <Button component={Link} to={paths.oneDwelling(answer.residence_id)} size="md" fullWidth>
          {t('sales.buyer.open')}
        </Button>
      </Told>
    )
  const deed_on = answer?.deed_on ?? (offered?.is_accepted ? offered.deed_on : null)
  if (deed_on)
    return (
      <Told
        title={t('sales.buyer.acceptedTitle')}
        text={
          deed_on <= today()
            ? t('residents.coming.dueAccepted')
            : t('sales.buyer.acceptedText', { date: formatDate(deed_on) })
        }
      >
        <Button component={Link} to={paths.dwelling()} variant="default" size="md" fullWidth>
          {t('sales.buyer.homes')}
        </Button>
      </Told>
    )
  return (
    <>
      <p className={`${classes.note} ${classes.explain}`}>{t('sales.buyer.explain')}</p>
      <RefusalNote error={accept.error} />
      <Button size="md" fullWidth loading={accept.isPending} onClick={() => run(accept, { token }, {})}>
        {t('sales.buyer.accept')}
      </Button>
    </>
  )
}

function Told({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="status">
      <h2>{title}</h2>
      <p className={classes.note}>{text}</p>
      {children}
    </div>
  )
}
