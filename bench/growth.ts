// npm run bench:growth: what the same company waits for among a million homes and among 10,000, in turn. Ratios count;
// absolute figures do not travel.
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { buildServerIfChanged } from '../tools/building.ts'
import { openBenchDatabase, openSmallDatabase, tokenOf } from './database.ts'
import { median } from './figures.ts'
import { end, startProduct } from './product.ts'

const root = path.resolve(import.meta.dirname, '..')
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
/** `BENCH_JOBS='list|palette'` measures the jobs that are named so. */
const chosen = process.env.BENCH_JOBS ?? ''
/** More than each job may cost among a million than among 10,000, the portal is not to be. */
const goal = 1.3
/** Of both worlds, these own some 160 homes each. */
const companies = Array.from({ length: 9 }, (_, index) => index + 11)
const files = path.join(root, '.data/bench-files')

type Ask = { path: string; method?: 'GET' | 'PATCH'; body?: string }
/** Asked by a company, of its first home. */
type Job = { name: string; ask: (company: number, home: number, turn: number) => Ask }
const jobs: Job[] = [
  { name: 'list of 50 with total', ask: (company) => ({ path: `/v2/companies/${company}/residences?page_size=50` }) },
  {
    name: 'contains-search of the list',
    ask: (company) => ({ path: `/v2/companies/${company}/residences?page_size=50&search[name]=lilas%20m` }),
  },
  { name: 'palette', ask: (company) => ({ path: `/v2/companies/${company}/find?text=lilas` }) },
  { name: 'figures of the home page', ask: (company) => ({ path: `/v2/companies/${company}/statistics` }) },
  { name: 'one by id', ask: (_company, home) => ({ path: `/v2/residences/${home}` }) },
  { name: 'its devices', ask: (_company, home) => ({ path: `/v2/residences/${home}/devices?page_size=50` }) },
  { name: 'its documents', ask: (_company, home) => ({ path: `/v2/residences/${home}/documents` }) },
  {
    name: 'change, with its entry',
    ask: (company, home, turn) => ({
      path: `/v2/companies/${company}/residences/${home}`,
      method: 'PATCH',
      body: JSON.stringify({ name: `Maison ${turn}` }),
    }),
  },
  // Which the changes before it have filled.
  { name: 'its activity', ask: (_company, home) => ({ path: `/v2/residences/${home}/activity-feed` }) },
]

type World = { name: string; port: number; url: string }
type Open = World & { server: ChildProcess; homes: Map<number, { id: number; name: string }> }

/** The first home of each company that asks, as it is found. */
const homesIn = async ({ url }: World): Promise<Open['homes']> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string; name: string; company_id: string }>(
    `select distinct on (company_id) id, name, company_id from residences
     where company_id = any($1::bigint[]) and deleted_at is null order by company_id, id`,
    [companies],
  )
  await client.end()
  return new Map(rows.map(({ id, name, company_id }) => [Number(company_id), { id: Number(id), name }]))
}

const open = async (world: World): Promise<Open> => {
  const folder = path.join(files, String(world.port))
  mkdirSync(folder, { recursive: true })
  const server = startProduct({ ...world, env: { STORAGE_FOLDER: folder } })
  return { ...world, server, homes: await homesIn(world) }
}

let turns = 0
const nextOf = ({ homes }: Open, { ask }: Job, company: number) => {
  turns += 1
  const authorization = `Bearer ${tokenOf(company)}`
  const asked = ask(company, homes.get(company)!.id, turns)
  const headers = { authorization, ...(asked.body !== undefined && { 'content-type': 'application/json' }) }
  return { method: 'GET' as const, ...asked, headers }
}

/** Until it answers, and that it answers: a refusal would be measured as something quick. */
const reach = async (world: Open, job: Job) => {
  for (let tries = 0; tries < 300; tries += 1) {
    const { path: place, ...ask } = nextOf(world, job, companies[0]!)
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
    requests: companies.map((company) => ({
      ...nextOf(world, job, company),
      setupRequest: () => nextOf(world, job, company),
    })),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${world.name}: ${job.name}: ${result.non2xx} refused`)
  return (result.duration * 1000) / result.requests.total
}

/** As PostgreSQL does by itself some time after a job has written: no plan is of how the tables were before. */
const count = async ({ url }: Open) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze residences, activity_entries, activity_logs')
  await client.end()
}

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

/** What the measuring wrote, so that the next one finds what this one found. */
const tidy = async ({ url, homes }: Open) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const written = [...homes.values()]
  for (const { id, name } of written) await client.query('update residences set name = $2 where id = $1', [id, name])
  const ids = written.map(({ id }) => id)
  await client.query('delete from activity_entries where residence_id = any($1::bigint[]) and created_at >= $2', [
    ids,
    began,
  ])
  await client.end()
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
  for (const world of opened) await tidy(world)
  rmSync(files, { recursive: true, force: true })
}
writeFileSync(path.join(root, '.data/bench-growth.md'), `${told.join('\n')}\n`)
await small.stop()
await large.stop()
process.exit(0)
