import { SemiCircleProgress, Skeleton } from '@mantine/core'
import { nextMonth, quotaState } from '@logis/contract/passports.rules'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useQuota, type PassportQuota } from './api.ts'
import classes from './QuotaGauge.module.css'

/** DASH-09, DASH-10: what may still be created this month, in one of three states. */
export function QuotaCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useQuota(companyId))
  const quota = query.data?.data
  return (
    <Card title={t('passports.quota.title')} error={quota ? null : query.error} onRetry={() => void query.refetch()}>
      {quota ? <Gauge quota={quota} /> : <Skeleton className={classes.waiting ?? ''} height="auto" />}
    </Card>
  )
}

function Gauge({ quota }: { quota: PassportQuota }) {
  const { t } = useTranslation()
  const { formatMonth } = useFormats()
  const state = quotaState(quota)
  const { value, availability } = quota
  if (state === 'none' || value === null || availability === null) {
    return <p className={classes.words}>{t('passports.quota.none')}</p>
  }
  const month = formatMonth(nextMonth(quota.month))
  return (
    <div className={classes.gauge} data-state={state}>
      <SemiCircleProgress
        aria-hidden
        value={value === 0 ? 0 : (100 * availability) / value}
        size={144}
        thickness={14}
        filledSegmentColor="var(--logis-brand)"
        emptySegmentColor="var(--logis-rule)"
        label={<span className={classes.figure}>{availability}</span>}
      />
      <div>
        <p className={classes.words}>
          {state === 'reached'
            ? t('passports.quota.reached')
            : t('passports.quota.available', { count: availability, value })}
        </p>
        <p className={classes.more}>
          {t(state === 'reached' ? 'passports.quota.again' : 'passports.quota.renewed', { month })}
        </p>
      </div>
    </div>
  )
}
