import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, inject } from 'vitest'
import { administrate, urlOf } from './globalSetup.ts'

// The files of tests that share this process share what it has read of the code. All else is each file's own: the
// database, the files, the mails, and the settings as they stood.
const adminUrl = inject('adminUrl')
const database = `logis_test_${process.pid}`
const folder = path.join(os.tmpdir(), database)
const files = path.join(folder, 'files')

const dropDatabase = `drop database if exists ${database} with (force)`
const cutConnections = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`
// Copied as files: half the work of writing the whole template to the log.
const copied = `template ${inject('template')} strategy file_copy`
await administrate(adminUrl, [dropDatabase, `create database ${database} ${copied}`])
fs.rmSync(folder, { recursive: true, force: true })
fs.cpSync(inject('templateFiles'), files, { recursive: true })

// Before anything of the server is imported.
Object.assign(process.env, {
  NODE_ENV: 'test',
  LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'error',
  DATABASE_URL: urlOf(adminUrl, database),
  STORAGE_FOLDER: files,
  MAIL_FOLDER: path.join(folder, 'mail'),
})
const { settings } = await import('../config.ts')
const { log } = await import('../log.ts')
log.level = settings.LOG_LEVEL
const asTheyStood = { ...settings }

afterAll(async () => {
  const { isPoolEmpty, stopServer } = await import('./running.ts')
  const { endServers } = await import('./process.ts')
  await endServers()
  await stopServer()
  log.level = 'silent' // the connections that are cut below would tell of an outage
  await administrate(adminUrl, [cutConnections])
  // The pool notices each connection that was cut; the next file must find none of them. A database that still has one
  // is dropped a tenth of a second later.
  while (!isPoolEmpty()) await pause(2)
  await administrate(adminUrl, [dropDatabase])
  fs.rmSync(folder, { recursive: true, force: true })
  for (const name of Object.keys(settings)) Reflect.deleteProperty(settings, name)
  Object.assign(settings, asTheyStood)
})
