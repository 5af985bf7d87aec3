import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { PgBoss, type Job, type JobResult } from 'pg-boss'
import { pool, type Tx } from './db.ts'
import { findDue, watchQueues } from './dueQueues.ts'
import { log, loggedReason } from './log.ts'
import { isOutage } from './outage.ts'
import { beginTrace, endSpan, within } from './traces.ts'

type Payload = Record<string, unknown>
/** What a job does. Safe to repeat: a worker may die after the work and before saying so. */
type JobHandler<P extends Payload = Payload> = (payload: P) => Promise<void>

/** A kind of job: its name, and when it runs by itself if it does: as cron says (Europe/Paris), as workers start. */
export type JobKind<P extends Payload = Payload> = {
  name: string
  handle: JobHandler<P>
  cron?: string
  atStart?: true
  retryLimit?: number
}

export const jobKind = <P extends Payload = Payload>(kind: JobKind<P>): JobKind<P> => kind

/** A worker that died says nothing: what it had at hand is taken up again once it has been silent for so long. */
const silenceSeconds = 20

const boss = new PgBoss({
  db: { executeSql: async (text, values) => pool.query(text, values) },
  schema: 'pgboss',
  monitorIntervalSeconds: silenceSeconds,
})
boss.on('error', (error: unknown) => {
  // The queue wraps what it caught into an object that is no Error. Of an outage the pool has told, once.
  const { message = String(error), code } = error as { message?: string; code?: string }
  if (!isOutage(Object.assign(new Error(message), { code }))) log.warn({ error: message }, 'job queue')
})

/** Opens the queues; must be called once before any job is sent. */
export const openJobs = async (kinds: readonly JobKind<never>[]): Promise<void> => {
  await boss.start()
  const opened = new Map((await boss.getQueues()).map(({ name, heartbeatSeconds }) => [name, heartbeatSeconds]))
  for (const kind of kinds) {
    if (!opened.has(kind.name)) await openQueue(kind)
    // One that a former version opened keeps what it said.
    else if (opened.get(kind.name) !== silenceSeconds)
      await boss.updateQueue(kind.name, { heartbeatSeconds: silenceSeconds })
  }
}

const openQueue = ({ name, retryLimit = 8 }: JobKind<never>) =>
  boss.createQueue(name, {
    retryLimit,
    retryBackoff: true,
    retryDelay: 5,
    retryDelayMax: 3600,
    deleteAfterSeconds: 7 * 86_400,
    heartbeatSeconds: silenceSeconds,
  })

/** Workers are woken when something is due (`watchQueues`); they look for themselves in case nobody wakes them. */
const working = { batchSize: 5, pollingIntervalSeconds: 30, burstWhenBatchFull: true, perJobResults: true } as const

/** How soon a database that was away is asked again. */
const againMs = 500

let starting: { done: Promise<void>; stop: () => void } | undefined
let watching: { stop: () => void } | undefined

/** Servers that start together run it once; one that starts right after another runs it a little later. */
const startTogether = { singletonSeconds: 15, singletonNextSlot: true }

/**
 * Takes up what is due, now and by the clock; the queues must be open. Whoever listens is answered by then: a database
 * that goes meanwhile is waited for, until `closeJobs`.
 */
export const startWorking = (kinds: readonly JobKind<never>[]): Promise<void> => {
  const stopping = new AbortController()
  const done = work(kinds, stopping.signal)
  starting = { done, stop: () => stopping.abort() }
  return done
}

const work = async (kinds: readonly JobKind<never>[], stopping: AbortSignal) => {
  const workers = new Map<string, string>()
  for (const kind of kinds) {
    if (stopping.aborted) return
    const runAll = (jobs: Job<Payload>[]) => Promise.all(jobs.map((job) => run(kind, job)))
    workers.set(kind.name, await boss.work(kind.name, working, runAll))
    await onceAnswered(() => setGoing(kind), stopping)
  }
  watching = watchQueues([...workers.keys()], (queue) => boss.notifyWorker(workers.get(queue)!))
}

/** May be done again: a clock is set anew, and what runs at the start is put in the queue once. */
const setGoing = async ({ name, cron, atStart }: JobKind<never>) => {
  if (cron) await boss.schedule(name, cron, {}, { tz: 'Europe/Paris' })
  if (atStart) await boss.send(name, {}, startTogether)
}

const onceAnswered = async (ask: () => Promise<void>, stopping: AbortSignal) => {
  while (!stopping.aborted) {
    try {
      return await ask()
    } catch (error) {
      // Of an outage the pool has told.
      if (!isOutage(error)) throw error
      await pause(againMs, undefined, { signal: stopping }).catch(() => {})
    }
  }
}

/** Each job ends by itself: one that fails neither stops nor repeats those taken with it. */
const run = async (kind: JobKind<never>, { id, data }: Job<Payload>): Promise<JobResult> => {
  const span = beginTrace(`job ${kind.name}`, 'consumer')
  try {
    await within(span, () => (kind.handle as JobHandler)(data))
    endSpan(span, { 'logis.job': kind.name })
    return { id, status: 'completed' }
  } catch (error) {
    endSpan(span, { 'logis.job': kind.name }, true)
    const reason = loggedReason(error)
    log.warn({ job: kind.name, id, error: reason }, 'a job failed and will be tried again')
    return { id, status: 'failed', output: { reason } }
  }
}

/** Lets those at hand end; also when the work is only being started. */
export const closeJobs = async (): Promise<void> => {
  starting?.stop()
  await starting?.done.catch(() => {}) // whoever started it is told
  watching?.stop()
  await boss.stop({ graceful: true, timeout: 20_000 })
}

/** Puts a job in the queue by the transaction that makes it necessary: both happen, or neither. */
export const enqueue = async <P extends Payload>(
  tx: Tx,
  kind: JobKind<P>,
  payload: P,
  options: { key?: string; at?: Date } = {},
): Promise<void> => {
  const executeSql = async (text: string, values?: unknown[]) => ({
    rows: (await tx.executeQuery(CompiledQuery.raw(text, values ?? []))).rows as never[],
  })
  await boss.send(kind.name, payload, {
    db: { executeSql },
    ...(options.key ? { singletonKey: options.key } : {}),
    ...(options.at ? { startAfter: options.at } : {}),
  })
}

/** Runs what is due now, in this process, until nothing is left; for the tests. */
export const runDueJobs = async (kinds: readonly JobKind<never>[]): Promise<number> => {
  let ran = 0
  for (let found = true; found;) {
    found = false
    const due = await findDue(kinds.map(({ name }) => name))
    for (const kind of kinds.filter(({ name }) => due.includes(name))) {
      for (const job of await boss.fetch<Payload>(kind.name, { batchSize: 50 })) {
        found = true
        ran += 1
        await (kind.handle as JobHandler)(job.data)
        await boss.complete(kind.name, job.id)
      }
    }
  }
  return ran
}

/** Seconds the oldest due job has waited, for the readiness check. */
export const jobsLagSeconds = async (): Promise<number> => {
  const { rows } = await pool.query<{ lag: number }>(
    `select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as lag from pgboss.job where state < 'active' and start_after <= now()`,
  )
  return Math.round(rows[0]?.lag ?? 0)
}
