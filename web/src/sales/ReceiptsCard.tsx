import { daysAfterLeaving } from '@logis/contract/household.rules'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { dayOf, formatDate } from '../platform/formats.ts'
import { Card } from '../ui/Card.tsx'
import { today } from '../ui/day.ts'
import rows from '../ui/Rows.module.css'
import { useDownloadReceipt, useReceipts } from './api.ts'

/** The receipts of homes that someone has given or got; nothing without one. */
export function ReceiptsCard() {
  const { t } = useTranslation()
  const receipts = useReceipts().data?.data ?? []
  const download = useDownloadReceipt()
  if (receipts.length === 0) return null
  return (
    <Card title={t('sales.receipts.title')}>
      <ul className={rows.rows} data-roomy data-telling>
        {receipts.map(({ id, home, city, as, done_at }) => (
          <li key={id}>
            <span>
              <strong>{[home, city].filter(Boolean).join(', ')}</strong>
              <span className={rows.second}>{t(`sales.receipts.${as}`, { date: formatDate(done_at) })}</span>
              {as === 'SELLER' && <Private since={done_at} />}
            </span>
            <Button
              variant="light"
              size="md"
              aria-label={t('sales.receipts.downloadOf', { home })}
              loading={download.isPending && download.variables.id === id}
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => download.mutate({ id, name: t('sales.receipts.file', { home }) })}
            >
              {t('sales.receipts.download')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const dayMs = 86_400_000

/** What the seller kept for themselves, for as long as they may still take it along: the last whole day (decision 103). */
function Private({ since }: { since: string }) {
  const { t } = useTranslation()
  const last = dayOf(new Date(Date.parse(since) + (daysAfterLeaving - 1) * dayMs))
  if (last < today()) return null
  return <span className={rows.second}>{t('sales.receipts.private', { date: formatDate(last) })}</span>
}
