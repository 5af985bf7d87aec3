// npm run fault:pooler: the portal behind PgBouncer in transaction mode (deploy/pgbouncer.ini), two servers on few
// connections. Eight writers, four uploads and readers of long lists at work, a reader that goes away in the middle of a
// list, live notifications, jobs; PgBouncer is started again in between. Nothing acknowledged is lost, nothing strange
// is answered. Prints one line of JSON; ends with 1 when anything is wrong. --seconds 20
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '../src/platform/ports.ts'
import { openCluster, ownFolder, spawnAs } from './debian.ts'
import { Load } from './load.ts'
import { openSession, setStage, startServer } from './stage.ts'
import { verifyUploads } from './verdict.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } })
const until = () => pause(Number(values.seconds) * 500)

/** The file that operators are given, on this machine. */
const configOf = (folder: string, { port, database, postgres }: Record<'port' | 'database' | 'postgres', string>) => {
  const given = fs.readFileSync(path.resolve(import.meta.dirname, '../../deploy/pgbouncer.ini'), 'utf8')
  const file = path.join(folder, 'pgbouncer.ini')
  fs.writeFileSync(path.join(folder, 'userlist.txt'), '"logis" ""\n')
  const changed = given
    .replace(
      /^logis = host=postgres port=5432 dbname=logis/m,
      `${database} = host=127.0.0.1 port=${postgres} dbname=${database}`,
    )
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${folder}/userlist.txt`)
    .replace(/^default_pool_size = .*$/m, 'default_pool_size = 6')
  fs.writeFileSync(file, `${changed}unix_socket_dir =\n`)
  for (const name of [file, path.join(folder, 'userlist.txt')]) fs.chmodSync(name, 0o644)
  return file
}

const startPooler = async (folder: string, file: string, port: number) => {
  const child = spawnAs('pgbouncer', [file], folder)
  for (;;) {
    if (child.exitCode !== null) throw new Error(fs.readFileSync(path.join(folder, 'output'), 'utf8').slice(-2000))
    const socket = net.connect(port, '127.0.0.1')
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isThere) return { end: async () => void (child.kill('SIGTERM'), await once(child, 'exit')) }
    await pause(30)
  }
}

/** Reads a long list again and again, and goes away in the middle of every third. */
class Reader {
  readonly figures = { read: 0, left: 0, strange: [] as string[] }
  #isOver = false
  readonly #reading: Promise<void>

  constructor(company: string, token: string) {
    this.#reading = this.#repeat(`${company}/residences?page_size=-1&search[name]=panne`, token)
  }

  async end() {
    this.#isOver = true
    await this.#reading
  }

  async #repeat(url: string, token: string) {
    while (!this.#isOver) {
      const leaving = new AbortController()
      if (Math.random() < 0.3) setTimeout(() => leaving.abort(), Math.random() * 15)
      await this.#read(url, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal })
      await pause(20)
    }
  }

  async #read(url: string, init: RequestInit) {
    try {
      const answer = await fetch(url, init)
      await answer.json()
      if (answer.ok) this.figures.read += 1
      else if (![429, 503].includes(answer.status)) this.figures.strange.push(`list ${answer.status}`)
    } catch {
      this.figures.left += 1
    }
  }
}

const totalOf = (readers: readonly Reader[]) => ({
  read: readers.reduce((sum, { figures }) => sum + figures.read, 0),
  left: readers.reduce((sum, { figures }) => sum + figures.left, 0),
  strange: readers.flatMap(({ figures }) => figures.strange),
})

const folder = ownFolder(fs.mkdtempSync(path.join(os.tmpdir(), 'logis-pooler-')))
const cluster = await openCluster(path.join(folder, 'postgres'))
const stage = await setStage({ url: cluster.url, stop: async () => {} })
const direct = new URL(stage.env['DATABASE_URL']!)
const port = await freePort()
const poolerFolder = ownFolder(path.join(folder, 'pooler'))
const file = configOf(poolerFolder, { port: String(port), database: direct.pathname.slice(1), postgres: direct.port })
let pooler = await startPooler(poolerFolder, file, port)
try {
  const pooled = new URL(direct)
  pooled.port = String(port)
  Object.assign(stage.env, { DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: direct.href, ROLE: 'all' })
  const [one, two] = [await startServer(stage), await startServer(stage)]
  const hugo = await openSession(stage)
  const karim = await openSession(stage, 'karim@renovest.example')
  const [company] = await stage.query<{ id: string }>(`select id from companies where name = 'Rénov’Est'`)
  const companyId = Number(company?.id)
  const loads = [one, two].map(
    ({ port: at }) => new Load({ ...hugo, port: at }, { token: karim.token, companyId }, `${at}-`),
  )

  const readers = [one, two].map(
    ({ port: at }) => new Reader(`http://127.0.0.1:${at}/v2/companies/${companyId}`, karim.token),
  )

  await until()
  process.stderr.write('PgBouncer is started again\n')
  await pooler.end()
  await pause(500)
  pooler = await startPooler(poolerFolder, file, port)
  await until()
  await Promise.all([...readers, ...loads].map((each) => each.end()))
  const lists = totalOf(readers)

  // What is said by NOTIFY at one server is heard at the other, on a connection of its own.
  const stream = await fetch(`http://127.0.0.1:${two.port}/v2/notifications/stream`, {
    headers: { authorization: `Bearer ${karim.token}` },
  })
  const heard = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  const first = (await heard.read()).value ?? ''
  await fetch(`http://127.0.0.1:${one.port}/v2/notifications/read-all`, {
    method: 'POST',
    headers: { authorization: `Bearer ${karim.token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  await heard.cancel()

  const figures = loads.map((load) => load.figures)
  const kept = await stage.query<{ number: string }>(
    `select contract_number as number from residences where name like 'Panne %'`,
  )
  const homes = loads.flatMap((load) => load.homes)
  const uploads = await Promise.all(
    loads.map((load, index) => verifyUploads({ ...hugo, port: [one, two][index]!.port }, load.sent, load.acknowledged)),
  )
  const waiting = async () =>
    (
      await stage.query<{ count: string }>(
        `select count(*) from pgboss.job where state < 'active' and start_after < now() - interval '10 seconds'`,
      )
    )[0]
  const late = Number((await waiting())?.count ?? 0)
  await one.kill()
  await two.kill()

  const strange = [...figures.flatMap((each) => each.strange), ...lists.strange]
  const writes = figures.reduce((sum, each) => sum + each.writes, 0)
  const lost =
    Math.max(0, homes.length - kept.length) + uploads.reduce((sum, each) => sum + each.lost + each.altered, 0)
  const wrong =
    strange.length + lost + late + Number(writes === 0) + Number(lists.read === 0) + Number(!first.includes('unread'))
  process.stdout.write(
    `${JSON.stringify({ suite: 'pooler', writes, homes: homes.length, uploads: figures.reduce((sum, each) => sum + each.uploads, 0), unavailable: figures.reduce((sum, each) => sum + each.unavailable, 0), lists: { ...lists, strange: lists.strange.length }, strange: strange.slice(0, 5), lost, late, wrong })}\n`,
  )
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  await pooler.end().catch(() => {})
  await cluster.end('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
}
