import { availableParallelism } from 'node:os'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { settings } from './config.ts'
import { readAside } from './db.ts'
import { subnetOf } from './limits.ts'
import type { Operation } from './operations.ts'
import { places, type Release } from './places.ts'
import { queryOf } from './query.ts'
import { Refusal } from './refuse.ts'

/** A list of more rows than this is a big read; `-1` asks for all. */
const manyRows = 1_000
const room = places({ total: settings.BIG_READS, each: 2, waiting: 30 })
/** Of a person's lists and figures at once: two, but always a processor fewer than there are, which is everybody else's. */
export const bigReadsOfOne = Math.min(2, Math.max(1, availableParallelism() - 1))
/**
 * What is read whole before it is answered has a turn besides. An export has none: it keeps its place for as long as its
 * reader takes to receive it, and must not shut them out of their pages meanwhile.
 */
const turns = places({ total: settings.BIG_READS, each: bigReadsOfOne, waiting: 30 })
/** Who asks for one more waits this long at most: a page asks for some lists whole. */
const waitMs = 5_000

/** A place, and the turn of what has one. */
const takePlace = async (key: string, until: 'work' | 'answer', signal: AbortSignal): Promise<Release> => {
  const deadline = performance.now() + waitMs
  const leaveTurn = until === 'work' ? await turns.take(key, { waitMs, signal }) : () => {}
  try {
    const leave = await room.take(key, { waitMs: Math.max(0, deadline - performance.now()), signal })
    return () => {
      leave()
      leaveTurn()
    }
  } catch (error) {
    leaveTurn()
    throw error
  }
}

const sizeAsked = (url: string): number => Number((queryOf(url) as { page_size?: unknown }).page_size ?? 0)

/** Whether a request reads much: its operation says so (exports, statistics), or it asks for a long page. */
export const isBigRead = ({ isBig, method }: Operation, { url }: FastifyRequest): boolean => {
  if (isBig) return true
  const size = method === 'GET' ? sizeAsked(url) : 0
  return size === -1 || size > manyRows
}

/**
 * A big read, on connections of its own and with few others. The place is given back when its work has ended, or with
 * the answer where `until` says so; when the caller goes away, the database is told to stop.
 */
export const readMuch = async <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  until: 'work' | 'answer',
  work: () => Promise<T>,
): Promise<T> => {
  const { actor, ip } = request.call
  const gone = new AbortController()
  // Also after the answer has been sent, when nothing is left to stop.
  const leave = () => gone.abort(new Refusal('SERVICE_UNAVAILABLE'))
  reply.raw.once('close', leave)
  if (reply.raw.closed || request.raw.socket.destroyed) leave()
  const { signal } = gone
  const release = await takePlace(actor ? String(actor.userId) : subnetOf(ip), until, signal)
  signal.addEventListener('abort', release)
  try {
    signal.throwIfAborted()
    const done = await readAside(signal, work)
    if (until === 'work') release()
    return done
  } catch (error) {
    release()
    throw error
  }
}

/** How many big reads are at work; for the metrics. */
export const bigReadsAtWork = room.taken
