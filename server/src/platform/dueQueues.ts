import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { statement } from './db.ts'
import { log } from './log.ts'
import { isOutage } from './outage.ts'

/** How soon a job that becomes due is begun. */
const lookMs = 500

const askDue = statement<'queues', { name: string }>(
  ({ queues }) => sql<{ name: string }>`
    select q.name from unnest(${queues}::text[]) as q (name)
    cross join lateral (
      select 1 from pgboss.job j
      where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now() limit 1) as due`,
)

/** Of these queues, those with a job that is due: one look at all of them, by an index of what waits. */
export const findDue = async (queues: string[]): Promise<string[]> => (await askDue({ queues })).map(({ name }) => name)

/**
 * Wakes whoever works on a queue as soon as something in it is due, until it is told to stop. Workers that each asked for
 * themselves, every half second and for some forty queues, would be most of what a server without work does.
 */
export const watchQueues = (queues: string[], wake: (queue: string) => void): { stop: () => void } => {
  const stopping = new AbortController()
  const { signal } = stopping
  let isTold = false
  const look = async (): Promise<string[]> => {
    try {
      const due = await findDue(queues)
      isTold = false
      return due
    } catch (error) {
      // Of an outage the pool has told. Each worker also looks for itself now and then.
      if (!isOutage(error) && !isTold) {
        isTold = true
        log.error({ err: error }, 'what is due could not be looked for')
      }
      return []
    }
  }
  const watch = async () => {
    while (!signal.aborted) {
      for (const queue of await look()) wake(queue)
      await pause(lookMs, undefined, { signal }).catch(() => {})
    }
  }
  void watch()
  return { stop: () => stopping.abort() }
}
