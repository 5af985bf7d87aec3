import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, `.data/e2e/${process.pid}`)

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** A real mail server, which keeps what it receives as files for the tests to read. */
const startMailServer = async (port: number) => {
  const mails = path.join(folder, 'mails')
  fs.mkdirSync(mails, { recursive: true })
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      received += 1
      const name = path.join(mails, `${String(received).padStart(4, '0')}.eml`)
      const file = fs.createWriteStream(`${name}.part`)
      stream.pipe(file)
      file.once('close', () => {
        fs.renameSync(`${name}.part`, name)
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return { mails, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

const administrate = async (adminUrl: string, statement: string) => {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const untilReady = async (url: string) => {
  // The demo world is made first, beside all the other tests.
  for (let tries = 0; tries < 900; tries += 1) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`${url} does not answer`)
}

/**
 * Starts the product as in production: its own database with the demo world, the built portal, a real mail server.
 * With E2E_URL and E2E_MAILS a product that runs already is used as it is, for those who write a test.
 */
export default async function setUp() {
  if (process.env['E2E_URL']) return
  const adminUrl = process.env['TEST_DATABASE_URL']
  if (!adminUrl) throw new Error('TEST_DATABASE_URL is missing: run the tests with npm test')
  fs.rmSync(folder, { recursive: true, force: true })
  const [port, internalPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()])
  const database = `logis_e2e_${process.pid}`
  await administrate(adminUrl, `drop database if exists ${database} with (force)`)
  await administrate(adminUrl, `create database ${database}`)
  const mail = await startMailServer(smtpPort)
  const databaseUrl = new URL(adminUrl)
  databaseUrl.pathname = `/${database}`
  const url = `http://127.0.0.1:${port}`
  const log = fs.openSync(path.join(folder, 'server.log'), 'w')
  const server = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl.href,
      SEED_DEMO: 'always',
      PORT: String(port),
      INTERNAL_PORT: String(internalPort),
      PORTAL_URL: url,
      STORAGE_FOLDER: path.join(folder, 'files'),
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_WEBHOOK_SECRETS: 'e2e-webhook-secret',
      RATE_LIMITS: 'false',
      // A company's identity provider of a test is on this machine.
      OIDC_PRIVATE_NETWORKS: 'true',
    },
  })
  await untilReady(`http://127.0.0.1:${internalPort}/health/ready`)
  await untilReady(url)
  Object.assign(process.env, { E2E_URL: url, E2E_MAILS: mail.mails, E2E_DATABASE_URL: databaseUrl.href })

  return async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await mail.stop()
    await administrate(adminUrl, `drop database if exists ${database} with (force)`)
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
