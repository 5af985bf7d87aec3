import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { hashToken } from './actor.ts'
import { subnetOf } from './limits.ts'
import { memory } from './memory.ts'
import { Refusal } from './refuse.ts'
import { senderOf } from './sender.ts'

/**
 * How many tokens a network may show in a minute that this server has not seen open a session: each costs a question
 * to the database. Enough for an office whose server has just started again.
 */
const perMinute = 600
const windowMs = 60_000
/** The most that is remembered of either. */
const remembered = 20_000

type Window = { since: number; count: number }
/** What networks have shown of late. */
const windows = memory<Window>(remembered)
/** Tokens that have opened a session here, by their hash. Only a reason to ask for them, never an answer. */
const proven = memory<true>(remembered)
const counted = new WeakMap<FastifyRequest, Window>()

/** A request is asked for its key several times and hashes its token once. */
const keys = new WeakMap<FastifyRequest, string | null>()
const keyOf = (request: FastifyRequest): string | null => {
  const known = keys.get(request)
  if (known !== undefined) return known
  const token = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  const key = token === undefined ? null : hashToken(token).toString('base64url')
  keys.set(request, key)
  return key
}

/** Of a caller who has had all the requests of their time, and has others in so many milliseconds. */
export const tooSoon = (waitMs: number): Refusal =>
  new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })

/** So many refusals of this kind a network has at once in a minute; the others wait, and so many at most of all networks. */
const atOncePerMinute = 20
const mostHeld = 2_000
/** Not all of them as long: those refused together would come back together. */
const heldMs = () => randomInt(1_000, 2_000)
const refusals = memory<Window>(remembered)
let held = 0

/**
 * Holds the refusal of a network that goes on asking too often, for one to two seconds. Who asks again as soon as they
 * are answered would otherwise keep the server busy with refusing them, and everybody else waiting behind.
 */
export const holdBack = async (error: unknown, ip: string): Promise<void> => {
  if (!(error instanceof Refusal) || error.reason !== 'TOO_MANY_REQUESTS') return
  const window = windowOf(refusals, subnetOf(ip), Date.now())
  window.count += 1
  if (window.count <= atOncePerMinute || held >= mostHeld) return
  held += 1
  await pause(heldMs())
  held -= 1
}

/** The token of a session that was seen open here, by its hash; null for any other request. */
export const provenKeyOf = (request: FastifyRequest): string | null => {
  const key = keyOf(request)
  return key !== null && proven.has(key) ? key : null
}

const windowOf = (of: typeof windows, network: string, now: number): Window => {
  const found = of.get(network)
  return found && now - found.since < windowMs ? found : of.keep(network, { since: now, count: 0 })
}

/** Whether `admitToken` has counted this request. */
export const isCounted = (request: FastifyRequest): boolean => counted.has(request)

/** Before anyone is asked: a token that is new here counts on its network, until it has opened a session. */
export const admitToken = (request: FastifyRequest): void => {
  const now = Date.now()
  const key = keyOf(request)
  if (key === null || proven.has(key)) return
  const window = windowOf(windows, subnetOf(senderOf(request)), now)
  if (window.count >= perMinute) throw tooSoon(window.since + windowMs - now)
  window.count += 1
  counted.set(request, window)
}

/** The token has opened its session: it counts on its network no more. */
export const welcomeToken = (request: FastifyRequest): void => {
  const key = keyOf(request)
  if (key !== null) proven.keep(key, true)
  const window = counted.get(request)
  if (window) window.count = Math.max(0, window.count - 1)
}
