import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { alone, enter, leave } from './embeddedPostgres/keepers.ts'
import { type Postmaster, clearStalePostmaster, findPostmaster, hasDied } from './embeddedPostgres/pidFile.ts'
import { type Runner, runnerFor } from './embeddedPostgres/runner.ts'
import { freePort } from '../server/src/platform/ports.ts'

type EmbeddedPostgres = {
  /** Reaches the wished database as superuser. */
  url: string
  port: number
  /** Found running: left behind by a killed process, or in use by another one. */
  adopted: boolean
  /** Stops the database, unless another process uses it. Until then it is started again whenever it dies. */
  stop: () => Promise<void>
}

export type EmbeddedPostgresWish = {
  dataDir: string
  /** Another free one is taken when this one is busy. */
  port: number
  /** Created when it is missing. */
  database?: string
  /** False for throw-away databases: a power cut may lose them, and they are several times faster. */
  durable?: boolean
  /** True for a folder that is removed once nobody uses the database any more. */
  forgotten?: boolean
  settings?: Record<string, string>
  /**
   * Its address names a socket in its own folder, where the folder's name leaves room for one: a statement costs an
   * eighth less than over the network. It listens at its port as well.
   */
  bySocket?: boolean
}

const patienceMs = 60_000
const volatileSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export const startEmbeddedPostgres = async (wish: EmbeddedPostgresWish): Promise<EmbeddedPostgres> => {
  const runner = runnerFor(path.resolve(wish.dataDir))
  const { dataDir } = runner
  return await alone(dataDir, async () => {
    if (!fs.existsSync(dataDir)) await initialise(runner, wish.durable ?? true)
    const found = await answeringPostmaster(dataDir)
    const { port } = found ?? (await launchUntilReady(runner, wish, () => freePort(wish.port)))
    const { database = 'postgres' } = wish
    await ensureDatabase(port, database)
    enter(dataDir)
    const letDie = keepAlive(runner, wish, port)
    const stop = () => {
      letDie()
      return leaveAndStop(dataDir, wish.forgotten ?? false)
    }
    return { url: urlOf(port, database, socketFolderOf(dataDir, port)), port, adopted: found !== undefined, stop }
  })
}

/**
 * Starts a database that has died again, on its port: its users find it where it was. Of several processes that keep
 * it one does. One that somebody has stopped stays stopped.
 */
const keepAlive = (runner: Runner, wish: EmbeddedPostgresWish, port: number) => {
  const { dataDir } = runner
  let kept = true
  let busy = false
  const revive = () =>
    alone(dataDir, async () => {
      if (!kept || !hasDied(dataDir)) return
      fs.copyFileSync(logFile(dataDir), `${logFile(dataDir)}.died`)
      await launchUntilReady(runner, wish, async () => port)
      console.error(
        `The database in ${dataDir} had died and was started again; its last words are in ${logFile(dataDir)}.died`,
      )
    })
  const look = async () => {
    if (busy || !hasDied(dataDir)) return
    busy = true
    try {
      await revive()
    } catch (error) {
      console.error((error as Error).message)
      await pause(2_000, undefined, { ref: false })
    }
    busy = false
  }
  const timer = setInterval(() => void look(), 100).unref()
  return () => {
    kept = false
    clearInterval(timer)
  }
}

/** Into a folder of another name first, so that a killed `initdb` never passes for a database. */
const initialise = async (runner: Runner, durable: boolean) => {
  const unfinished = `${runner.dataDir}.new`
  fs.rmSync(unfinished, { recursive: true, force: true })
  runner.makeFolder(unfinished)
  const args = ['-D', unfinished, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  const initdb = startLogged(runner, 'initdb', durable ? args : [...args, '--no-sync'])
  const code = await exitOf(initdb)
  if (code !== 0) throw new Error(`${unfinished} could not be made a database (${code})\n${logTail(runner.dataDir)}`)
  fs.renameSync(unfinished, runner.dataDir)
}

/** The database that runs on this folder, once it answers; one that is stopping is waited for, one that hangs is ended. */
const answeringPostmaster = async (dataDir: string): Promise<Postmaster | undefined> => {
  const deadline = Date.now() + patienceMs
  for (let found = findPostmaster(dataDir); found; found = findPostmaster(dataDir)) {
    if (found.status === 'ready' && (await answers(found.port))) return found
    if (Date.now() > deadline) signal(found, 'SIGQUIT') // ends at once; the next start recovers
    await pause(20)
  }
  return undefined
}

/** A refusal is an answer too: a database without a free connection is no reason to end it. */
const answers = async (port: number) => {
  try {
    await ask(port, 'select 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  }
}

const launchUntilReady = async (
  runner: Runner,
  wish: EmbeddedPostgresWish,
  findPort: () => Promise<number>,
): Promise<Postmaster> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    clearStalePostmaster(runner.dataDir)
    const launched = await launch(runner, wish, await findPort())
    if (typeof launched === 'object') return launched
    // The processes of a killed database need a moment to notice; somebody may have taken the port in between, or
    // ended this one too.
    const wasKilled = typeof launched === 'string'
    const passes = wasKilled || /shared memory block|Address already in use/.test(logTail(runner.dataDir, 100_000))
    if (!passes || Date.now() > deadline)
      throw new Error(`The database in ${runner.dataDir} did not start\n${logTail(runner.dataDir)}`)
    await pause(100)
  }
}

const socketFile = (folder: string, port: number) => path.join(folder, `.s.PGSQL.${port}`)
/** What the address of a socket may be long everywhere, in bytes. */
const longestSocket = 100

/** Where the sockets of a database lie that runs with some. */
const socketFolderOf = (dataDir: string, port: number) =>
  fs.existsSync(socketFile(dataDir, port)) ? dataDir : undefined

/** The database once it is ready; otherwise the code, or the signal, that ended it. */
const launch = async (runner: Runner, { durable, settings, bySocket }: EmbeddedPostgresWish, port: number) => {
  const hasSocket = bySocket && Buffer.byteLength(socketFile(runner.dataDir, port)) <= longestSocket
  const all = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: hasSocket ? runner.dataDir : '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable === false && volatileSettings),
    ...settings,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = startLogged(runner, 'postgres', ['-D', runner.dataDir, ...options])
  const exit = exitOf(child)
  while (child.exitCode === null && child.signalCode === null) {
    const found = findPostmaster(runner.dataDir)
    if (found && found.pid === child.pid && found.status === 'ready') {
      child.unref()
      return found
    }
    await Promise.race([exit, pause(20)])
  }
  return exit
}

const startLogged = (runner: Runner, program: 'initdb' | 'postgres', args: string[]) => {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_APPEND } = fs.constants
  // Anew, but the last processes of a killed database may still have something to add.
  const log = fs.openSync(logFile(runner.dataDir), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND)
  try {
    return runner.start(program, args, log)
  } finally {
    fs.closeSync(log)
  }
}

const exitOf = async (child: ChildProcess): Promise<number | string> => {
  const [code, signalName] = await once(child, 'exit')
  return code ?? signalName
}

const leaveAndStop = (dataDir: string, forgotten: boolean) =>
  alone(dataDir, async () => {
    const running = leave(dataDir) ? findPostmaster(dataDir) : undefined
    if (!running) return
    signal(running, 'SIGINT') // fast shutdown: open sessions are cut, nothing committed is lost
    const deadline = Date.now() + patienceMs
    while (findPostmaster(dataDir)?.pid === running.pid) {
      if (Date.now() > deadline) signal(running, 'SIGQUIT')
      await pause(20)
    }
    if (forgotten) fs.rmSync(dataDir, { recursive: true, force: true })
  })

const signal = ({ pid }: Postmaster, name: 'SIGINT' | 'SIGQUIT') => {
  try {
    process.kill(pid, name)
  } catch {
    // it has ended by itself
  }
}

const logFile = (dataDir: string) => `${dataDir}.log`

const logTail = (dataDir: string, length = 2_000) => fs.readFileSync(logFile(dataDir), 'utf8').slice(-length)

const ensureDatabase = async (port: number, name: string) => {
  const { rowCount } = await ask(port, 'select from pg_database where datname = $1', [name])
  if (rowCount === 0) await ask(port, `create database ${pg.escapeIdentifier(name)}`)
}

const urlOf = (port: number, database: string, socketFolder?: string) => {
  const url = `postgres://postgres@127.0.0.1:${port}/${encodeURIComponent(database)}`
  return socketFolder ? `${url}?host=${encodeURIComponent(socketFolder)}` : url
}

const ask = async (port: number, sql: string, values: string[] = []) => {
  const client = new pg.Client({ connectionString: urlOf(port, 'postgres'), connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    return await client.query(sql, values)
  } finally {
    await client.end()
  }
}
