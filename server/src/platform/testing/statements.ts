import pg from 'pg'

type Asked = { statements: number; reaches: string[] }
let asked: Asked = { statements: 0, reaches: [] }
let hasWritten = false

/** Outside a transaction, that a request asks anew how its caller reaches a place: `residences 5`. */
const reachOf = ([config]: unknown[]): string | null => {
  const { name, text, values } = (config ?? {}) as { name?: string; text?: string; values?: unknown[] }
  const [, place] = (name && /\bas staff from \(?(residences|companies)\b/.exec(text ?? '')) || []
  return place ? `${place} ${String(values?.at(-1))}` : null
}

/**
 * Whether a session still serves is asked by the clock: of a stream now and then, of a form once it took over a second.
 * A slow machine asks it, not the operation.
 */
const isByTheClock = ([config]: unknown[]): boolean =>
  /^\s*select t\.id from access_tokens t\b/.test((config as { text?: string } | undefined)?.text ?? '')

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  if (!isByTheClock(given)) asked.statements += 1
  const reach = reachOf(given)
  if (reach && !hasWritten) asked.reaches.push(reach)
  hasWritten ||= given[0] === 'begin'
  return Reflect.apply(query, this, given)
} as typeof query

/**
 * How many statements this process asks PostgreSQL while the work goes on, those that begin and end a transaction too;
 * and of which places it asks anew how they are reached, before it begins to write.
 */
export const countStatements = async <T>(work: () => Promise<T>): Promise<{ done: T } & Asked> => {
  const before = asked.statements
  asked = { ...asked, reaches: [] }
  hasWritten = false
  const done = await work()
  return { done, statements: asked.statements - before, reaches: asked.reaches }
}
