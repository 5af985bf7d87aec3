import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { settings } from './config.ts'
import { tellOutage } from './outage.ts'

/** How often a connection that is silent is asked whether it lives, and how long it may take to say so. */
const pulseMs = 20_000
const pulseTimeoutMs = 10_000
const mostBackOffMs = 10_000

type Hearing = {
  channels: readonly string[]
  hear: (channel: string, payload: string) => void
  /** It listens, for the first time or again: what was said before was not heard. */
  begin: () => void
}

/**
 * Listens to what the database says (NOTIFY), on a connection of its own, until it is told to stop. A connection that
 * is lost is replaced.
 */
export const listen = (hearing: Hearing): { stop: () => Promise<void> } => {
  const stopping = new AbortController()
  const listening = listenOn(hearing, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return listening
    },
  }
}

const listenOn = async (hearing: Hearing, signal: AbortSignal): Promise<void> => {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const begin = () => {
      tries = 0
      hearing.begin()
    }
    await listenOnce({ ...hearing, begin }, signal).catch((error: Error) =>
      signal.aborted ? undefined : tellOutage(error),
    )
    await pause(Math.min(mostBackOffMs, 100 * 2 ** tries), undefined, { signal }).catch(() => {})
  }
}

/** Until the connection is lost, which throws, or nobody wants to hear any more. */
const listenOnce = async ({ channels, hear, begin }: Hearing, signal: AbortSignal): Promise<void> => {
  const client = new pg.Client({
    connectionString: settings.DATABASE_DIRECT_URL,
    connectionTimeoutMillis: pulseTimeoutMs,
    query_timeout: pulseTimeoutMs,
    keepAlive: true,
    application_name: 'logis listening',
  })
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => {})
  client.on('error', lost.reject)
  client.on('end', () => lost.reject(new Error('The connection that listens was terminated')))
  client.on('notification', ({ channel, payload = '' }) => hear(channel, payload))
  try {
    await client.connect()
    for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    begin()
    while (!signal.aborted) {
      await Promise.race([lost.promise, pause(pulseMs, undefined, { signal }).catch(() => {})])
      if (!signal.aborted) await client.query('select')
    }
  } finally {
    await client.end().catch(() => {})
  }
}
