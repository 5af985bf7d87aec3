import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { administrate, urlOf } from './testing/globalSetup.ts'
import { startServer } from './testing/process.ts'
import { inOneWindow } from './testing/windows.ts'

// Whole processes, on a database that neither has seen before: what an operator starts behind a load balancer.
const database = `logis_several_${process.pid}`
const mails = path.join(process.env['MAIL_FOLDER']!, 'several')
const servers: Awaited<ReturnType<typeof startServer>>[] = []

const startAnother = async () => {
  const DATABASE_URL = urlOf(inject('adminUrl'), database)
  servers.push(await startServer({ NODE_ENV: 'production', DATABASE_URL, SEED_DEMO: 'always', MAIL_FOLDER: mails }))
}

beforeAll(async () => {
  await administrate(inject('adminUrl'), [`create database ${database}`])
  await Promise.all([startAnother(), startAnother()])
})
afterAll(async () => {
  await Promise.all(
    servers.map(({ child, ended }) => {
      child.kill()
      return ended()
    }),
  )
  await administrate(inject('adminUrl'), [`drop database if exists ${database} with (force)`])
})

const call = (
  server: number,
  method: string,
  address: string,
  { token, body }: { token?: string; body?: unknown } = {},
) =>
  fetch(`${servers[server]!.url}/v2${address}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const signIn = (server: number, password = 'Logement2026', username = 'hugo@clairiere.example') =>
  call(server, 'POST', '/personal-access-token', { body: { username, password, scope: 'partner' } })

type Body = { data: { access_token: string; name: string } }
const bodyOf = async (response: Response): Promise<Body> => (await response.json()) as Body

test('started together on an empty database, one prepares it and both serve it', async () => {
  const companies = await Promise.all(
    [0, 1].map(async (server) => {
      const { data } = await bodyOf(await signIn(server))
      return (await bodyOf(await call(server, 'GET', '/company', { token: data.access_token }))).data.name
    }),
  )
  expect(companies).toEqual(['Maisons Clairière', 'Maisons Clairière'])
})

test('a session of one is known to the other, and is over for both at once', async () => {
  const { data } = await bodyOf(await signIn(0))
  const token = data.access_token
  expect((await call(1, 'GET', '/user', { token })).status).toBe(200)
  expect((await call(1, 'DELETE', '/personal-access-token', { token })).status).toBeLessThan(300)
  expect((await call(0, 'GET', '/user', { token })).status).toBe(401)
})

test('failures to sign in are counted over both', async () => {
  await inOneWindow(900)
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await signIn(tries % 2, 'Mauvais2026', 'samira@rivages.example')).status).toBe(401)
  }
  const refused = await Promise.all([0, 1].map((server) => signIn(server, 'Logement2026', 'samira@rivages.example')))
  expect(refused.map(({ status }) => status)).toEqual([429, 429])
})

test('a mail is sent once, whichever of them takes the job', async () => {
  const people = [
    'karim@renovest.example',
    'ines@belvedere.example',
    'zoe@batir-ouest.example',
    'otto@thermalia.example',
  ]
  await Promise.all(people.map((email, place) => call(place % 2, 'POST', '/reset-password', { body: { email } })))
  const sent = () => (fs.existsSync(mails) ? fs.readdirSync(mails).filter((file) => file.endsWith('.eml')) : [])
  await expect.poll(() => sent().length, { timeout: 20_000 }).toBe(people.length)
  await pause(3000) // long enough for a second taker to have sent its own
  expect(sent()).toHaveLength(people.length)
}, 40_000)
