// npm run bench:growth: what the same company waits for among a million homes and among 10,000, in turn. Ratios count;
// absolute figures do not travel.
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { buildServerIfChanged } from '../tools/building.ts'
import { openBenchDatabase, openSmallDatabase } from './database.ts'
import { median } from './figures.ts'
import { change, homesOf, list, nextOf, oneById, putBack, search, type Home, type Job } from './ofSmall.ts'
import { end, startProduct } from './product.ts'

const root = path.resolve(import.meta.dirname, '..')
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
/** `BENCH_JOBS='list|palette'` measures the jobs that are named so. */
const chosen = process.env.BENCH_JOBS ?? ''
/** More than each job may cost among a million than among 10,000, the portal is not to be. */
const goal = 1.3
const files = path.join(root, '.data/bench-files')

const jobs: Job[] = [
  list,
  search,
  { name: 'palette', ask: ({ company }) => ({ path: `/v2/companies/${company}/find?text=lilas` }) },
  { name: 'figures of the home page', ask: ({ company }) => ({ path: `/v2/companies/${company}/statistics` }) },
  oneById,
  { name: 'its devices', ask: ({ id }) => ({ path: `/v2/residences/${id}/devices?page_size=50` }) },
  { name: 'its documents', ask: ({ id }) => ({ path: `/v2/residences/${id}/documents` }) },
  change,
  // Which the changes before it have filled.
  { name: 'its activity', ask: ({ id }) => ({ path: `/v2/residences/${id}/activity-feed` }) },
]

type World = { name: string; port: number; url: string }
type Open = World & { server: ChildProcess; homes: Home[] }

const inDatabase = async <T>({ url }: World, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const open = async (world: World): Promise<Open> => {
  const folder = path.join(files, String(world.port))
  mkdirSync(folder, { recursive: true })
  const server = startProduct({ ...world, env: { STORAGE_FOLDER: folder } })
  return { ...world, server, homes: await inDatabase(world, homesOf) }
}

/** Until it answers, and that it answers: a refusal would be measured as something quick. */
const reach = async (world: Open, job: Job) => {
  for (let tries = 0; tries < 300; tries += 1) {
    const { path: place, ...ask } = nextOf(job, world.homes[0]!)
    const response = await fetch(`http://127.0.0.1:${world.port}${place}`, ask).catch(() => null)
    if (response?.ok) return
    if (response) throw new Error(`${job.name} answers ${response.status} ${await response.text()}`)
    await pause(100)
  }
  throw new Error(`${world.name}: no answer`)
}

/** Milliseconds of the whole machine that one request takes, with eight connections. */
const measure = async (world: Open, job: Job): Promise<number> => {
  const result = await autocannon({
    url: `http://127.0.0.1:${world.port}`,
    connections: 8,
    duration: seconds,
    requests: world.homes.map((home) => ({ ...nextOf(job, home), setupRequest: () => nextOf(job, home) })),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${world.name}: ${job.name}: ${result.non2xx} refused`)
  return (result.duration * 1000) / result.requests.total
}

/** As PostgreSQL does by itself some time after a job has written: no plan is of how the tables were before. */
const count = (world: Open) =>
  inDatabase(world, (client) => client.query('vacuum analyze residences, activity_entries, activity_logs'))

const told: string[] = []
const tell = (...cells: string[]) => {
  told.push(`| ${cells.join(' | ')} |`)
  console.log(told.at(-1))
}

const compare = async (small: Open, large: Open) => {
  tell('job, of a company with 160 homes', 'among 10,000', 'among a million', 'ratio', 'goal')
  tell('---', '--:', '--:', '--:', '--:')
  for (const job of jobs.filter(({ name }) => new RegExp(chosen).test(name))) {
    const measured = new Map<Open, number[]>([
      [small, []],
      [large, []],
    ])
    for (const world of measured.keys()) await count(world)
    for (const world of measured.keys()) await reach(world, job)
    for (const world of measured.keys()) await measure(world, job) // warms up
    for (let round = 0; round < rounds; round += 1)
      for (const world of round % 2 === 0 ? [small, large] : [large, small])
        measured.get(world)!.push(await measure(world, job))
    const [few, many] = [median(measured.get(small)!), median(measured.get(large)!)]
    tell(job.name, `${few.toFixed(2)} ms`, `${many.toFixed(2)} ms`, (many / few).toFixed(2), goal.toFixed(1))
  }
}

if (!(await buildServerIfChanged(new AbortController().signal))) process.exit(1)
const [large, small] = [await openBenchDatabase(), await openSmallDatabase()]
/** After the worlds were made, whose entries stay. */
const began = new Date()
const worlds: World[] = [
  { name: 'among 10,000', port: 3930, url: small.url },
  { name: 'among a million', port: 3932, url: large.url },
]
const opened = await Promise.all(worlds.map(open))
try {
  await compare(opened[0]!, opened[1]!)
} finally {
  for (const { server } of opened) await end(server)
  for (const world of opened) await inDatabase(world, (client) => putBack(client, world.homes, began))
  rmSync(files, { recursive: true, force: true })
}
writeFileSync(path.join(root, '.data/bench-growth.md'), `${told.join('\n')}\n`)
await small.stop()
await large.stop()
process.exit(0)
