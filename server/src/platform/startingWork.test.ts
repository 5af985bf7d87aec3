import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { jobKinds } from '../app.ts'
import { pool } from './db.ts'
import { freePort } from './ports.ts'
import { as } from './testing/client.ts'
import { databaseGate } from './testing/databaseGate.ts'
import { spawnServer } from './testing/process.ts'

const clocks = jobKinds.flatMap(({ name, cron }) => (cron ? [name] : [])).toSorted()

const clocksSet = async () =>
  (await pool.query<{ name: string }>('select name from pgboss.schedule')).rows.map(({ name }) => name).toSorted()

/** A server whose database goes while its workers begin, when the portal is already there. */
const startWithout = async () => {
  await pool.query('delete from pgboss.schedule')
  const { token } = await as('hugo@clairiere.example')
  let set = 0
  const gate = await databaseGate((sent) => /insert into pgboss\.schedule/i.test(sent) && ++set === 3)
  const [port, internalPort] = [await freePort(), await freePort()]
  const ports = { PORT: String(port), INTERNAL_PORT: String(internalPort) }
  const server = spawnServer({ ...ports, DATABASE_URL: gate.url, LOG_LEVEL: 'warn' })
  await expect.poll(gate.isShut, { timeout: 60_000 }).toBe(true)
  const asked = async () => {
    const { status } = await fetch(`http://127.0.0.1:${port}/v2/user`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return status
  }
  return { gate, asked, ...server }
}

test('a database that goes while the workers begin is waited for: the server lives, and every clock is set', async () => {
  const { gate, asked, child, output, ended } = await startWithout()
  expect(await asked()).toBe(503)
  await pause(1_200)
  expect(child.exitCode).toBeNull()
  gate.openAgain()
  await expect.poll(clocksSet, { timeout: 20_000 }).toEqual(clocks)
  await expect.poll(asked, { timeout: 20_000 }).toBe(200)
  expect(output().match(/the database is lost/g)).toHaveLength(1)
  child.kill()
  expect(await ended()).toBe(0)
  gate.close()
})

test('told to stop while its workers wait for the database, it goes by itself', async () => {
  const { gate, asked, child, ended } = await startWithout()
  expect(await asked()).toBe(503)
  child.kill()
  expect(await ended()).toBe(0)
  gate.close()
})
