import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { administrate, urlOf } from './testing/globalSetup.ts'

// Whole processes, on a database that neither has seen before: what an operator starts behind a load balancer.
const main = path.resolve(import.meta.dirname, '../main.ts')
const database = `logis_several_${process.pid}`
const mails = path.join(process.env['MAIL_FOLDER']!, 'several')
const servers: { url: string; process: ChildProcess }[] = []

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const startServer = async () => {
  const [port, internal] = await Promise.all([freePort(), freePort()])
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: urlOf(inject('adminUrl'), database),
      PORT: String(port),
      INTERNAL_PORT: String(internal),
      SEED_DEMO: 'auto',
      MAIL_FOLDER: mails,
    },
  })
  servers.push({ url: `http://127.0.0.1:${port}`, process: child })
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const ready = await fetch(`http://127.0.0.1:${internal}/health/ready`).catch(() => null)
    if (ready?.ok) return
    await pause(100)
  }
  throw new Error('The server does not answer')
}

beforeAll(async () => {
  await administrate(inject('adminUrl'), [`create database ${database}`])
  await Promise.all([startServer(), startServer()])
}, 60_000)
afterAll(async () => {
  await Promise.all(
    servers.map(async ({ process: child }) => {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
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
