import pg from 'pg'
import { tellOutage } from './outage.ts'

// bigint and numeric columns hold ids, counts and sizes that fit a double; dates stay the text they are.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value: string) => value)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value: string) => new Date(value).toISOString())

/** Texts that PostgreSQL plans once for each connection, whoever asks them on it, and their names there. */
export const plannedOnce = new Map<string, string>()

/**
 * A connection that is lost fails its query and nothing else. The pool itself listens to idle ones alone: without a
 * listener of its own, a client lost while in use ends the process.
 */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', (error) => void tellOutage(error))
  }
  // A transaction asks by text and values: what is planned once has its name there too.
  override query = ((asked: unknown, values?: unknown[], ...rest: unknown[]) => {
    const name = typeof asked === 'string' ? plannedOnce.get(asked) : undefined
    const config = name === undefined ? [asked, values] : [{ name, text: asked, values }]
    return Reflect.apply(super.query, this, [...config, ...rest])
  }) as pg.Client['query']
  override connect(): Promise<pg.Client>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.Client> | void {
    if (!callback) return super.connect()
    super.connect((error: Error) => {
      if (error) void tellOutage(error)
      ;(callback as (error: Error) => void)(error)
    })
  }
}
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/** One whose loss is nobody's outage: what it would have answered is asked elsewhere. */
class QuietClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}

const limits = '-c jit=off -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000'

type Opened = { url: string; max: number; isPooled: boolean; isQuiet?: boolean; connectMs?: number }
export const openPool = ({ url, max, isPooled, isQuiet = false, connectMs = 10_000 }: Opened): pg.Pool =>
  new pg.Pool({
    Client: isQuiet ? QuietClient : Client,
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A pooler in between has limits of its own (deploy/pgbouncer.ini), and refuses to be told of them.
    ...(!isPooled && { options: limits }),
  }).on('error', () => {}) // its client has told
