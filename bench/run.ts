// npm run bench: the product against its limit, in turn, on 1,000,000 residences. Ratios count; absolute figures do not travel.
import { spawn, type ChildProcess } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import autocannon from 'autocannon'
import pg from 'pg'
import { serverArguments } from '../server/src/platform/launch.ts'
import { openBenchDatabase, tokenOf } from './database.ts'

const root = path.resolve(import.meta.dirname, '..')
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
/** `BENCH_JOBS='one by id'` measures the jobs that are named so. */
const chosen = process.env.BENCH_JOBS ?? ''
const connections = 8
const ports = { product: 3900, internal: 3901, limit: 3910 }

type Contender = {
  name: 'product' | 'limit'
  process: ChildProcess
  url: (job: Job, company: number) => string
  token: (company: number) => string
}
type Job = {
  name: string
  path: (company: number) => string
  limitPath: (company: number) => string
  goal: number
  /** The one that reaches it; any of them when not given. */
  company?: number
}

const needle = 'lilas moreau 4'
const product = 'opale 17'
const residenceOf = (company: number) => company * 5 // the 5th, 10th … residence belongs to company 2, 3 …
const listPath = (page: number, search?: string) => (prefix: string) => (company: number) =>
  `${prefix}/companies/${company}${prefix ? '/residences' : ''}?page=${page}&page_size=50${search ? (prefix ? `&search[name]=${encodeURIComponent(search)}` : `&search=${encodeURIComponent(search)}`) : ''}`

const jobs: Job[] = [
  { name: 'list of 50 with total', path: listPath(1)('/v2'), limitPath: listPath(1)(''), goal: 0.6 },
  { name: 'page 200', path: listPath(200)('/v2'), limitPath: listPath(200)(''), goal: 0.6 },
  { name: 'contains-search', path: listPath(1, needle)('/v2'), limitPath: listPath(1, needle)(''), goal: 0.9 },
  {
    name: 'one by id',
    path: (company) => `/v2/residences/${residenceOf(company - 1)}`,
    limitPath: (company) => `/residences/${residenceOf(company - 1)}`,
    goal: 0.5,
  },
  {
    name: 'product picker, 200,000 products',
    path: () => `/v2/products?page_size=10&search[global_search]=${encodeURIComponent(product)}`,
    limitPath: () => `/products/0?page=1&page_size=10&search=${encodeURIComponent(product)}`,
    goal: 0.6,
  },
  {
    name: '10,000 devices of one home, 50',
    path: () => '/v2/residences/5/devices?page=1&page_size=50',
    limitPath: () => '/devices/5?page=1&page_size=50',
    goal: 0.5,
    company: 2,
  },
]

const signed = () => {
  const body = `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 86_400 })).toString('base64url')}`
  return `${body}.${createHmac('sha256', 'limit').update(body).digest('base64url')}`
}

const start = (args: string[], env: Record<string, string>) =>
  spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const contenders = (url: string): Contender[] => [
  {
    name: 'limit',
    process: start([path.join(root, 'bench/limit.ts')], { DATABASE_URL: url, PORT: String(ports.limit) }),
    url: (job, company) => `http://127.0.0.1:${ports.limit}${job.limitPath(company)}`,
    token: signed,
  },
  {
    name: 'product',
    process: start(serverArguments, {
      DATABASE_URL: url,
      PORT: String(ports.product),
      INTERNAL_PORT: String(ports.internal),
      SEED_DEMO: 'never',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'info',
      ROLE: 'web',
    }),
    url: (job, company) => `http://127.0.0.1:${ports.product}${job.path(company)}`,
    token: tokenOf,
  },
]

type Answer = { data: object | object[]; meta?: { total: number } }

/** What the product says beside the record, or says in its own way: rights, what its reader sees of the page, the code with dashes. */
const ownWords = new Set([
  'cannot',
  'capabilities',
  'cards',
  'tenant_context',
  'breadcrumbs',
  'residence_code',
  'picture_path',
  'product_generic',
])

/** A limit that reads less than the product would be no limit. */
const demandSameRecord = (job: Job, product: Answer, limit: Answer) => {
  if (product.meta?.total !== limit.meta?.total) throw new Error(`${job.name}: the totals differ`)
  const records = [limit.data].flat() as Record<string, unknown>[]
  for (const [place, told] of [product.data].flat().entries()) {
    for (const [key, value] of Object.entries(told))
      if (!ownWords.has(key) && !isDeepStrictEqual(value, records[place]?.[key]))
        throw new Error(`${job.name}: the limit does not answer the ${key} of record ${place} as the product does`)
  }
}

const reach = async (contender: Contender, job: Job) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(contender.url(job, 2), {
      headers: { authorization: `Bearer ${contender.token(2)}` },
    }).catch(() => null)
    if (response?.ok) return (await response.json()) as Answer
    if (response && tries > 50)
      throw new Error(`${contender.name}: ${job.name} answers ${response.status} ${await response.text()}`)
    await pause(200)
  }
  throw new Error(`${contender.name} does not answer`)
}

/** Requests a second, over the companies that own 20,000 residences each. */
const measure = async (contender: Contender, job: Job): Promise<{ rate: number; p99: number }> => {
  const companies = job.company ? [job.company] : Array.from({ length: 9 }, (_, i) => i + 2)
  const requests = companies.map((company) => {
    const { pathname, search } = new URL(contender.url(job, company))
    return {
      method: 'GET' as const,
      path: pathname + search,
      headers: { authorization: `Bearer ${contender.token(company)}` },
    }
  })
  const result = await autocannon({
    url: new URL(contender.url(job, 2)).origin,
    connections,
    duration: seconds,
    requests,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${contender.name}: ${job.name}: ${result.non2xx} refused, ${result.errors} failed`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const spread = (values: number[]) =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))}..${Math.round(Math.max(...values))})`

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
    const [limit, product] = await Promise.all(all.map((contender) => reach(contender, job)))
    demandSameRecord(job, product!, limit!)
    const measured = await measureRounds(job, all)
    fresh.set(job, measured)
    const ratio = percent(measured.product, measured.limit)
    const p99 = `${Math.round(median(measured.p99))} ms`
    tell(job.name, spread(measured.limit), spread(measured.product), ratio, `${job.goal * 100} %`, p99)
  }
  return fresh
}

/** A list must not get slow because its rows have changed and nobody has cleaned up behind them yet. */
const compareAfterUpdates = async (url: string, all: Contender[], fresh: Map<Job, Measured>) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
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
  await client.end()
}

const run = async (url: string) => {
  const all = contenders(url)
  try {
    const fresh = await compare(all)
    if (!chosen) await compareAfterUpdates(url, all, fresh)
  } finally {
    await Promise.all(
      all.map(({ process: child }) => new Promise((resolve) => child.once('exit', resolve) && child.kill())),
    )
  }
}

const { url, stop } = await openBenchDatabase()
await run(url)
writeFileSync(path.join(root, '.data/bench.md'), `${told.join('\n')}\n`)
await stop()
process.exit(0)
