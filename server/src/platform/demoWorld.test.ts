import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { administrate, urlOf } from './testing/globalSetup.ts'
import { startServer } from './testing/process.ts'

const database = `logis_unseeded_${process.pid}`
const DATABASE_URL = urlOf(inject('adminUrl'), database)
const drop = `drop database if exists ${database} with (force)`

beforeAll(() => administrate(inject('adminUrl'), [`create database ${database}`]))
afterAll(() => administrate(inject('adminUrl'), [drop]))

const usernames = async (): Promise<string[]> => {
  const client = new pg.Client(DATABASE_URL)
  await client.connect()
  const { rows } = await client.query<{ username: string }>('select username from users')
  await client.end()
  return rows.map(({ username }) => username)
}

/** Without work of its own, which a stop would wait for: what is filled is decided before it begins. */
const startOnce = async (environment: Record<string, string>) => {
  const asked = { DATABASE_URL, SEED_DEMO: 'auto', ROLE: 'web', ...environment }
  const { child, ended, output, url } = await startServer(asked)
  const body = JSON.stringify({ username: 'admin@logis.example', password: 'Logement2026', scope: 'partner' })
  const answer = await fetch(`${url}/v2/personal-access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  child.kill()
  await ended()
  return { status: answer.status, output: output() }
}

test.each(['production', 'development'])('a database that was given stays empty: %s', async (NODE_ENV) => {
  const { status, output } = await startOnce({ NODE_ENV })
  expect(status).toBe(401)
  expect(output).toContain('Logis : http')
  expect(output).not.toMatch(/Logement2026|admin@logis/)
  expect(await usernames()).toEqual([])
})

test('a database with people of its own is not filled, even when asked for by name, and no password is printed', async () => {
  await administrate(DATABASE_URL, [
    `insert into users (username, email) values ('vrai@client.example', 'vrai@client.example')`,
  ])
  const { status, output } = await startOnce({ SEED_DEMO: 'always' })
  expect(status).toBe(401)
  expect(output).not.toContain('Logement2026')
  expect(await usernames()).toEqual(['vrai@client.example'])
  await administrate(DATABASE_URL, ['delete from users'])
})

test('asked for by name, the demo world fills an empty database and its accounts are told', async () => {
  const { status, output } = await startOnce({ NODE_ENV: 'production', SEED_DEMO: 'always' })
  expect(status).toBe(200)
  expect(output).toMatch(/mot de passe Logement2026[^]*admin@logis\.example/)
  expect(await usernames()).toContain('admin@logis.example')
})
