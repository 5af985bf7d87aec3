import { expect, test } from 'vitest'
import { pool, write } from './db.ts'
import { closeJobs, enqueue, jobKind, openJobs, runDueJobs } from './jobs.ts'

const done: string[] = []
const kind = (name: string) => jobKind({ name, handle: async ({ what }) => void done.push(`${name} ${String(what)}`) })
const former = kind('former')
const fresh = kind('fresh')

const queues = async () =>
  (await pool.query(`select name, heartbeat_seconds from pgboss.queue where name in ('former', 'fresh') order by name`))
    .rows

test('opened again by another version: what is new is there, and a queue of before is told of the silence', async () => {
  await openJobs([former])
  await pool.query(`update pgboss.queue set heartbeat_seconds = null where name = 'former'`)
  await closeJobs()

  await openJobs([former, fresh])
  expect(await queues()).toEqual([
    { name: 'former', heartbeat_seconds: 20 },
    { name: 'fresh', heartbeat_seconds: 20 },
  ])

  const inAnHour = new Date(Date.now() + 3_600_000)
  await write(async (tx) => {
    await enqueue(tx, former, { what: 'now' })
    await enqueue(tx, fresh, { what: 'now' })
    await enqueue(tx, fresh, { what: 'later' }, { at: inAnHour })
  })
  expect(await runDueJobs([former, fresh])).toBe(2)
  expect(done.toSorted()).toEqual(['former now', 'fresh now'].toSorted())
  await closeJobs()
})
