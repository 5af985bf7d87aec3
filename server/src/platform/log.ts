import pino from 'pino'
import { settings } from './config.ts'

const secretPaths = /^\/v2\/(personal-access-token|reset-password|email-validation-token|invitation-token)/

/** What stands in a path and opens something by itself: a reset link's token, a picture's key, anything as long as a token. */
const secretSegments = /(?<=\/password\/token\/reset\/|\/v2\/pictures\/)[^/]+|(?<=\/)[\w.~-]{40,}/g

/** A name that operations give to a parameter. Anything else in its place may be a value without a name. */
const plainKey = /^[a-z_]{1,40}((%5B|\[)[a-z_]*(%5D|\]))*$/i

/**
 * A request's address fit for a log: tokens in the path are struck out, the query is dropped where it may hold a
 * secret, and its values everywhere else.
 */
export const loggedUrl = (url: string): string => {
  const [asked, query] = url.split('?', 2) as [string, string | undefined]
  const path = asked.replace(secretSegments, '[redacted]')
  if (!query || secretPaths.test(path)) return path
  const keys = query.split('&').map((pair) => pair.split('=', 1)[0] ?? '')
  return `${path}?${keys.map((key) => (plainKey.test(key) ? key : '[redacted]')).join('&')}`
}

/** What somebody else's program said, in a sentence for the log: without the mail addresses that it repeats. */
export const loggedReason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[^\s<>]+@[^\s<>]+/g, '…')

/** What PostgreSQL says beside its message: whole rows, with addresses and what passwords became. */
const rowsOfDatabase = new Set(['detail', 'where', 'internalQuery'])

/** An error as the log tells it: message, trace and fields, without the rows of the database that it speaks of. */
export const loggedError = (error: unknown): unknown =>
  error instanceof Error
    ? Object.fromEntries(Object.entries(pino.stdSerializers.err(error)).filter(([key]) => !rowsOfDatabase.has(key)))
    : error

/** The log of the server: JSON lines on standard output. */
export const log = pino({
  level: settings.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: loggedError },
  formatters: { level: (label) => ({ level: label }) },
})
