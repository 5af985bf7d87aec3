import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../tools/embeddedPostgres.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The database of the measurements, with its homes, its products and its devices; made once, some minutes. */
export const openBenchDatabase = async () => {
  const database = process.env.BENCH_DATABASE_URL
    ? { url: process.env.BENCH_DATABASE_URL, stop: async () => {} }
    : await startBench('logis_bench')
  await fill(database.url)
  return database
}

/** Where its PostgreSQL keeps it. */
export const benchDataDir = path.join(root, '.data/bench-postgres')

const startBench = (database: string) =>
  startEmbeddedPostgres({
    dataDir: benchDataDir,
    port: 54_391,
    database,
    settings: { shared_buffers: '4GB', max_wal_size: '4GB', jit: 'off' },
  })

/** What of the scripts makes 10,000 homes of a million, and of 5,000 companies those that are as large among them. */
const smaller: [string, string][] = [
  ['1005000', '10060'],
  ['1000000', '10000'],
  ['205000', '2060'],
  ['50000)', '2060)'],
  ['5001', '61'],
  ['5000', '60'],
  ['4989', '50'],
]

/** Beside it the same with 10,000 homes, of which a company from the eleventh on owns as many as there. */
export const openSmallDatabase = async () => {
  const database = await startBench('logis_bench_small')
  await fill(database.url, { homes: 10_000, people: 2060, replaced: smaller })
  return database
}

/** The bearer token of a company's person: see `people.sql`. */
export const tokenOf = (company: number) => `bench-token-of-company-${String(company).padStart(4, '0')}`

export const password = 'Logement2026'

/** Whoever of these companies signs in has a password. */
export const givePasswords = async (client: pg.Client, companies: readonly number[]): Promise<void> => {
  const { hashPassword } = await import('../server/src/platform/passwords.ts')
  await client.query('update users set password_hash = $1 where id = any($2::bigint[])', [
    await hashPassword(password),
    companies,
  ])
}

/** Brings a database up to date, in this process, which needs no other one. */
export const migrateFor = async (url: string) => {
  Object.assign(process.env, { DATABASE_URL: url, LOG_LEVEL: 'error' })
  const { migrate } = await import('../server/src/platform/migrate.ts')
  await migrate({ url })
}

type World = { homes: number; people: number; replaced: [string, string][] }
const whole: World = { homes: 1_000_000, people: 205_000, replaced: [] }

const fill = async (url: string, { homes, people, replaced }: World = whole) => {
  await migrateFor(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await make(client, { table: 'residences', count: homes, script: 'data.sql', replaced })
  await make(client, { table: 'users', count: people, script: 'people.sql', replaced })
  await make(client, { table: 'products', count: 200_000, script: 'catalogue.sql', replaced: [] })
  await client.end()
}

type Made = { table: string; count: number; script: string; replaced: [string, string][] }
const make = async (client: pg.Client, { table, count, script, replaced }: Made) => {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  if (rows[0]!.n >= count) return
  console.log(`Making ${count.toLocaleString('en')} ${table} …`)
  const before = Date.now()
  const written = readFileSync(path.join(import.meta.dirname, script), 'utf8')
  await client.query(replaced.reduce((text, [large, small]) => text.replaceAll(large, small), written))
  await client.query('vacuum analyze')
  console.log(`made in ${Math.round((Date.now() - before) / 1000)} s`)
}
