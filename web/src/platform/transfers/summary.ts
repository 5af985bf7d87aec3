import { rateOf, secondsLeft } from './pace.ts'
import type { Transfer } from './entries.ts'

export type Summary = {
  active: number
  sent: number
  failed: number
  /** Those of the active ones that wait for an answer. */
  stalled: number
  bytes: number
  totalBytes: number
  rate: number | null
  secondsLeft: number | null
}

/** All transfers as one line. What has failed is no longer waited for. */
export const summaryOf = (transfers: readonly Transfer[]): Summary => {
  const alive = transfers.filter(({ state }) => state !== 'failed')
  const totalBytes = alive.reduce((sum, { size }) => sum + size, 0)
  const bytes = alive.reduce((sum, { sent }) => sum + sent, 0)
  const rates = alive.flatMap(({ state, samples }) => (state === 'sending' ? (rateOf(samples) ?? []) : []))
  const rate = rates.length > 0 ? rates.reduce((sum, each) => sum + each, 0) : null
  return {
    active: alive.filter(({ state }) => state !== 'sent').length,
    sent: alive.filter(({ state }) => state === 'sent').length,
    failed: transfers.length - alive.length,
    stalled: alive.filter(({ state }) => state === 'stalled').length,
    bytes,
    totalBytes,
    rate,
    secondsLeft: secondsLeft(totalBytes - bytes, rate),
  }
}

/** Nothing moves before the server answers again. */
export const waits = ({ active, stalled }: Summary): boolean => stalled > 0 && stalled === active
