import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../tools/embeddedPostgres.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The database of the measurements, with its homes, its products and its devices; made once, some minutes. */
export const openBenchDatabase = async () => {
  const database = process.env.BENCH_DATABASE_URL
    ? { url: process.env.BENCH_DATABASE_URL, stop: async () => {} }
    : await startEmbeddedPostgres({
        dataDir: path.join(root, '.data/bench-postgres'),
        port: 54_391,
        database: 'logis_bench',
        settings: { shared_buffers: '4GB', max_wal_size: '4GB', jit: 'off' },
      })
  await fill(database.url)
  return database
}

/** The bearer token of a company's person: see `people.sql`. */
export const tokenOf = (company: number) => `bench-token-of-company-${String(company).padStart(4, '0')}`

/** Brings a database up to date, in this process, which needs no other one. */
export const migrateFor = async (url: string) => {
  Object.assign(process.env, { DATABASE_URL: url, LOG_LEVEL: 'error' })
  const { migrate } = await import('../server/src/platform/migrate.ts')
  await migrate({ url })
}

const fill = async (url: string) => {
  await migrateFor(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await make(client, { table: 'residences', count: 1_000_000, script: 'data.sql' })
  await make(client, { table: 'users', count: 205_000, script: 'people.sql' })
  await make(client, { table: 'products', count: 200_000, script: 'catalogue.sql' })
  await client.end()
}

const make = async (client: pg.Client, { table, count, script }: { table: string; count: number; script: string }) => {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  if (rows[0]!.n >= count) return
  console.log(`Making ${count.toLocaleString('en')} ${table} …`)
  const before = Date.now()
  await client.query(readFileSync(path.join(import.meta.dirname, script), 'utf8'))
  await client.query('vacuum analyze')
  console.log(`made in ${Math.round((Date.now() - before) / 1000)} s`)
}
