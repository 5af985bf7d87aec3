import fs from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isMigrated, migrate } from './migrate.ts'
import { administrate, urlOf } from './testing/globalSetup.ts'

const folder = path.resolve(import.meta.dirname, '../../db/migrations')
const names = fs
  .readdirSync(folder)
  .map((file) => file.replace(/\.sql$/, ''))
  .toSorted()
const database = `logis_upgrade_${process.pid}`
const open = () => {
  const pool = new pg.Pool({ connectionString: urlOf(inject('adminUrl'), database), max: 2 })
  // The database is dropped under connections that may still be closing.
  pool.on('error', () => {})
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
}

beforeAll(() => administrate(inject('adminUrl'), [`create database ${database}`]))
afterAll(() => administrate(inject('adminUrl'), [`drop database if exists ${database} with (force)`]))

test('a database of any earlier version is brought up to date, one version at a time or several at once', async () => {
  const db = open()
  // The first releases are one step; each later one must find what the former committed.
  expect(await migrate(db, '0010_feed')).toEqual(names.slice(0, 10))
  expect(await isMigrated(db)).toBe(false)
  expect(await migrate(db)).toEqual(names.slice(10))
  expect(await isMigrated(db)).toBe(true)
  expect(await migrate(db)).toEqual([])
  await db.destroy()
})
