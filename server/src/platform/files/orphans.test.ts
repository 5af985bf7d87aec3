import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../config.ts'
import { db } from '../db.ts'
import { fileStore, receiveFile } from '../files.ts'
import { as } from '../testing/client.ts'
import { startServer } from '../testing/process.ts'
import { head, openSocket } from '../testing/socket.ts'
import { world } from '../testing/world.ts'
import { announce } from './instance.ts'
import { sweepOrphans } from './janitor.ts'

const unfinished = () => fs.readdir(path.join(settings.STORAGE_FOLDER, 'unfinished'))
const stored = async () => {
  const keys: string[] = []
  for await (const { key } of fileStore.list()) keys.push(key)
  return keys
}

let stop: (() => void)[] = []
afterEach(() => {
  for (const end of stop) end()
  stop = []
})
const start = async () => {
  const server = await startServer({ ROLE: 'all' })
  stop.push(() => server.child.kill('SIGKILL'))
  return server
}

/** An upload of which one half has arrived. */
const beginUpload = async (url: string) => {
  const token = (await as('hugo@clairiere.example')).token!
  const raw = await openSocket(url)
  stop.push(raw.close)
  raw.send(
    head(`POST /v2/residences/${await world.project('Maison Les Lilas')}/documents`, {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 100_000,
    }),
  )
  raw.send('--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf')
}

test('what a killed server was receiving is gone once one starts again; what another receives stays', async () => {
  const leave = await announce()
  // Of this process, which is another server: a file whose row has yet to come.
  const mine = await receiveFile([Buffer.from('mine')])
  const other = await start()
  await beginUpload(other.url)
  await vi.waitFor(async () => expect(await unfinished()).toHaveLength(1), 5_000)
  const [kept] = await unfinished()

  const killed = await start()
  await beginUpload(killed.url)
  await vi.waitFor(async () => expect(await unfinished()).toHaveLength(2), 5_000)
  // One that the killed server had kept, and whose row never came.
  const [name] = (await unfinished()).filter((found) => found !== kept)
  const lost = `aa/${'a'.repeat(8)}${name!.slice(8)}`
  await fs.mkdir(path.join(settings.STORAGE_FOLDER, 'aa'), { recursive: true })
  await fs.writeFile(path.join(settings.STORAGE_FOLDER, lost), 'lost')
  await sweepOrphans(0)
  expect(await stored()).toContain(lost)

  killed.child.kill('SIGKILL')
  await killed.ended()
  await start()
  await vi.waitFor(async () => expect(await unfinished()).toEqual([kept]), 60_000)
  await vi.waitFor(async () => expect(await stored()).not.toContain(lost), 60_000)
  expect(await stored()).toContain(mine.storage_key)
  await leave()
}, 180_000)

test('a database that took all locks with it takes no file of those who are still there', async () => {
  const leave = await announce()
  const mine = await receiveFile([Buffer.from('mine')])
  const before = await unfinished()
  const other = await start()
  await beginUpload(other.url)
  const receiving = await vi.waitFor(async () => {
    const [begun, ...more] = (await unfinished()).filter((name) => !before.includes(name))
    expect([begun, more]).toEqual([expect.any(String), []])
    return begun
  }, 5_000)
  await sql`
    select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory'
      and l.database = (select oid from pg_database where datname = current_database())`.execute(db)
  await sweepOrphans(900)
  expect(await unfinished()).toContain(receiving)
  expect(await stored()).toContain(mine.storage_key)
  await leave()
}, 60_000)
