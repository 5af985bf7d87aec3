import { lazy, Suspense, type ComponentType } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useTransfers, type Transfer } from './queue.ts'
import { summaryOf } from './summary.ts'

type Tray = { transfers: readonly Transfer[] }

const loadTray = () => import('./TransferTray.tsx').then((module) => ({ default: module.TransferTray }))

/** For screens where files are sent from places without a signal: the tray is there before it is wanted. */
export const prepareTray = () => {
  loadTray().catch(() => {})
}

// Files are sent and told where they are chosen, also when the tray itself cannot be fetched.
const noTray = { default: (_: Tray) => null }
const TransferTray = lazy<ComponentType<Tray>>(() => loadTray().catch(() => noTray))

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
