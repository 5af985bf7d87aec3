import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useTransfers } from './queue.ts'
import { summaryOf } from './summary.ts'

const TransferTray = lazy(() => import('./TransferTray.tsx').then((module) => ({ default: module.TransferTray })))

/** Mounted once, in the frame of the pages. The tray itself comes with the first file. */
export function Transfers() {
  const { t } = useTranslation()
  const transfers = useTransfers()
  const { active, sent, failed } = summaryOf(transfers)
  const spoken = [
    active > 0 && t('platform.transfers.sending', { count: active }),
    active === 0 && sent > 0 && t('platform.transfers.sent', { count: sent }),
    failed > 0 && t('platform.transfers.failed', { count: failed }),
  ]
  return (
    <>
      <p className="visually-hidden" role="status">
        {spoken.filter(Boolean).join('. ')}
      </p>
      {transfers.length > 0 && (
        <Suspense>
          <TransferTray transfers={transfers} />
        </Suspense>
      )}
    </>
  )
}
