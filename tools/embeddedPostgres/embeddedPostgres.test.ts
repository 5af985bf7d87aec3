import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../embeddedPostgres.ts'
import { findPostmaster } from './pidFile.ts'

const folder = fs.mkdtempSync(path.join(tmpdir(), 'logis-embedded-'))
const dataDir = path.join(folder, 'postgres')
const wish = { dataDir, port: 0, database: 'kept' }
const patience = { timeout: 15_000 }

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Another process that starts the same database, and stops it when its input ends. */
const startElsewhere = async () => {
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(import.meta.resolve('../embeddedPostgres.ts'))})
    const { stop, port } = await startEmbeddedPostgres(${JSON.stringify(wish)})
    process.stdout.write(String(port))
    process.stdin.resume().on('end', () => stop().then(() => process.exit()))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [port] = await once(child.stdout, 'data')
  return { child, port: Number(port) }
}

const endOf = async (child: ChildProcess, end: () => void) => {
  const exit = once(child, 'exit')
  end()
  await exit
}

const ask = async (url: string, sql: string) => {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

test('the database keeps what was written, in UTF-8 and for this machine alone', async () => {
  const first = await startEmbeddedPostgres(wish)
  await ask(first.url, "create table notes as select 'déjà vu' as text")
  await first.stop()

  const second = await startEmbeddedPostgres(wish)
  expect(await ask(second.url, 'select text from notes')).toEqual([{ text: 'déjà vu' }])
  expect(await ask(second.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  await second.stop()
  await expect(ask(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('one that is wished so is reached by a socket in its own folder, as long as its name leaves room', async () => {
  const near = await startEmbeddedPostgres({ ...wish, bySocket: true })
  const adopted = await startEmbeddedPostgres(wish)
  expect(new URL(near.url).searchParams.get('host')).toBe(dataDir)
  expect(adopted.url).toBe(near.url)
  expect(await ask(near.url, 'select inet_client_addr() as address')).toEqual([{ address: null }])
  await adopted.stop()
  await near.stop()

  const longNamed = path.join(folder, 'p'.repeat(100))
  const far = await startEmbeddedPostgres({ ...wish, dataDir: longNamed, bySocket: true })
  expect(await ask(far.url, 'select inet_client_addr() as address')).toEqual([{ address: '127.0.0.1' }])
  await far.stop()
})

test('a database whose launcher was killed is adopted, and stopped at the end', async () => {
  const { child, port } = await startElsewhere()
  await endOf(child, () => child.kill('SIGKILL'))

  const adopted = await startEmbeddedPostgres(wish)
  expect(adopted).toMatchObject({ adopted: true, port })
  await adopted.stop()
  expect(findPostmaster(dataDir)).toBeUndefined()
})

test('a database that another process uses is shared, and the last one stops it', async () => {
  const { child } = await startElsewhere()
  const shared = await startEmbeddedPostgres(wish)
  expect(shared.adopted).toBe(true)

  await endOf(child, () => child.stdin?.end())
  expect(await ask(shared.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await shared.stop()
  expect(findPostmaster(dataDir)).toBeUndefined()
})

const kill = (name: NodeJS.Signals) => process.kill(findPostmaster(dataDir)?.pid ?? 0, name)
const one = [{ one: 1 }]

test('a database that was killed starts again where it was, with all that was committed', async () => {
  const database = await startEmbeddedPostgres(wish)
  await ask(database.url, 'create table committed as select 1 as one')
  for (let round = 0; round < 3; round += 1) {
    kill('SIGKILL')
    await expect.poll(() => ask(database.url, 'select one from committed').catch(() => []), patience).toEqual(one)
  }
  await database.stop()
  await pause(500)
  expect(findPostmaster(dataDir)).toBeUndefined()
})

test('of two processes that share a killed database one starts it again, and the last one stops it', async () => {
  const { child } = await startElsewhere()
  const shared = await startEmbeddedPostgres(wish)
  kill('SIGKILL')
  await expect.poll(() => ask(shared.url, 'select 1 as one').catch(() => []), patience).toEqual(one)

  await endOf(child, () => child.stdin?.end())
  kill('SIGKILL')
  await expect.poll(() => ask(shared.url, 'select 1 as one').catch(() => []), patience).toEqual(one)
  await shared.stop()
  expect(findPostmaster(dataDir)).toBeUndefined()
})

test('a database that is stopped while it is being started again is stopped', async () => {
  const database = await startEmbeddedPostgres(wish)
  kill('SIGKILL')
  await pause(250)
  await database.stop()
  await pause(500)
  expect(findPostmaster(dataDir)).toBeUndefined()
  await expect(ask(database.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('a database that somebody stops by hand stays stopped, and starts anew when it is asked for', async () => {
  const database = await startEmbeddedPostgres(wish)
  kill('SIGINT')
  await pause(1_000)
  expect(findPostmaster(dataDir)).toBeUndefined()
  await database.stop()

  const again = await startEmbeddedPostgres(wish)
  expect(again.adopted).toBe(false)
  expect(await ask(again.url, 'select one from committed')).toEqual(one)
  await again.stop()
})

test('a left pid file does not hinder a start, even when its pid is another living program by now', async () => {
  const pidFile = path.join(dataDir, 'postmaster.pid')
  fs.writeFileSync(
    pidFile,
    `${process.ppid}\n${dataDir}\n1700000000\n5432\n\n127.0.0.1\n  1234567  7654321\nready   \n`,
  )
  const database = await startEmbeddedPostgres(wish)
  expect(database.adopted).toBe(false)
  await database.stop()
})

test('a busy port is left to whom it belongs', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const database = await startEmbeddedPostgres({ ...wish, port })
  expect(database.port).not.toBe(port)
  await database.stop()
  other.close()
})

test('it runs where user namespaces are forbidden, below a folder that only its owner may enter', async () => {
  const closed = fs.mkdtempSync(path.join(folder, 'closed-')) // mode 0700
  fs.writeFileSync(path.join(closed, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  const { PATH } = process.env
  process.env['PATH'] = `${closed}:${PATH}`
  try {
    const database = await startEmbeddedPostgres({ ...wish, durable: false, dataDir: path.join(closed, 'postgres') })
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  } finally {
    process.env['PATH'] = PATH
    const home = path.join(closed, 'postgres-home')
    if (fs.existsSync(home)) fs.rmSync(fs.readFileSync(home, 'utf8'), { recursive: true })
  }
})
