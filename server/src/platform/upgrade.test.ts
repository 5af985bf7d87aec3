import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'
import { administrate, urlOf } from './testing/globalSetup.ts'
import { startServer } from './testing/process.ts'

const folder = path.resolve(import.meta.dirname, '../../db/releases')
const releases = fs.readdirSync(folder).flatMap((file) => /^(.+)\.sql$/.exec(file)?.[1] ?? [])
const migrations = fs
  .readdirSync(path.resolve(folder, '../migrations'))
  .map((file) => file.replace(/\.sql$/, ''))
  .toSorted()
const database = `logis_release_${process.pid}`
const DATABASE_URL = urlOf(inject('adminUrl'), database)

const drop = `drop database if exists ${database} with (force)`
const create = () => administrate(inject('adminUrl'), [drop, `create database ${database}`])
afterEach(() => administrate(inject('adminUrl'), [drop]))

/** The dump sets its session up for itself: what follows has one of its own. */
const restore = (release: string) =>
  administrate(DATABASE_URL, [fs.readFileSync(path.join(folder, `${release}.sql`), 'utf8')])

type Counts = Record<string, number>
const countRows = async (): Promise<Counts> => {
  const client = new pg.Client(DATABASE_URL)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' order by 1`,
  )
  const counts: Counts = {}
  for (const { name } of rows) {
    const counted = await client.query<{ n: number }>(`select count(*)::int as n from ${pg.escapeIdentifier(name)}`)
    counts[name] = counted.rows[0]!.n
  }
  await client.end()
  return counts
}

/** What the migrations since a release add to an empty database: rows of reference, which they add to any other too. */
const addedSince = async (lastOfRelease: string): Promise<Counts> => {
  await create()
  await migrate({ url: DATABASE_URL, upTo: lastOfRelease })
  const before = await countRows()
  await migrate({ url: DATABASE_URL })
  const now = await countRows()
  return Object.fromEntries(Object.entries(before).map(([table, count]) => [table, now[table]! - count]))
}

const body = JSON.stringify({ username: 'hugo@clairiere.example', password: 'Logement2026', scope: 'partner' })

test.each(releases)('a database of release %s is brought up to date, and loses nothing', async (release) => {
  await create()
  await restore(release)
  const before = await countRows()
  expect(before['residences']).toBeGreaterThan(100)
  const applied = await migrate({ url: DATABASE_URL })
  const now = await countRows()

  const { child, ended, url } = await startServer({ DATABASE_URL, MIGRATE: 'never' })
  const entered = await fetch(`${url}/v2/personal-access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { data } = (await entered.json()) as { data: { access_token: string } }
  const get = async <T>(address: string) => {
    const answer = await fetch(`${url}/v2${address}`, { headers: { authorization: `Bearer ${data.access_token}` } })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { data: T }).data
  }
  const company = await get<{ id: number }>('/company')
  const projects = await get<{ id: number }[]>(`/companies/${company.id}/residences?page_size=10`)
  expect(projects).toHaveLength(10)
  for (const { id } of projects) {
    await get(`/residences/${id}`)
    await get(`/residences/${id}/documents`)
  }
  child.kill()
  expect(await ended()).toBe(0)

  const lastOfRelease = migrations[migrations.indexOf(applied[0] ?? '') - 1] ?? migrations.at(-1)!
  const added = await addedSince(lastOfRelease)
  expect(now).toMatchObject(Object.fromEntries(Object.entries(before).map(([t, count]) => [t, count + added[t]!])))
})
