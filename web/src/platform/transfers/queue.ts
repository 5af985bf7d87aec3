import { t, type Translate } from '../../ui/texts.ts'
import { useSyncExternalStore } from 'react'
import { asRefused, type Refused } from '../refused.ts'
import { onSessionEnd } from '../session.ts'
import { readOfTab, writeOfTab } from '../storage.ts'
import { durations, tellFailure } from '../teller.tsx'
import { newKey, type Sending } from '../upload.ts'
import { withSample, type Sample } from './pace.ts'
import { makeListeners } from '../../ui/listeners.ts'

/** The queue may give it up, and is told how much has left. */
export type Watched = Sending & Required<Pick<Sending, 'signal' | 'onProgress'>>
/** What is to be sent: `send` does it, and may be called again after a failure. */
export type Job = {
  name: string
  /** Where it goes, as it follows the verb: « dans Factures ». Said anew whenever it is read, in the language of then. */
  destination: (t: Translate) => string
  /** What it belongs to, for a screen that shows its own transfers beside what they fill. */
  topic?: string
  size: number
  send: (sending: Watched) => Promise<unknown>
}
/** `stalled`: no answer came; it goes on by itself once the server answers again. */
type TransferState = 'waiting' | 'sending' | 'stalled' | 'sent' | 'failed'
export type Transfer = Omit<Job, 'send'> & {
  id: number
  state: TransferState
  sent: number
  samples: readonly Sample[]
  error: Refused | null
}

const atOnce = 3
/** How often what was not answered goes on by itself: what is on the way may never let a file of its size pass. */
const resumptions = 5
/** Once all has arrived there is nothing left to read. */
const goodbyeMs = 8000

let transfers: readonly Transfer[] = []
let lastId = 0
let goodbye: ReturnType<typeof setTimeout> | undefined
/** With the key of all attempts: what arrived although its answer did not is there once. */
const jobs = new Map<number, Job & { controller: AbortController; key: string; left: number }>()
const { tell, subscribe } = makeListeners()

const isActive = ({ state }: Transfer) => state !== 'sent' && state !== 'failed'

const change = (next: readonly Transfer[]) => {
  const wasActive = transfers.some(isActive)
  transfers = next
  const active = transfers.some(isActive)
  if (active !== wasActive) watchLeaving(active)
  tell()
}
const patch = (id: number, changes: Partial<Transfer>) =>
  change(transfers.map((transfer) => (transfer.id === id ? { ...transfer, ...changes } : transfer)))

/** The browser asks before the page is left while something is on its way. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()
const watchLeaving = (active: boolean) => {
  writeOfTab('unsent', active)
  if (active) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

/** What was cut off at its end may have arrived all the same. Said long enough for whoever is in another tab. */
const tellCutOff = () => tellFailure(t('platform.transfers.cutOff'), durations.slow)

/** For the page that comes after one that was closed, or that a phone reloads as its camera was open. */
export const tellUnsent = () => {
  if (!readOfTab('unsent') || transfers.some(isActive)) return
  writeOfTab('unsent', false)
  tellCutOff()
}

const unsent = { sent: 0, samples: [], error: null }

const start = async (id: number) => {
  const job = jobs.get(id)
  if (!job) return
  const startedAt = Date.now()
  patch(id, { state: 'sending', sent: 0, samples: [{ at: startedAt, sent: 0 }], error: null })
  const onProgress = (bytes: number) => {
    const current = transfers.find((transfer) => transfer.id === id)
    // The form weighs a little more than the file in it.
    const sent = Math.min(bytes, job.size)
    if (current?.state === 'sending')
      patch(id, { sent, samples: withSample(current.samples, { at: Date.now(), sent }) })
  }
  try {
    await job.send({ signal: job.controller.signal, onProgress, key: job.key })
    jobs.delete(id)
    patch(id, { state: 'sent', sent: job.size })
  } catch (error) {
    const refused = asRefused(error)
    const state = refused.network && job.left > 0 ? 'stalled' : 'failed'
    if (!job.controller.signal.aborted) patch(id, { ...unsent, state, error: refused })
  }
  next()
}

const next = () => {
  const free = atOnce - transfers.filter(({ state }) => state === 'sending').length
  for (const { id } of transfers.filter(({ state }) => state === 'waiting').slice(0, free)) void start(id)
  clearTimeout(goodbye)
  if (transfers.length > 0 && transfers.every(({ state }) => state === 'sent')) goodbye = setTimeout(clear, goodbyeMs)
}

const clear = () => {
  clearTimeout(goodbye)
  for (const { controller } of jobs.values()) controller.abort()
  jobs.clear()
  change([])
}

/** What leaves this browser for the server, whatever page is shown; three at a time, in order. */
export const transferQueue = {
  add: (added: readonly Job[]) => {
    const kept = transfers.some(isActive) ? transfers : transfers.filter(({ state }) => state !== 'sent')
    const entries = added.map((job): Transfer => {
      lastId += 1
      jobs.set(lastId, { ...job, controller: new AbortController(), key: newKey(), left: resumptions })
      const { name, destination, topic, size } = job
      return {
        id: lastId,
        name,
        destination,
        ...(topic && { topic }),
        size,
        state: 'waiting',
        sent: 0,
        samples: [],
        error: null,
      }
    })
    change([...kept, ...entries])
    next()
  },
  /** Stops it, or forgets it when it has failed. */
  cancel: (id: number) => {
    jobs.get(id)?.controller.abort()
    jobs.delete(id)
    change(transfers.filter((transfer) => transfer.id !== id))
    next()
  },
  retry: (id: number) => {
    const job = jobs.get(id)
    if (job) job.left = resumptions
    patch(id, { ...unsent, state: 'waiting' })
    next()
  },
  /** The server answers again: what waits for it goes on. */
  resume: () => {
    for (const { id, state } of transfers) {
      const job = jobs.get(id)
      if (state !== 'stalled' || !job) continue
      job.left -= 1
      patch(id, { ...unsent, state: 'waiting' })
    }
    next()
  },
  /** Stops and forgets everything. */
  clear,
  all: () => transfers,
}

export const useTransfers = () => useSyncExternalStore(subscribe, transferQueue.all)

// In a cellar the signal drops and comes back: what failed for want of it is sent again.
addEventListener('online', () => {
  for (const { id, error } of transfers) if (error?.network) transferQueue.retry(id)
})

// Whoever signs out leaves nothing on its way; another tab may have ended the session.
onSessionEnd(() => {
  const wasActive = transfers.some(isActive)
  clear()
  if (wasActive) tellCutOff()
})
