import { existsSync } from 'node:fs'
import path from 'node:path'
import { type EmbeddedPostgresWish, startEmbeddedPostgres } from './embeddedPostgres.ts'
import { placeInMemory } from './memory.ts'
import { root } from './root.ts'

/** The settings of a file `.env`, if there is one; those of the environment come first. */
export const loadSettings = () => {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

type Database = { url: string; isEmbedded: boolean; stop: () => Promise<void> }

/** The person's own PostgreSQL server, or the embedded one with its data under `.data/postgres`. */
export const openDatabase = () =>
  open(process.env['DATABASE_URL'], () => ({
    dataDir: path.join(root, '.data/postgres'),
    port: embeddedPort(),
    database: 'logis',
  }))

/** A PostgreSQL server on which tests may make and drop databases. */
export const openTestDatabase = () =>
  open(process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'], () => ({
    ...testFolder(),
    port: 0,
    durable: false,
    bySocket: true,
    settings: { max_connections: '200' },
  }))

/** In memory where there is room: tests make and drop hundreds of databases, each of a thousand files. */
const testFolder = () => {
  const place = placeInMemory('logis-test-postgres')
  return place ? { dataDir: place, forgotten: true } : { dataDir: path.join(root, '.data/test-postgres') }
}

const open = async (own: string | undefined, wish: () => EmbeddedPostgresWish): Promise<Database> =>
  own
    ? { url: own, isEmbedded: false, stop: async () => {} }
    : { ...(await startEmbeddedPostgres(wish())), isEmbedded: true }

/**
 * What a server is told of the database that was opened for it. The demo world, whose password everybody knows, fills
 * our own database alone, and not in production, unless the person asks for it by name.
 */
export const serverSettings = (
  { url, isEmbedded }: Pick<Database, 'url' | 'isEmbedded'>,
  { NODE_ENV, SEED_DEMO = 'auto' }: NodeJS.ProcessEnv = process.env,
) => {
  const seedByDefault = isEmbedded && NODE_ENV !== 'production' ? 'always' : 'never'
  return { DATABASE_URL: url, SEED_DEMO: SEED_DEMO === 'auto' ? seedByDefault : SEED_DEMO }
}

const embeddedPort = () => {
  const setting = process.env['EMBEDDED_POSTGRES_PORT'] || '54329'
  const port = Number(setting)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`EMBEDDED_POSTGRES_PORT is "${setting}": it should be a port, from 0 (any free one) to 65535`)
}
