import { daysAfterLeaving } from '@logis/contract/household.rules'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { formatDate } from '../../platform/formats.ts'
import { Card } from '../../ui/Card.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { stateOfSale, useSale, type Sale } from '../../sales/api.ts'
import classes from './Sale.module.css'

const SaleDialog = onDemand(() => import('./SaleDialog.tsx').then((module) => module.SaleDialog))
const RevokeSaleDialog = onDemand(() => import('./RevokeSaleDialog.tsx').then((module) => module.RevokeSaleDialog))

/** The owner of a home gives its booklet to whoever buys it; where that is not theirs to do there is no such card. */
export function SaleCard({ residenceId }: { residenceId: number }) {
  const { t } = useTranslation()
  const told = useSettled(useSale(residenceId)).data?.data
  const [opened, open] = useState<'start' | 'revoke' | null>(null)
  const close = () => open(null)
  if (!told || (!told.sale && told.cannot.start !== null)) return null
  const { sale, cannot } = told
  const state = sale && stateOfSale(sale)
  return (
    <Card title={t('selling.title')} chips={state && <StatusChip tone={state.tone} label={t(state.label)} />}>
      {sale ? <UnderWay sale={sale} /> : <p className={classes.note}>{t('selling.text')}</p>}
      <p className={classes.acts}>
        {!sale && (
          <Button variant="light" size="md" aria-haspopup="dialog" onClick={() => open('start')}>
            {t('selling.act')}
          </Button>
        )}
        {sale && cannot.revoke === null && (
          <Button variant="default" size="md" aria-haspopup="dialog" onClick={() => open('revoke')}>
            {t('sales.revoke')}
          </Button>
        )}
      </p>
      {opened === 'start' && <SaleDialog residenceId={residenceId} onClose={close} />}
      {opened === 'revoke' && sale && <RevokeSaleDialog residenceId={residenceId} sale={sale} onClose={close} />}
    </Card>
  )
}

function UnderWay({ sale: { email, deed_on, accepted_at, is_undelivered } }: { sale: Sale }) {
  const { t } = useTranslation()
  const date = formatDate(deed_on)
  if (accepted_at)
    return (
      <>
        <p>{t('selling.until', { accepted: formatDate(accepted_at), date, email })}</p>
        <p className={classes.note}>{t('selling.stays', { days: daysAfterLeaving })}</p>
      </>
    )
  return (
    <>
      <p>{t('selling.offered', { email, date })}</p>
      <p className={classes.note}>{t(is_undelivered ? 'selling.lost' : 'selling.next')}</p>
    </>
  )
}
