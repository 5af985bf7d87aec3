import { setTimeout as pause } from 'node:timers/promises'
import { Procedure, type AnyProcedure } from '@orpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { settings } from './config.ts'
import { readAside } from './db.ts'
import { subnetOf } from './limits.ts'
import type { Operation } from './operations.ts'
import { places } from './places.ts'
import { queryOf } from './query.ts'
import { Refusal } from './refuse.ts'

/** A list of more rows than this is a big read; `-1` asks for all. */
const manyRows = 1_000
/** Two of a person at once. Who asks for a third waits this long at most: a page asks for some lists whole. */
const room = places({ total: settings.BIG_READS, each: 2, waiting: 30 })
const waitMs = 5_000
/** The server goes on answering others while it works on a big answer: so many milliseconds at a time. */
const sliceMs = 2

const sizeAsked = (url: string): number => {
  const { page_size } = queryOf(url) as { page_size?: unknown }
  return page_size === undefined ? 0 : Number(page_size)
}

/** Whether a request reads much: its operation says so (exports, statistics), or it asks for a long page. */
export const isBigRead = ({ isBig, method }: Operation, { url }: FastifyRequest): boolean => {
  if (isBig) return true
  const size = method === 'GET' ? sizeAsked(url) : 0
  return size < 0 || size > manyRows
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
  const release = await room.take(actor ? String(actor.userId) : subnetOf(ip), { waitMs, signal })
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

/** Does something with each, a few milliseconds at a time. */
const each = async <T, U>(rows: readonly T[], act: (row: T) => U): Promise<U[]> => {
  const done: U[] = []
  let since = performance.now()
  for (const row of rows) {
    done.push(act(row))
    if (performance.now() - since < sliceMs) continue
    await pause(1)
    since = performance.now()
  }
  return done
}

const list = (schema: unknown): { row: z.ZodType; rest: z.ZodType } | null => {
  if (!(schema instanceof z.ZodObject) || !(schema.shape.data instanceof z.ZodArray)) return null
  return { row: schema.shape.data.element as z.ZodType, rest: schema.omit({ data: true }) }
}

/** The same operation, whose long answer is parsed a slice at a time. */
export const inSlices = (procedure: AnyProcedure): AnyProcedure => {
  const parts = list(procedure['~orpc'].outputSchema)
  if (!parts) return procedure
  const validate = async (answer: unknown) => {
    const { data, ...rest } = answer as { data: unknown[] }
    try {
      return { value: { ...(parts.rest.parse(rest) as object), data: await each(data, (row) => parts.row.parse(row)) } }
    } catch (error) {
      if (error instanceof z.ZodError) return { issues: error.issues }
      throw error
    }
  }
  const outputSchema = { '~standard': { version: 1 as const, vendor: 'logis', validate } }
  return new Procedure({ ...procedure['~orpc'], outputSchema }) as AnyProcedure
}

/** An answer as JSON, written a slice at a time. */
export const jsonInSlices = async (answer: unknown): Promise<string> => {
  const { data, ...rest } = (answer ?? {}) as { data?: unknown }
  if (!Array.isArray(data)) return JSON.stringify(answer)
  const rows = await each(data, (row) => JSON.stringify(row))
  const tail = JSON.stringify(rest).slice(1)
  return `{"data":[${rows.join(',')}]${tail === '}' ? '' : ','}${tail}`
}
