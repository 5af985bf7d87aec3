import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { statement } from './db.ts'

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
  const watch = async () => {
    while (!signal.aborted) {
      // Of an outage the pool has told; each worker also looks for itself now and then.
      for (const queue of await findDue(queues).catch(() => [])) wake(queue)
      await pause(lookMs, undefined, { signal }).catch(() => {})
    }
  }
  void watch()
  return { stop: () => stopping.abort() }
}
