import { ActionIcon, Progress } from '@mantine/core'
import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronUp,
  IconCircleCheck,
  IconCloudOff,
  IconUpload,
  IconX,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import type { Transfer } from './entries.ts'
import { transferQueue } from './queue.ts'
import { summaryOf, waits, type Summary } from './summary.ts'
import { TransferRow } from './TransferRow.tsx'
import { useResuming } from './useResuming.ts'
import classes from './TransferTray.module.css'
import { useTransferTexts } from './useTransferTexts.ts'

/** What is on its way, at the foot of every page until it has arrived. */
export function TransferTray({ transfers }: { transfers: readonly Transfer[] }) {
  const { t } = useTranslation()
  const texts = useTransferTexts()
  const titleId = useId()
  const [open, setOpen] = useState(true)
  const summary = summaryOf(transfers)
  const isActive = summary.active > 0
  useResuming(summary.stalled > 0)
  return (
    <section className={classes.tray} aria-labelledby={titleId} data-print="hidden" data-foot="tray">
      <header className={classes.header}>
        <StateIcon summary={summary} />
        <h2 className={classes.title} id={titleId}>
          {texts.title(summary)}
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={open}
          aria-label={t(open ? 'platform.transfers.collapse' : 'platform.transfers.expand')}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconChevronDown size={18} aria-hidden /> : <IconChevronUp size={18} aria-hidden />}
        </ActionIcon>
        {!isActive && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('platform.transfers.close')}
            onClick={transferQueue.clear}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
      </header>
      {isActive && !waits(summary) && (
        <Total summary={summary} text={texts.progress(summary.bytes, summary.totalBytes, summary)} />
      )}
      {open && (
        <ul className={classes.rows}>
          {transfers.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} />
          ))}
        </ul>
      )}
    </section>
  )
}

function StateIcon({ summary }: { summary: Summary }) {
  const { active, failed } = summary
  if (failed > 0) return <IconAlertTriangle className={classes.failed} size={20} aria-hidden />
  if (waits(summary)) return <IconCloudOff className={classes.stalled} size={20} aria-hidden />
  if (active > 0) return <IconUpload className={classes.sending} size={20} aria-hidden />
  return <IconCircleCheck className={classes.sent} size={20} aria-hidden />
}

function Total({ summary: { bytes, totalBytes }, text }: { summary: Summary; text: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.total}>
      <Progress
        size={4}
        value={totalBytes === 0 ? 0 : (100 * bytes) / totalBytes}
        aria-label={t('platform.transfers.total')}
      />
      <p className={classes.line}>{text}</p>
    </div>
  )
}
