import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../src/platform/ports.ts'

/** Where the system's own PostgreSQL is (Debian: `apt-get install postgresql pgbouncer`): the embedded one makes no replicas, no dumps. */
export const programs = (): string => {
  const roots = ['/usr/lib/postgresql']
  const found = roots
    .flatMap((root) =>
      fs.existsSync(root) ? fs.readdirSync(root).map((version) => path.join(root, version, 'bin')) : [],
    )
    .filter((folder) => fs.existsSync(path.join(folder, 'initdb')))
    .toSorted((a, b) => Number(path.basename(path.dirname(b))) - Number(path.basename(path.dirname(a))))
  if (!found[0]) throw new Error('No PostgreSQL is installed: apt-get install postgresql')
  return found[0]
}

/** Neither PostgreSQL nor pgbouncer runs as root. */
const account = () => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}
/** A folder that it may write, and reach. */
export const ownFolder = (folder: string): string => {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, gid } = account()
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid)
  return folder
}
export const spawnAs = (program: string, args: string[], folder: string): ChildProcess => {
  const output = fs.openSync(path.join(folder, 'output'), 'a')
  const child = spawn(program, args, {
    ...account(),
    cwd: folder,
    stdio: ['ignore', output, output],
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: folder },
  })
  child.once('error', (cause) => {
    throw new Error(`${program} could not be started: apt-get install postgresql pgbouncer`, { cause })
  })
  return child
}
const run = async (program: string, args: string[], folder: string) => {
  const [code] = await once(spawnAs(path.join(programs(), program), args, folder), 'exit')
  if (code === 0) return
  throw new Error(`${program} ended with ${code}: ${fs.readFileSync(path.join(folder, 'output'), 'utf8').slice(-2000)}`)
}

export type Cluster = {
  url: string
  port: number
  ask: <T extends pg.QueryResultRow>(text: string) => Promise<T[]>
  start: () => Promise<void>
  end: (how: 'SIGINT' | 'SIGKILL') => Promise<void>
  /** A streaming replica of it, as it is now. */
  replicate: (folder: string) => Promise<Cluster>
}

const clusterIn = async (folder: string): Promise<Cluster> => {
  const data = path.join(folder, 'data')
  const port = await freePort()
  const url = `postgres://logis@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined
  const ask: Cluster['ask'] = async <T extends pg.QueryResultRow>(text: string) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<T>(text)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }
  const start = async () => {
    const given = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      max_connections: 120,
      hot_standby: 'on',
    }
    const settings = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    child = spawnAs(path.join(programs(), 'postgres'), ['-D', data, ...settings], folder)
    while (!(await ask('select').catch(() => undefined))) {
      if (child.exitCode !== null)
        throw new Error(
          `PostgreSQL did not start: ${fs.readFileSync(path.join(folder, 'output'), 'utf8').slice(-2000)}`,
        )
      await pause(50)
    }
  }
  const end = async (how: 'SIGINT' | 'SIGKILL') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(how)
    await gone
    // The last of its own processes frees the data a moment after it.
    await pause(300)
  }
  const replicate = async (other: string) => {
    const replica = await clusterIn(ownFolder(other))
    await run('pg_basebackup', ['-D', path.join(other, 'data'), '-R', '-X', 'stream', '-c', 'fast', '-d', url], other)
    await replica.start()
    return replica
  }
  return { url, port, ask, start, end, replicate }
}

/** A fresh PostgreSQL that streams to whoever asks for it. */
export const openCluster = async (folder: string): Promise<Cluster> => {
  ownFolder(folder)
  const cluster = await clusterIn(folder)
  const data = path.join(folder, 'data')
  await run('initdb', ['-D', data, '-U', 'logis', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8'], folder)
  await cluster.start()
  return cluster
}

/** Everything of a database, as statements. */
export const dumpOf = async (url: string, folder: string): Promise<string> => {
  const file = path.join(folder, 'dump.sql')
  const flags = ['--no-owner', '--no-privileges', '--no-comments', '--inserts', '--rows-per-insert=100']
  await run('pg_dump', [...flags, '-f', file, '-d', url], folder)
  return fs.readFileSync(file, 'utf8')
}
