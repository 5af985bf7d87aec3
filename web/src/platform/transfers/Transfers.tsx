import { barePart, usePart } from '../../ui/onDemand.tsx'
import { useTranslation } from '../../ui/texts.ts'
import { useTransfers } from './entries.ts'
import { summaryOf, waits } from './summary.ts'

// Files are sent and told where they are chosen, also while the tray itself cannot be fetched.
const tray = barePart(() => import('./TransferTray.tsx').then((module) => module.TransferTray))

/** For screens where files are sent from places without a signal: the tray is there before it is wanted. */
export const prepareTray = () => {
  tray.bring().catch(() => {})
}

/** Mounted once, in the frame of the pages. The tray itself comes with the first file. */
export function Transfers() {
  const { t } = useTranslation()
  const transfers = useTransfers()
  const part = usePart(tray, transfers.length > 0)
  const summary = summaryOf(transfers)
  const { active, sent, failed, stalled } = summary
  const spoken = [
    waits(summary) && t('platform.transfers.stalled', { count: stalled }),
    active > stalled && t('platform.transfers.sending', { count: active }),
    active === 0 && sent > 0 && t('platform.transfers.sent', { count: sent }),
    failed > 0 && t('platform.transfers.failed', { count: failed }),
  ]
  return (
    <>
      <p className="visually-hidden" role="status">
        {spoken.filter(Boolean).join('. ')}
      </p>
      {transfers.length > 0 && part && <part.Component transfers={transfers} />}
    </>
  )
}
