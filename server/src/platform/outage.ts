import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { settings } from './config.ts'
import { log } from './log.ts'

/** Classes of PostgreSQL's own errors: connection, operator's intervention, resources. */
const unavailable = /^(08|57P0|53)/
const unreachable =
  /ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|terminated|timeout exceeded when trying to connect|is not queryable/

/** Whether an error says that the database, or a connection to it, is gone: sent again later, the request may pass. */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as Error & { code?: string }
  return unavailable.test(code) || unreachable.test(`${code} ${error.message}`)
}

/** Of two that waited for each other, whether this one gave way: sent again, it passes. */
export const gaveWay = (error: unknown): boolean => {
  const { code = '' } = (error ?? {}) as { code?: string }
  return code === '40P01' || code === '40001'
}

/** Whether the same work may pass when it is done again: nothing is wrong with what it is done to. */
export const mayPass = (error: unknown): boolean => isOutage(error) || gaveWay(error)

const answers = async (): Promise<boolean> => {
  const client = new pg.Client({ connectionString: settings.DATABASE_URL, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // what is lost is what we came to see
  try {
    await client.connect()
    await client.query('select')
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}

let watching = false
let toldAt = -Infinity

/**
 * Tells the log of an outage, once when the database is lost and once when it answers again: whoever notices may call
 * it at every failure. A single connection that was cut is told too, once a minute at most.
 */
export const tellOutage = async ({ message }: Error): Promise<void> => {
  if (watching) return
  watching = true
  if (await answers()) {
    if (Date.now() - toldAt > 60_000) log.warn({ error: message }, 'a connection was lost; the database answers')
    toldAt = Date.now()
  } else {
    const since = Date.now()
    log.error({ error: message }, 'the database is lost')
    do await pause(250, undefined, { ref: false })
    while (!(await answers()))
    log.warn({ seconds: Math.round((Date.now() - since) / 100) / 10 }, 'the database answers again')
  }
  watching = false
}
