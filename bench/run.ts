// npm run bench: the product against its limit, in turn, on 1,000,000 residences. Ratios count; absolute figures do not travel.
import type { ChildProcess } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { buildServerIfChanged } from '../tools/building.ts'
import { givePasswords, openBenchDatabase, tokenOf } from './database.ts'
import { median } from './figures.ts'
import { demandSameRecord, jobs, residenceOf, type Job } from './jobs.ts'
import { end, startNode, startProduct } from './product.ts'

const root = path.resolve(import.meta.dirname, '..')
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
/** `BENCH_JOBS='one by id'` measures the jobs that are named so. */
const chosen = process.env.BENCH_JOBS ?? ''
const companies = Array.from({ length: 9 }, (_, index) => index + 2)
const ports = { product: 3900, limit: 3910 }
/** Of both, side by side on one disk; gone afterwards. */
const files = path.join(root, '.data/bench-files')

type Contender = { name: 'product' | 'limit'; start: () => ChildProcess; token: (company: number) => string }
type Running = Contender & { process: ChildProcess }

const signed = () => {
  const body = `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 86_400 })).toString('base64url')}`
  return `${body}.${createHmac('sha256', 'limit').update(body).digest('base64url')}`
}

const contenders = (url: string): Contender[] => [
  {
    name: 'limit',
    start: () =>
      startNode([path.join(root, 'bench/limit.ts')], {
        DATABASE_URL: url,
        PORT: String(ports.limit),
        LIMIT_FOLDER: path.join(files, 'limit'),
      }),
    token: signed,
  },
  {
    name: 'product',
    start: () =>
      startProduct({
        url,
        port: ports.product,
        env: { STORAGE_FOLDER: path.join(files, 'product'), ENFORCE_BOOKLET_LIMITS: 'false' },
      }),
    token: tokenOf,
  },
]

const origin = ({ name }: Contender) => `http://127.0.0.1:${ports[name]}`
let turns = 0
/** The next request of a job, never the same twice where it writes. */
const nextOf = (contender: Contender, job: Job, company: number) => {
  turns += 1
  const { headers, ...ask } = job.ask[contender.name](company, turns)
  return {
    method: 'GET' as const,
    ...ask,
    headers: { ...headers, authorization: `Bearer ${contender.token(company)}` },
  }
}

const reach = async (contender: Contender, job: Job) => {
  for (let tries = 0; tries < 600; tries += 1) {
    const { path: place, ...ask } = nextOf(contender, job, 2)
    const response = await fetch(origin(contender) + place, ask as RequestInit).catch(() => null)
    if (response?.ok) return (await response.json()) as Parameters<typeof demandSameRecord>[1]
    if (response && tries > 300)
      throw new Error(`${contender.name}: ${job.name} answers ${response.status} ${await response.text()}`)
    await pause(20)
  }
  throw new Error(`${contender.name} does not answer`)
}

/** Requests a second, over the companies that own 20,000 residences each. */
const measure = async (contender: Contender, job: Job): Promise<{ rate: number; p99: number }> => {
  const requests = (job.company ? [job.company] : companies).map((company) => ({
    ...nextOf(contender, job, company),
    setupRequest: () => nextOf(contender, job, company),
  }))
  const result = await autocannon({
    url: origin(contender),
    connections: job.connections ?? 8,
    duration: seconds * (job.longer ?? 1),
    requests,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${contender.name}: ${job.name}: ${result.non2xx} refused, ${result.errors} failed`)
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 }
}

/** Below ten a second the tenths count. */
const figure = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en'))
const spread = (values: number[]) =>
  `${figure(median(values))} (${figure(Math.min(...values))} … ${figure(Math.max(...values))})`

type Measured = Record<'limit' | 'product' | 'p99', number[]>

/** In turn, the one that begins changing with each round. */
const measureRounds = async (job: Job, all: Contender[]): Promise<Measured> => {
  const measured: Measured = { limit: [], product: [], p99: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of round % 2 === 0 ? all : all.toReversed()) {
      const { rate, p99 } = await measure(contender, job)
      measured[contender.name].push(rate)
      if (contender.name === 'product') measured.p99.push(p99)
    }
  }
  return measured
}

const told: string[] = []
const tell = (...cells: string[]) => {
  told.push(`| ${cells.join(' | ')} |`)
  console.log(told.at(-1))
}
const percent = (part: number[], whole: number[]) => `${Math.round((median(part) / median(whole)) * 100)} %`

const compare = async (all: Contender[]) => {
  tell('job', 'limit req/s', 'product req/s', 'ratio', 'goal', 'product p99')
  tell('---', '--:', '--:', '--:', '--:', '--:')
  const fresh = new Map<Job, Measured>()
  for (const job of jobs.filter(({ name }) => name.includes(chosen))) {
    // One after the other: where they write, the limit finds what the product left.
    const product = await reach(all[1]!, job)
    const limit = await reach(all[0]!, job)
    demandSameRecord(job, product, limit)
    const measured = await measureRounds(job, all)
    fresh.set(job, measured)
    const ratio = percent(measured.product, measured.limit)
    const p99 = `${Math.round(median(measured.p99))} ms`
    tell(job.name, spread(measured.limit), spread(measured.product), ratio, `${Math.round(job.goal * 100)} %`, p99)
  }
  return fresh
}

/** A list must not get slow because its rows have changed and nobody has cleaned up behind them yet. */
const compareAfterUpdates = async (client: pg.Client, all: Contender[], fresh: Map<Job, Measured>) => {
  await client.query(`update residences set updated_at = now()
    where id in (select id from residences where company_id between 2 and 10 order by created_at desc limit 10000)`)
  for (const job of jobs.filter(({ name }) => name.startsWith('list'))) {
    const { product } = await measureRounds(job, all)
    const before = fresh.get(job)!.product
    tell(
      `${job.name}, 10,000 updates later`,
      `before: ${spread(before)}`,
      spread(product),
      percent(product, before),
      '80 %',
      '',
    )
  }
  await client.query('vacuum analyze residences')
}

const readSize = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** From the start of the process to its first answer, and what it holds three seconds later. Linux tells the latter. */
const startAnew = async (contender: Contender) => {
  const before = performance.now()
  const child = contender.start()
  await reach(contender, jobs[0]!)
  const ms = performance.now() - before
  await pause(3000)
  const mebibytes = process.platform === 'linux' ? readSize(child.pid!) : NaN
  await end(child)
  return { ms, mebibytes }
}

const compareStarts = async (all: Contender[]) => {
  const found = { limit: { ms: [], mebibytes: [] }, product: { ms: [], mebibytes: [] } } as Record<
    Contender['name'],
    { ms: number[]; mebibytes: number[] }
  >
  for (let round = 0; round < Math.min(rounds, 5); round += 1)
    for (const contender of all) {
      const { ms, mebibytes } = await startAnew(contender)
      found[contender.name].ms.push(ms)
      found[contender.name].mebibytes.push(mebibytes)
    }
  const { limit, product } = found
  tell('', 'limit', 'product', 'times the limit', 'goal', '')
  const times = (measured: 'ms' | 'mebibytes') => (median(product[measured]) / median(limit[measured])).toFixed(1)
  tell('cold start, ms', spread(limit.ms), spread(product.ms), times('ms'), '400 ms', '')
  tell('idle memory, MiB', spread(limit.mebibytes), spread(product.mebibytes), times('mebibytes'), '110 MiB', '')
}

type Home = { id: number; name: string; contract_number: string | null }
const written = companies.map(residenceOf)

/** What the measuring wrote, so that the next one finds what this one found. */
const tidy = async (client: pg.Client, homes: readonly Home[]) => {
  const homesBefore = JSON.stringify(homes)
  await client.query(
    `update residences r set name = was.name, contract_number = was.contract_number
     from jsonb_to_recordset($1::jsonb) was (id bigint, name text, contract_number text) where r.id = was.id`,
    [homesBefore],
  )
  for (const table of ['documents', 'activity_entries'])
    await client.query(`delete from ${table} where residence_id = any($1::bigint[]) and created_at >= $2`, [
      written,
      began,
    ])
  await client.query(
    `delete from stored_files f where created_at >= $1
     and not exists (select from documents d where d.stored_file_id = f.id)`,
    [began],
  )
  await client.query(
    `update residences r set storage_bytes = coalesce(
       (select sum(size_bytes) from documents d where d.residence_id = r.id), 0) where r.id = any($1::bigint[])`,
    [written],
  )
  await client.query('delete from access_tokens where issued_at >= $1', [began])
  rmSync(files, { recursive: true, force: true })
}

const run = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await givePasswords(client, companies)
  const { rows: homes } = await client.query<Home>(
    'select id, name, contract_number from residences where id = any($1::bigint[])',
    [written],
  )
  for (const { name } of contenders(url)) mkdirSync(path.join(files, name), { recursive: true })
  if (!chosen) await compareStarts(contenders(url))
  const all: Running[] = contenders(url).map((contender) => ({ ...contender, process: contender.start() }))
  try {
    const fresh = await compare(all)
    if (!chosen) await compareAfterUpdates(client, all, fresh)
  } finally {
    await Promise.all(all.map(({ process: child }) => end(child)))
    await tidy(client, homes)
    await client.end()
  }
}

if (!(await buildServerIfChanged(new AbortController().signal))) process.exit(1)
const { url, stop } = await openBenchDatabase()
/** After the world was made, whose sessions stay. */
const began = new Date()
await run(url)
writeFileSync(path.join(root, '.data/bench.md'), `${told.join('\n')}\n`)
await stop()
process.exit(0)
