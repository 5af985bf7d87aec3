import { asRefused } from '../refused.ts'
import { onSessionEnd } from '../session.ts'
import { newKey } from '../upload.ts'
import { entries, type Job, type Transfer } from './entries.ts'
import { withSample } from './pace.ts'
import { markUnsent, tellCutOff } from './unsent.ts'

const atOnce = 3
/** How often what was not answered goes on by itself: what is on the way may never let a file of its size pass. */
const resumptions = 5
/** Once all has arrived there is nothing left to read. */
const goodbyeMs = 8000

let lastId = 0
let goodbye: ReturnType<typeof setTimeout> | undefined
/** With the key of all attempts: what arrived although its answer did not is there once. */
const jobs = new Map<number, Job & { controller: AbortController; key: string; left: number }>()

const isActive = ({ state }: Transfer) => state !== 'sent' && state !== 'failed'

const change = (next: readonly Transfer[]) => {
  const wasActive = entries.all().some(isActive)
  const active = next.some(isActive)
  if (active !== wasActive) watchLeaving(active)
  entries.change(next)
}
const patch = (id: number, changes: Partial<Transfer>) =>
  change(entries.all().map((transfer) => (transfer.id === id ? { ...transfer, ...changes } : transfer)))

/** The browser asks before the page is left while something is on its way. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()
const watchLeaving = (active: boolean) => {
  markUnsent(active)
  if (active) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

const unsent = { sent: 0, samples: [], error: null }

const start = async (id: number) => {
  const job = jobs.get(id)
  if (!job) return
  const startedAt = Date.now()
  patch(id, { state: 'sending', sent: 0, samples: [{ at: startedAt, sent: 0 }], error: null })
  const onProgress = (bytes: number) => {
    const current = entries.all().find((transfer) => transfer.id === id)
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
  const transfers = entries.all()
  const free = atOnce - transfers.filter(({ state }) => state === 'sending').length
  for (const { id } of transfers.filter(({ state }) => state === 'waiting').slice(0, free)) void start(id)
  clearTimeout(goodbye)
  if (transfers.length > 0 && entries.all().every(({ state }) => state === 'sent'))
    goodbye = setTimeout(clear, goodbyeMs)
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
    const transfers = entries.all()
    const kept = transfers.some(isActive) ? transfers : transfers.filter(({ state }) => state !== 'sent')
    const waiting = added.map((job): Transfer => {
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
    change([...kept, ...waiting])
    next()
  },
  /** Stops it, or forgets it when it has failed. */
  cancel: (id: number) => {
    jobs.get(id)?.controller.abort()
    jobs.delete(id)
    change(entries.all().filter((transfer) => transfer.id !== id))
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
    for (const { id, state } of entries.all()) {
      const job = jobs.get(id)
      if (state !== 'stalled' || !job) continue
      job.left -= 1
      patch(id, { ...unsent, state: 'waiting' })
    }
    next()
  },
  /** Stops and forgets everything. */
  clear,
}

// In a cellar the signal drops and comes back: what failed for want of it is sent again.
addEventListener('online', () => {
  for (const { id, error } of entries.all()) if (error?.network) transferQueue.retry(id)
})

// Whoever signs out leaves nothing on its way; another tab may have ended the session.
onSessionEnd(() => {
  const wasActive = entries.all().some(isActive)
  clear()
  if (wasActive) tellCutOff()
})
