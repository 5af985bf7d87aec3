import { ActionIcon, Progress } from '@mantine/core'
import { IconCheck, IconRefresh, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { RefusalText } from '../../ui/RefusalText.tsx'
import { rateOf, secondsLeft } from './pace.ts'
import type { Transfer } from './entries.ts'
import { transferQueue } from './queue.ts'
import classes from './TransferTray.module.css'
import { useTransferTexts } from './useTransferTexts.ts'

/** One file on its way: how far, how fast, how long, and what can be done about it. */
export function TransferRow({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation()
  const { id, name, state, sent, size } = transfer
  return (
    <li className={classes.row} data-state={state}>
      <div className={classes.what}>
        <p className={classes.name} title={name}>
          {name}
        </p>
        {state === 'sending' && (
          <Progress
            size={4}
            value={size === 0 ? 0 : (100 * sent) / size}
            aria-label={t('platform.transfers.progress', { name })}
          />
        )}
        <StateLine transfer={transfer} />
      </div>
      {(state === 'failed' || state === 'stalled') && (
        <ActionIcon
          variant="subtle"
          aria-label={t('platform.transfers.retry', { name })}
          onClick={() => transferQueue.retry(id)}
        >
          <IconRefresh size={18} aria-hidden />
        </ActionIcon>
      )}
      {state === 'sent' ? (
        <IconCheck className={classes.sent} size={18} aria-hidden />
      ) : (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(state === 'failed' ? 'platform.transfers.forget' : 'platform.transfers.cancel', { name })}
          onClick={() => transferQueue.cancel(id)}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

function StateLine({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation()
  const texts = useTransferTexts()
  const { state, destination, sent, size, samples, error } = transfer
  if (state === 'failed')
    return (
      <p className={classes.error}>
        <RefusalText error={error} />
      </p>
    )
  if (state === 'stalled') return <p className={classes.stalled}>{t('platform.transfers.state.stalled')}</p>
  if (state !== 'sending') {
    return <p className={classes.line}>{t(`platform.transfers.state.${state}`, { destination: destination(t) })}</p>
  }
  const rate = rateOf(samples)
  return (
    <p className={classes.line}>{texts.progress(sent, size, { rate, secondsLeft: secondsLeft(size - sent, rate) })}</p>
  )
}
