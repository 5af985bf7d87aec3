import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, inject } from 'vitest'
import { administrate, urlOf } from './globalSetup.ts'

// Before anything of the server is imported: a database of this file's own, and folders for its files and mails.
const adminUrl = inject('adminUrl')
const database = `logis_test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`
await administrate(adminUrl, [`create database ${database} template ${inject('template')} strategy wal_log`])

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'logis-test-'))
const files = path.join(folder, 'files')
if (process.env.STORAGE_FOLDER) fs.cpSync(process.env.STORAGE_FOLDER, files, { recursive: true })
Object.assign(process.env, {
  NODE_ENV: 'test',
  LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'error',
  DATABASE_URL: urlOf(adminUrl, database),
  STORAGE_FOLDER: files,
  MAIL_FOLDER: path.join(folder, 'mail'),
})

afterAll(async () => {
  const { stopServer } = await import('./running.ts')
  await stopServer()
  await administrate(adminUrl, [`drop database if exists ${database} with (force)`])
  fs.rmSync(folder, { recursive: true, force: true })
})
