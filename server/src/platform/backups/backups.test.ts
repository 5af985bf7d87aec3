import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../config.ts'
import { db } from '../db.ts'
import { receiveFile } from '../files.ts'
import { sweepFiles } from '../files/janitor.ts'
import { makeBackup } from './backup.ts'
import { backupLock } from './lock.ts'
import { restoreBackup } from './restore.ts'
import { isWhole, verifyBackup } from './verify.ts'

// What PostgreSQL's own tools say of a dump is their own matter: `npm run fault:backup` rehearses all of it.
vi.stubEnv('PG_RESTORE', 'true')
const root = await fs.mkdtemp(path.join(os.tmpdir(), 'logis-backup-'))
const dumping = path.join(root, 'pg_dump')
await fs.writeFile(
  dumping,
  '#!/bin/sh\nfor each; do case $each in --file=*) echo dump >"${each#--file=}" ;; esac; done\n',
  {
    mode: 0o755,
  },
)
vi.stubEnv('PG_DUMP', dumping)
afterAll(() => fs.rm(root, { recursive: true, force: true }))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const saved = { 'database.dump': 'a dump', 'files/0a/one': 'plan', 'files/0b/two': 'notice' }
let folder: string
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(root, 'one-'))
  for (const [file, text] of Object.entries(saved)) {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await fs.writeFile(path.join(folder, file), text)
  }
  const sums = Object.entries(saved).map(([file, text]) => `${sha256(text)}  ${file}\n`)
  await fs.writeFile(path.join(folder, 'SHA256SUMS'), sums.join(''))
  await writeManifest({ sums_sha256: sha256(sums.join('')) })
})
const writeManifest = (more: object) =>
  fs.writeFile(
    path.join(folder, 'manifest.json'),
    JSON.stringify({
      format: 'logis-backup-1',
      version: '3.18.1',
      made_at: '2026-11-20T02:00:00.000Z',
      migration: null,
      files: 2,
      bytes: 10,
      missing: [],
      altered: [],
      ...more,
    }),
  )

test('a backup is whole when each of its files is what was saved', async () => {
  const verdict = await verifyBackup(folder)
  expect(verdict).toMatchObject({ files: 2, missing: [], altered: [], unknown: [] })
  expect(isWhole(verdict)).toBe(true)
})

test('what is gone, altered or added is named', async () => {
  await fs.rm(path.join(folder, 'files/0a/one'))
  await fs.writeFile(path.join(folder, 'files/0b/two'), 'notict')
  await fs.writeFile(path.join(folder, 'files/0b/three'), '')
  const verdict = await verifyBackup(folder)
  expect(verdict).toMatchObject({ missing: ['files/0a/one'], altered: ['files/0b/two'], unknown: ['files/0b/three'] })
  expect(isWhole(verdict)).toBe(false)
})

test('a list of digests that was written anew is not believed', async () => {
  await fs.writeFile(path.join(folder, 'files/0b/two'), 'notict')
  const sums = path.join(folder, 'SHA256SUMS')
  await fs.writeFile(sums, (await fs.readFile(sums, 'utf8')).replace(sha256('notice'), sha256('notict')))
  expect(await verifyBackup(folder)).toMatchObject({ altered: ['SHA256SUMS'] })
})

test('what was never finished, or is of another kind, is no backup', async () => {
  await fs.rm(path.join(folder, 'manifest.json'))
  await expect(verifyBackup(folder)).rejects.toThrow('it is no backup, or one that was cut short')
  await writeManifest({ format: 'logis-backup-9', sums_sha256: '' })
  await expect(verifyBackup(folder)).rejects.toThrow('not of a backup that this version knows')
})

test('nothing is restored over a database that holds anything', async () => {
  const before = await db.selectFrom('users').select('id').execute()
  await expect(restoreBackup(folder)).rejects.toThrow('The database is not empty')
  expect(await db.selectFrom('users').select('id').execute()).toEqual(before)
})

test('while a backup is made, no row of a file is removed; then it is', async () => {
  const file = await receiveFile([Buffer.from('jamais nommé')])
  await db.insertInto('stored_files').values(file).execute()
  const rows = () => db.selectFrom('stored_files').select('id').where('storage_key', '=', file.storage_key).execute()
  const backup = new pg.Client({ connectionString: settings.DATABASE_URL })
  await backup.connect()
  await backup.query('select pg_advisory_lock_shared($1)', [backupLock])
  expect(await sweepFiles(0)).toMatchObject({ rows: 0 })
  expect(await rows()).toHaveLength(1)
  await backup.end()
  await expect.poll(async () => (await sweepFiles(0)).rows).toBeGreaterThan(0)
  expect(await rows()).toEqual([])
})

test('a backup names a file that the storage has lost; one that it fails at ends it, and leaves nothing', async () => {
  const parent = await fs.mkdtemp(path.join(root, 'made-'))
  const file = await receiveFile([Buffer.from('à sauver')])
  await db.insertInto('stored_files').values(file).execute()
  const stored = path.join(settings.STORAGE_FOLDER, file.storage_key)
  await fs.rm(stored)
  expect(await makeBackup(parent, { version: '3.18.1' })).toMatchObject({ missing: [file.storage_key] })
  const before = await fs.readdir(parent)
  await fs.symlink(stored, stored) // leads to itself
  await expect(makeBackup(parent, { version: '3.18.1' })).rejects.toThrow(file.storage_key)
  expect(await fs.readdir(parent)).toEqual(before)
  await fs.rm(stored)
})
