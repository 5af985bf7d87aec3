import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate, pendingMigrations, type MigrateOptions } from './migrate.ts'
import { administrate, urlOf } from './testing/globalSetup.ts'
import { spawnServer, startServer } from './testing/process.ts'

const ownFolder = path.resolve(import.meta.dirname, '../../db/migrations')
const names = fs
  .readdirSync(ownFolder)
  .map((file) => file.replace(/\.sql$/, ''))
  .toSorted()
const database = `logis_upgrade_${process.pid}`
const url = urlOf(inject('adminUrl'), database)

let folder: string
let client: pg.Client
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'logis-migrations-'))
  await administrate(inject('adminUrl'), [`create database ${database}`])
  client = await connect()
})
afterEach(async () => {
  await client.end()
  await administrate(inject('adminUrl'), [`drop database if exists ${database} with (force)`])
  fs.rmSync(folder, { recursive: true })
})

const connect = async () => {
  const opened = new pg.Client(url)
  opened.on('error', () => {}) // some are terminated on purpose
  await opened.connect()
  return opened
}
const add = (name: string, text: string) => fs.writeFileSync(path.join(folder, `${name}.sql`), text)
const run = (options: MigrateOptions = {}) => migrate({ url, folder, ...options })
const ask = async (text: string) => (await client.query(text)).rows
const pending = async () => {
  const pool = new pg.Pool({ connectionString: url })
  pool.on('error', () => {}) // the database is dropped under connections that may still be closing
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const found = await pendingMigrations(db)
  await db.destroy()
  return found
}
const reasonOf = (running: Promise<unknown>): Promise<string> =>
  running.then(
    () => 'it succeeded',
    (error: Error) => error.message,
  )
/** Until a session waits for a lock, or for the snapshots of others. */
const untilWaiting = async () => {
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(() => ask(waiting), { timeout: 10_000 }).not.toEqual([])
}
const indexes = () => ask(`select indisvalid as valid from pg_index where indexrelid = to_regclass('homes_name')`)

const index = '-- non-transactional\ncreate index concurrently homes_name on homes (name);\n'

test('a database of any earlier version is brought up to date, one version at a time', async () => {
  expect(await pending()).toEqual(names)
  expect(await migrate({ url, upTo: '0010_feed' })).toEqual(names.slice(0, 10))
  expect(await pending()).toEqual(names.slice(10))
  expect(await migrate({ url })).toEqual(names.slice(10))
  expect(await pending()).toEqual([])
  expect(await migrate({ url })).toEqual([])
})

test('an English name that was seeded becomes that of the trade, unless somebody has changed it', async () => {
  await migrate({ url, upTo: '0092' })
  await ask(`update communication_channels set name_en = 'Home sold: receipt' where code = 'SALE_RECEIPT'`)
  await migrate({ url })
  const channels = `select name_en from communication_channels where code in ('SALE_OFFER', 'SALE_RECEIPT') order by code`
  expect(await ask(channels)).toEqual([{ name_en: 'Sale of a home: to accept' }, { name_en: 'Home sold: receipt' }])
  const items = `select name_en from booklet_items where code = 'ATTESTATIONS'`
  expect(await ask(items)).toEqual([{ name_en: 'Performance certificates' }])
})

test('what an older version does not know stops it neither from migrating nor from starting', async () => {
  await migrate({ url })
  await ask(`insert into kysely_migration values ('9999_of_tomorrow', '2027-01-01T00:00:00.000Z')`)
  await ask('alter table residences add column of_tomorrow text')
  expect(await migrate({ url, upTo: '0015_accesses' })).toEqual([])
  const { child, ended, url: address } = await startServer({ DATABASE_URL: url, MIGRATE: 'never' })
  expect((await fetch(`${address}/v2/portal`)).status).toBe(200)
  child.kill()
  expect(await ended()).toBe(0)
  // One that a former version did not have, between others that have run: taken up.
  add('0001_homes', 'create table homes (name text)')
  expect(await run()).toEqual(['0001_homes'])
})

test('a server that may not migrate refuses to start while migrations are missing, and names them', async () => {
  await migrate({ url, upTo: names.at(-2)! })
  const { ended, output } = spawnServer({ DATABASE_URL: url, MIGRATE: 'never', PORT: '0', INTERNAL_PORT: '0' })
  expect(await ended()).toBe(1)
  expect(output()).toContain(`"pending":["${names.at(-1)}"]`)
  expect(await pending()).toEqual(names.slice(-1))
})

test('a migration takes as long as it takes, and one that fails leaves nothing of itself', async () => {
  await ask(`alter database ${database} set statement_timeout = '500ms'`)
  add('0001_slow', 'create table homes (name text); select pg_sleep(1)')
  add('0002_wrong', 'create table halves (name text); select 1 / 0')
  await expect(run()).rejects.toThrow('0002_wrong failed: division by zero')
  expect(await ask(`select to_regclass('homes') as homes, to_regclass('halves') as halves`)).toEqual([
    { homes: 'homes', halves: null },
  ])
  add('0002_wrong', 'create table halves (name text)')
  expect(await run()).toEqual(['0002_wrong'])
})

test('a migration that waits for a lock lets the others by, and takes it once it is free', async () => {
  await ask('create table homes (name text)')
  add('0001_place', 'alter table homes add column place text')
  const holder = await connect()
  await holder.query('begin; select from homes')
  const migrating = run({ lockTimeoutMs: 200 })
  await untilWaiting()
  await client.query(`set statement_timeout = '5s'`)
  await ask('select from homes') // queued behind the migration, for a moment
  await holder.query('commit')
  expect(await migrating).toEqual(['0001_place'])

  add('0002_again', 'alter table homes add column other text')
  await holder.query('begin; select from homes')
  await expect(run({ lockTimeoutMs: 50, tries: 2 })).rejects.toThrow('0002_again failed: canceling statement')
  await holder.end()
  expect(await run()).toEqual(['0002_again'])
})

test('several that start at once migrate once, an index built beside those who write included', async () => {
  await ask('create table homes (name text)')
  add('0001_index', index)
  add('0002_others', 'create table others ()')
  const writer = await connect()
  await writer.query(`begin; insert into homes values ('Saules')`)
  const migrating = Promise.all([run(), run(), run()])
  await untilWaiting() // the building waits for the writer, two migrators for their turn
  await writer.query('commit')
  expect((await migrating).flat()).toEqual(['0001_index', '0002_others'])
  expect(await indexes()).toEqual([{ valid: true }])
  await writer.end()
})

test('an index whose building was killed in the middle is built anew, one that was finished is kept', async () => {
  await ask('create table homes (name text)')
  add('0001_index', index)
  const writer = await connect()
  for (const blow of ['pg_terminate_backend', 'pg_cancel_backend']) {
    await writer.query(`begin; insert into homes values ('Lilas')`)
    const reason = reasonOf(run())
    await untilWaiting()
    // The building, or at the second time the removal of what the first one left.
    await ask(`select ${blow}(pid) from pg_stat_activity where datname = current_database() and query ~ '^\\w+ index'`)
    expect(await reason).toMatch('0001_index failed')
    await writer.query('commit')
    expect(await indexes()).toEqual([{ valid: false }])
  }
  expect(await run()).toEqual(['0001_index'])
  expect(await indexes()).toEqual([{ valid: true }])

  // Killed after the building and before its note.
  await ask('delete from kysely_migration')
  expect(await run()).toEqual(['0001_index'])
  await writer.end()
})

test('outside a transaction a migration may hold nothing that cannot be repeated', async () => {
  add('0001_homes', '-- non-transactional\ninsert into homes values (1);\n')
  await expect(run()).rejects.toThrow('0001_homes is marked non-transactional, but this cannot be repeated: insert')
})

test('a connection lost in the middle leaves the database as it was, and the next start goes on', async () => {
  add('0001_slow', 'create table homes (name text); select pg_sleep(30)')
  const reason = reasonOf(run())
  for (let found: unknown[] = []; found.length === 0; await pause(20))
    found = await ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`)
  expect(await reason).toMatch('0001_slow failed')
  add('0001_slow', 'create table homes (name text)')
  expect(await run()).toEqual(['0001_slow'])
})
