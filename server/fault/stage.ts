import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { buildServerIfChanged } from '../../tools/building.ts'
import { startEmbeddedPostgres } from '../../tools/embeddedPostgres.ts'
import { serverArguments, serverEnvironment } from '../src/platform/launch.ts'
import { freePort } from '../src/platform/ports.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The server under test, on a database and a folder of its own. */
export type Stage = {
  folder: string
  env: Record<string, string>
  query: <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>
  /** Removes the database and the folder. */
  strike: () => Promise<void>
}

export const setStage = async (postgres?: { url: string; stop: () => Promise<void> }): Promise<Stage> => {
  if (!(await buildServerIfChanged(new AbortController().signal))) throw new Error('The server could not be built')
  postgres ??= await openPostgres()
  const database = `logis_fault_${process.pid}`
  await administrate(postgres.url, `create database ${database}`)
  const url = new URL(postgres.url)
  url.pathname = `/${database}`
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'logis-fault-'))
  const pool = new pg.Pool({ connectionString: url.href, max: 2 })
  pool.on('error', () => {}) // the database is dropped below the idle ones

  return {
    folder,
    env: {
      ...serverEnvironment,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      DATABASE_URL: url.href,
      SEED_DEMO: 'always',
      STORAGE_FOLDER: path.join(folder, 'files'),
      MAIL_FOLDER: path.join(folder, 'mail'),
      WEB_FOLDER: path.join(folder, 'web'),
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
      SEALING_KEYS: `fault:${randomBytes(32).toString('base64')}`,
      RATE_LIMITS: 'false',
      ENFORCE_BOOKLET_LIMITS: 'false',
      ROLE: 'web',
    },
    query: async (text, values) => (await pool.query(text, values)).rows,
    strike: async () => {
      await pool.end()
      await administrate(postgres.url, `drop database ${database} with (force)`)
      await postgres.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

const administrate = async (url: string, statement: string) => {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

const openPostgres = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const own = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL']
  if (own) return { url: own, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: path.join(root, '.data/test-postgres'), port: 0, durable: false })
}

export type RunningServer = { port: number; internal: number; pid: number; kill: () => Promise<void> }

/**
 * Starts the real server as a process of its own, and waits until it answers. `log` is an open file; without `ports` it
 * takes free ones.
 */
export const startServer = async (
  { env }: Stage,
  log?: number,
  ports?: { PORT: string; INTERNAL_PORT: string },
): Promise<RunningServer> => {
  ports ??= { PORT: String(await freePort()), INTERNAL_PORT: String(await freePort()) }
  const [port, internal] = [Number(ports.PORT), Number(ports.INTERNAL_PORT)]
  const child = spawn(process.execPath, serverArguments, {
    env: { PATH: process.env['PATH'] ?? '', ...env, ...ports },
    stdio: ['ignore', log ?? 'ignore', 'inherit'],
  })
  await answering(child, internal)
  return { port, internal, pid: child.pid ?? 0, kill: () => killed(child) }
}

const killed = async (child: ChildProcess) => {
  if (child.exitCode !== null) throw new Error(`The server ended by itself with ${child.exitCode}`)
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const answering = async (child: ChildProcess, port: number) => {
  // The first start makes the demo world.
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await pause(15)
  }
  child.kill('SIGKILL')
  throw new Error('The server did not answer within three minutes')
}

/** A session of someone of the demo world, and the project that they fill. */
export const openSession = async (
  { query }: Stage,
  username = 'hugo@clairiere.example',
  scope: 'partner' | 'resident' = 'partner',
): Promise<{ token: string; residenceId: number }> => {
  const token = randomBytes(32).toString('base64url')
  await query(
    `insert into access_tokens (user_id, token_hash, scope, expires_at, absolute_expires_at)
     select id, $1, $3::token_scope, now() + interval '1 day', now() + interval '1 day' from users where username = $2`,
    [createHash('sha256').update(token).digest(), username, scope],
  )
  const [home] = await query<{ id: number }>(`select id from residences where name = 'Maison Les Saules'`)
  return { token, residenceId: Number(home?.id) }
}
