import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../formats.ts'
import { waits, type Summary } from './summary.ts'

type Pace = { rate: number | null; secondsLeft: number | null }

/** The sentences of the tray. */
export const useTransferTexts = () => {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const left = (seconds: number) => {
    if (seconds < 60) return t('platform.transfers.left.seconds', { count: seconds })
    if (seconds < 3600) return t('platform.transfers.left.minutes', { count: Math.ceil(seconds / 60) })
    return t('platform.transfers.left.hours', { count: Math.ceil(seconds / 3600) })
  }
  return {
    title: (summary: Summary) => {
      const { active, sent, failed, stalled } = summary
      if (waits(summary)) return t('platform.transfers.stalled', { count: stalled })
      if (active > 0) return t('platform.transfers.sending', { count: active })
      return failed > 0
        ? t('platform.transfers.failed', { count: failed })
        : t('platform.transfers.sent', { count: sent })
    },
    /** « 12 Mo sur 45 Mo · 3 Mo/s · 11 s restantes » */
    progress: (sent: number, total: number, { rate, secondsLeft }: Pace) =>
      [
        t('platform.transfers.of', { sent: formatSize(sent), size: formatSize(total) }),
        rate !== null && t('platform.transfers.rate', { size: formatSize(rate) }),
        secondsLeft !== null && left(secondsLeft),
      ]
        .filter(Boolean)
        .join(' · '),
  }
}
