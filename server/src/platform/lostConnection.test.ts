import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db, pool } from './db.ts'
import { as } from './testing/client.ts'
import { startServer } from './testing/process.ts'
import { world } from './testing/world.ts'

/** Ends the connections of this database that wait for a lock, once there is one. */
const endWaiting = async () => {
  for (let tries = 0; tries < 400; tries += 1) {
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rowCount) return
    await pause(25)
  }
  throw new Error('No connection waits for a lock')
}

test('a connection that is lost while it waits for a row answers 503, and the server lives', async () => {
  const id = await world.project('Maison Les Lilas')
  const { token } = await as('hugo@clairiere.example')
  const { child, url, output, ended } = await startServer({ LOG_LEVEL: 'warn' })
  const ask = (method: string, path: string) =>
    fetch(`${url}/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify({ commissioning_date: '2026-03-01' }) }),
    })
  for (let round = 0; round < 3; round += 1) {
    const answer = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('residences').select('id').where('id', '=', id).forUpdate().execute()
      const asked = ask('PATCH', `/residences/${id}`)
      await endWaiting()
      return asked
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toMatchObject({
      error_reason: 'SERVICE_UNAVAILABLE',
      error_message: expect.stringMatching(/./),
      request_id: expect.stringMatching(/./),
    })
    expect((await ask('GET', '/user')).status).toBe(200)
  }
  expect(child.exitCode).toBeNull()
  // Told once, whatever was cut.
  await expect.poll(() => output().match(/a connection was lost/g)).toHaveLength(1)
  child.kill()
  expect(await ended()).toBe(0)
})
