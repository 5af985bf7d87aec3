// npm run bench:processes: what two web processes answer in the time in which one answers, on one database. First as the
// machine is, which they share with the load and PostgreSQL; then with each held to a tenth of a processor, as if there
// were processors for all (root alone may hold them). What a request costs each of them tells what binds.
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { buildServerIfChanged } from '../tools/building.ts'
import { benchDataDir, openSmallDatabase } from './database.ts'
import { median } from './figures.ts'
import { change, homesOf, list, nextOf, oneById, putBack, search, type Home, type Job } from './ofSmall.ts'
import { holdTo, processorSeconds } from './processor.ts'
import { end, startProduct } from './product.ts'

const root = path.resolve(import.meta.dirname, '..')
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const share = 0.1
const goal = 1.8
const ports = [3940, 3942]
const files = path.join(root, '.data/bench-files')

const jobs = [list, search, oneById, change]

const reach = async (port: number, job: Job, home: Home) => {
  for (let tries = 0; tries < 300; tries += 1) {
    const { path: place, ...ask } = nextOf(job, home)
    const response = await fetch(`http://127.0.0.1:${port}${place}`, ask).catch(() => null)
    if (response?.ok) return
    if (response) throw new Error(`${job.name} answers ${response.status} ${await response.text()}`)
    await pause(100)
  }
  throw new Error('no answer')
}

/** Eight connections for each process, as many as it is measured by elsewhere; each of the homes asks, or changes, in turn. */
const loadOf = (port: number, job: Job, homes: Home[]) =>
  autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 8,
    duration: seconds,
    requests: homes.map((home) => ({ ...nextOf(job, home), setupRequest: () => nextOf(job, home) })),
  })

type Servers = { processes: ChildProcess[]; postgres: number; homes: Home[] }
/** Requests a second, and the processor's microseconds of one in the servers, in PostgreSQL and in the load. */
type Measured = { rate: number; server: number; postgres: number; load: number; busy: number }

const measure = async ({ processes, postgres, homes }: Servers, job: Job, count: number): Promise<Measured> => {
  const answering = processes.slice(0, count)
  const read = () => [
    answering.reduce((sum, { pid }) => sum + processorSeconds(pid!), 0),
    processorSeconds(postgres),
    // Those it has started are the servers.
    (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  ]
  const before = read()
  const began = performance.now()
  const results = await Promise.all(ports.slice(0, count).map((port) => loadOf(port, job, homes)))
  const lasted = (performance.now() - began) / 1000
  const refused = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  if (refused > 0) throw new Error(`${job.name}: ${refused} refused or failed`)
  const took = read().map((now, place) => now - before[place]!)
  const asked = results.reduce((sum, { requests }) => sum + requests.total, 0)
  const [server, database, load] = took.map((of) => (of / asked) * 1e6) as [number, number, number]
  const busy = took.reduce((sum, of) => sum + of, 0) / lasted / os.availableParallelism()
  return { rate: asked / lasted, server, postgres: database, load, busy }
}

const told: string[] = []
const tell = (...cells: string[]) => {
  told.push(`| ${cells.join(' | ')} |`)
  console.log(told.at(-1))
}

const compare = async (title: string, servers: Servers) => {
  tell(title, 'one, req/s', 'two', 'ratio', 'goal', 'server, µs', 'PostgreSQL', 'load', 'processors busy')
  tell('---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '--:')
  for (const job of jobs) {
    for (const port of ports) await reach(port, job, servers.homes[0]!)
    await measure(servers, job, 2) // warms up
    const of: Record<1 | 2, Measured[]> = { 1: [], 2: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const count of round % 2 === 0 ? ([1, 2] as const) : ([2, 1] as const))
        of[count].push(await measure(servers, job, count))
    const figure = (count: 1 | 2, key: keyof Measured) => median(of[count].map((measured) => measured[key]))
    const both = (key: keyof Measured, write = (value: number) => String(Math.round(value))) =>
      `${write(figure(1, key))}, ${write(figure(2, key))}`
    tell(
      job.name,
      String(Math.round(figure(1, 'rate'))),
      String(Math.round(figure(2, 'rate'))),
      (figure(2, 'rate') / figure(1, 'rate')).toFixed(2),
      goal.toFixed(1),
      both('server'),
      both('postgres'),
      both('load'),
      both('busy', (value) => `${Math.round(value * 100)} %`),
    )
  }
}

const compareHeld = async (servers: Servers) => {
  const releases = servers.processes.map(({ pid }) => holdTo(pid!, share))
  try {
    await compare(`each held to ${share * 100} % of a processor`, servers)
  } finally {
    await Promise.all(servers.processes.map(end))
    for (const release of releases) release()
  }
}

const run = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const homes = await homesOf(client)
  mkdirSync(files, { recursive: true })
  const processes = ports.map((port) => startProduct({ url, port, env: { STORAGE_FOLDER: files } }))
  const postgres = Number(readFileSync(path.join(benchDataDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  const servers = { processes, postgres, homes }
  try {
    await compare('as the machine is', servers)
    if (process.getuid?.() === 0) await compareHeld(servers)
    else console.log('Only root may hold a process to a share of a processor: that is not measured.')
  } finally {
    for (const child of processes) if (child.exitCode === null && child.signalCode === null) await end(child)
    await putBack(client, homes, began)
    rmSync(files, { recursive: true, force: true })
    await client.end()
  }
}

if (process.platform !== 'linux') throw new Error('What a process takes of the processor is read as Linux tells it.')
if (!(await buildServerIfChanged(new AbortController().signal))) process.exit(1)
const { url, stop } = await openSmallDatabase()
/** After the world was made, whose entries stay. */
const began = new Date()
await run(url)
writeFileSync(path.join(root, '.data/bench-processes.md'), `${told.join('\n')}\n`)
await stop()
process.exit(0)
